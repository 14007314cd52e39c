import type { Attachment } from 'svelte/attachments';
import { beat } from '$lib/motion.svelte';

/** Cards come from the queue at the door, one after the other; the next input seats all at once. */
export const comesIn = (): Attachment<HTMLElement> => (element) => {
  const door = element.closest('.house')?.querySelector('[data-place="deck"]');
  if (!door) return beat()(element);
  const [from, to] = [door.getBoundingClientRect(), element.getBoundingClientRect()];
  const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(0.6)`;
  return beat([
    { opacity: 0, transform: way },
    { opacity: 1, transform: way, offset: 0.2 },
    { opacity: 1, transform: 'none' },
  ])(element);
};
