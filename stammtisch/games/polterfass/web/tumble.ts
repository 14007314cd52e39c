import { animate } from '$lib/motion.svelte';

const barrels = (scene: Element): HTMLElement[] => [
  ...scene.querySelectorAll<HTMLElement>('[data-barrel]'),
];
const middle = (box: DOMRect): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

export type Spots = Map<string, DOMRect>;

/** Where each barrel is now. */
export const spots = (scene: Element): Spots =>
  new Map(barrels(scene).map((one) => [one.dataset['barrel'] ?? '', one.getBoundingClientRect()]));

/** Barrels just thrown tumble out of the cup; the others slide from where they were. */
export function tumble(scene: Element, thrown: number[], before: Spots): void {
  const cup = scene.querySelector('[data-cup]')?.getBoundingClientRect();
  let turn = 0;
  for (const barrel of barrels(scene)) {
    const id = barrel.dataset['barrel'] ?? '';
    const was = before.get(id);
    if (cup && thrown.includes(Number(id))) roll(barrel, cup, turn++);
    else if (was) slide(barrel, was);
  }
}

function roll(barrel: HTMLElement, cup: DOMRect, turn: number): void {
  const [from, to] = [middle(cup), middle(barrel.getBoundingClientRect())];
  const [x, y] = [from.x - to.x, from.y - to.y];
  const stands = barrel.dataset['stands'] === 'yes';
  const way = x > 0 ? -1 : 1;
  const spin = way * (stands ? 360 : 450);
  animate(
    barrel,
    [
      { transform: `translate(${x}px, ${y}px) rotate(${-spin}deg) scale(.45)` },
      { transform: `translate(${x / 3}px, ${y / 3 - 46}px) rotate(${-spin / 3}deg)`, offset: 0.45 },
      { transform: `translate(0, 4px) rotate(${way * 13}deg)`, offset: 0.68 },
      { transform: `rotate(${way * -7}deg)`, offset: 0.84 },
      { transform: 'none' },
    ],
    { delay: (turn * 37) % 200, easing: 'linear' },
  );
}

function slide(barrel: HTMLElement, was: DOMRect): void {
  const now = barrel.getBoundingClientRect();
  const [x, y] = [was.x - now.x, was.y - now.y];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  const scale = now.width ? was.width / now.width : 1;
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  animate(
    barrel,
    [
      { transform: start, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { share: 0.7 },
  );
}
