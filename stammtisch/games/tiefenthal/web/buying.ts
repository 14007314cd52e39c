import type { BoardProps, Choice } from '$lib/board';
import type { TiefenthalView } from '$generated/tiefenthal';
import type { Draft } from './draft.svelte';

/** What is picked in the market, from the coaster or among cards, and said by the dock's button. */
export const PICKED = ['buy', 'upgrade', 'recruit', 'nobles', 'take', 'start', 'side'];
const FOR_BEER = ['recruit', 'nobles'];

/** "Upgrade for 8": what the button says once something is picked. */
export function buyingLabel(
  { verb, facts }: Choice,
  t: BoardProps['t'],
  draft: Draft,
): string | undefined {
  if (verb === 'start' || verb === 'side') return t(`board-keep-${verb}`);
  if (verb === 'upgrade') return t('board-upgrade-for', { count: draft.price(facts) });
  return verb === 'recruit' ? t('board-recruit', { count: Number(facts['beers']) }) : undefined;
}

/** What stays after it: "3 thalers left"; of a die, what goes on to whom. */
export function buyingNote(
  option: Choice,
  view: TiefenthalView,
  t: BoardProps['t'],
  draft: Draft,
): string | undefined {
  const { verb, facts } = option;
  const { tavern } = draft;
  if (!tavern) return undefined;
  if (verb === 'take') return passed(Number(facts['die']), view, t, tavern.seat);
  if (verb === 'upgrade' && draft.giving > 0)
    return t('board-upgrade-gives', { count: draft.giving });
  const after = draft.after(option.text);
  return after && stays(FOR_BEER.includes(verb) ? 'beers' : 'thalers', after.left, t);
}

const stays = (goods: string, count: number, t: BoardProps['t']): string =>
  count > 0
    ? t('board-stays', { what: t(`board-count-${goods}`, { count }) })
    : t('board-stays-nothing');

/** The dice that are left when one is taken, and the seat that gets them. */
function passed(
  die: number,
  { coasters }: TiefenthalView,
  t: BoardProps['t'],
  seat: number,
): string | undefined {
  const mine = coasters.find((coaster) => coaster.seat === seat);
  if (!mine || mine.dice.length < 2) return undefined;
  const at = mine.dice.indexOf(die);
  const dice = mine.dice.filter((_, number) => number !== at).join(', ');
  return t('board-passes', { dice, seat: mine.next_seat });
}
