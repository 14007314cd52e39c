import type { SVGAttributes } from 'svelte/elements';

/** A drawing that stands alone is read out by its label; beside a word it is silent. */
export const named = (label: string | undefined): SVGAttributes<SVGSVGElement> =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
