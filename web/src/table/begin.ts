/** Tables that this browser has just laid and that need nobody else: they begin at once. */
const ready = new Set<string>();

export const startAtOnce = (id: string): void => void ready.add(id);
export const takeStart = (id: string): boolean => ready.delete(id);
