/** A number as people print it: with a minus that is not a hyphen; what is not there counts 0. */
export const figure = (number: number | null | undefined): string =>
  String(number ?? 0).replace('-', '−');
