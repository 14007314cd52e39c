import type { BoardProps, ButtonNote, Choice, Question } from '$lib/board';
import type { IconName } from '$lib/icons';
import type { LossView, SpaceView, TiefenthalView } from '$generated/tiefenthal';
import { buyingLabel, buyingNote, PICKED } from './buying';
import type { Draft } from './draft.svelte';
import { warns } from './warnings.svelte';

/** What is offered where it lies: dice on spaces, counter guests at the bar, tiles, entertainers. */
const ON_BOARD = ['use', 'send', 'refuse', 'turn', 'drink', ...PICKED];

export function claims(option: Choice, _question: Question, draft: Draft): boolean {
  if (['place', 'leave'].includes(option.verb)) return true;
  if (option.verb === 'forgo') return !draft.forgoes(option);
  return ON_BOARD.includes(option.verb) && option.text !== draft.go;
}

/** Serve as planned, buy what is picked; with nothing left to serve, close. */
export function isNext(option: Choice, question: Question, draft: Draft): boolean {
  if (question.step !== 'serve')
    return ['keep', 'accept'].includes(option.verb) || option.text === draft.picked;
  if (draft.go !== undefined) return option.text === draft.go;
  return option.verb === 'close' && !draft.hasMore;
}

/** Digits take dice, from the coaster or up; so in serving the buttons have keys of their own. */
export function keyOf(option: Choice, question: Question, draft: Draft): string | undefined {
  if (question.step === 'place-die') return '';
  if (option.verb === 'take') return String(option.facts['die']);
  if (['start', 'side'].includes(option.verb)) return String(question.options.indexOf(option) + 1);
  if (question.step !== 'serve') return undefined;
  if (isNext(option, question, draft)) return 'Enter';
  return option.verb === 'close' ? 'c' : '';
}

/** "Use the 5 at table 4"; what is picked in sight is not named again. */
export function labelOf(
  option: Choice,
  _question: Question,
  _view: TiefenthalView,
  t: BoardProps['t'],
  draft: Draft,
): string | undefined {
  if (option.verb === 'forgo') return draft.forgoes(option) ? t('board-forgo') : undefined;
  if (PICKED.includes(option.verb))
    return option.text === draft.picked ? buyingLabel(option, t, draft) : undefined;
  if (option.verb === 'use') return t(`board-use-${String(option.facts['space'])}`, option.facts);
  return option.verb === 'close' ? t('board-close') : undefined;
}

/** What a use brings, and what closing would lose. */
export function noteOf(
  option: Choice,
  _question: Question,
  view: TiefenthalView,
  t: BoardProps['t'],
  draft: Draft,
): ButtonNote | undefined {
  const text = buyingNote(option, view, t, draft);
  if (text !== undefined) return { text };
  const use = option.verb === 'use' ? spaceFor(option, draft) : undefined;
  if (use) return { text: t(`board-plus-${use.goods}`, { count: use.amount }) };
  const loss = draft.tavern?.loss;
  if (option.verb !== 'close' || !loss) return undefined;
  const lost = lossWords(loss, t);
  return lost ? { text: lost, warns: true } : undefined;
}

const LOSSES = ['thalers', 'beers', 'dice'] as const;

/** "lost: 1 thaler, 2 dice"; nothing of what this person wants no warning of. */
export function lossWords(loss: LossView, t: BoardProps['t']): string {
  const warned = (goods: string): boolean => warns(goods === 'dice' ? 'dice' : 'goods');
  const parts = LOSSES.filter((goods) => loss[goods] > 0 && warned(goods));
  if (parts.length === 0) return '';
  const what = parts.map((goods) => t(`board-count-${goods}`, { count: loss[goods] })).join(', ');
  return t('board-lost', { what });
}

const spaceFor = ({ facts }: Choice, { tavern }: Draft): SpaceView | undefined =>
  tavern?.spaces.find(({ space, place }) => space === facts['space'] && place === facts['place']);

/** Who has the mug begins. */
export const roleOf = (
  view: TiefenthalView,
  seat: number,
): { text: string; icon: IconName } | undefined =>
  view.mug === seat ? { text: 'board-has-mug', icon: 'mug' } : undefined;
