import type { BoardProps } from '$lib/board';
import type { BeerAndBreadView } from '$generated/beer_and_bread';

/** The sentence of an upgrade with its figures. */
export function effect(view: BeerAndBreadView, id: string, t: BoardProps['t']): string {
  const upgrade = view.upgrades[id];
  if (!upgrade) return '';
  const kinds = upgrade.kinds.map((kind) => t(`kind-${kind}`)).join(', ');
  return t(`effect-${id}`, { count: upgrade.count, kind: upgrade.kind ?? 'any', kinds });
}
