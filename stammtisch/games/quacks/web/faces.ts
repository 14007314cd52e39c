import type { Choice, Question } from '$lib/board';
import type { PlayerView, QuacksView } from '$generated/quacks';
import { gain, rewardBits, step, type Bit } from './bits';

interface Asked {
  about: Question['about'];
  view: QuacksView;
  player: PlayerView;
}
type Face = (facts: Choice['facts'], asked: Asked) => Bit[];

const number = (value: unknown): number => Number(value ?? 0);
const chip = (value: unknown): Bit[] => (value === undefined ? [] : [{ chip: String(value) }]);

/** What a chip that was looked at would bring: its scoring space, or an explosion. */
function landing(id: unknown, { player }: Asked): Bit[] {
  const found = player.landings.find((each) => each.chip === id);
  if (!found) return [];
  if (found.explodes)
    return [{ icon: 'spark', text: `${found.whites}/${player.limit}`, bad: true }];
  return [
    { icon: 'coin', text: String(found.coins) },
    { icon: 'seal', text: String(found.points) },
    ...(found.ruby ? [{ icon: 'ruby' }] : []),
  ];
}

const tiers = ({ view }: Asked) => view.books.find((book) => book.colour === 'purple')?.rewards;
const handed: Face = (facts, asked) => [
  ...Array.from({ length: number(facts['number']) }, () => ({ chip: 'purple-1' })),
  ...rewardBits(tiers(asked)?.[number(facts['number']) - 1]),
];

/** The droplet by rubies or for free; a card names its steps. */
const droplet: Face = (_, { about, view, player }) => [
  ...(about['rubies'] === undefined ? [] : [gain('ruby', -view.costs.droplet)]),
  step('drop', player.droplet, number(about['droplet_after'])),
];

const FACES: Record<string, Face> = {
  place: (facts, asked) => [...chip(facts['chip']), ...landing(facts['chip'], asked)],
  take: (facts) => chip(facts['chip']),
  upgrade: ({ chip: old, bigger }) => [...chip(old), { text: '→' }, ...chip(bigger)],
  move: (facts, { about }) => [...chip(about['chip']), { text: `+${number(facts['number'])}` }],
  tier: handed,
  trade: handed,
  give: ({ number: tails }) => [gain('tail', -number(tails)), gain('ruby', number(tails))],
  return: (_, { about }) => [...chip(about['chip']), { text: '→' }, { icon: 'bag' }],
  rebag: (facts) => [...chip(facts['chip']), { text: '→' }, { icon: 'bag' }],
  keep: (_, { about }) => [...chip(about['chip']), { text: '→' }, { icon: 'pot' }],
  aside: (_, { about }) => chip(about['chip']),
  beside: (_, { player }) => player.aside.map((red) => ({ chip: red })),
  restart: (_, { about }) => [{ icon: 'bag', text: String(about['bag_after']) }],
  continue: (_, { about }) => [
    { icon: 'i-white', text: `${about['whites']}/${about['limit']}` },
    { icon: 'coin', text: String(about['coins']) },
    { icon: 'seal', text: String(about['points']) },
  ],
  points: (_, { about }) => [gain('seal', number(about['points']))],
  coins: (_, { about }) => [{ icon: 'coin', text: String(about['coins']) }],
  tails: (_, { about }) => [gain('seal', number(about['tails']))],
  rubies: (_, { about }) => [gain('ruby', number(about['rubies']))],
  remove: () => [{ chip: 'white-1', text: '−1' }],
  rats: (_, { about }) => [
    { icon: 'rat' },
    step('drop', number(about['droplet']), number(about['droplet_after'])),
  ],
  decline: (_, { about }) => [{ icon: 'drop', text: String(about['droplet']) }],
  droplet,
  tube: (_, { about, view, player }) => [
    ...(about['rubies'] === undefined ? [] : [gain('ruby', -view.costs.droplet)]),
    { icon: 'tube' },
    ...rewardBits(view.glasses[player.glass]),
  ],
  refill: (_, { view }) => [gain('ruby', -view.costs.refill), { icon: 'flask' }],
  pay: (_, { about, player }) => [
    gain('ruby', -1),
    step('drop', player.droplet, number(about['droplet_after'])),
  ],
  forward: (_, { about }) => [...chip(about['chip']), { text: `+${number(about['spaces'])}` }],
  stay: (_, { about }) => chip(about['chip']),
  done: (_, { player }) => [{ icon: 'ruby', text: String(player.rubies) }],
};

/** An option drawn: what it gives, costs and changes, all of it told by the server. */
export function faceOf(
  option: Choice,
  question: Question,
  view: QuacksView,
  player: PlayerView,
): Bit[] {
  const face = FACES[option.verb];
  return face ? face(option.facts, { about: question.about, view, player }) : [];
}

const COLOUR_OF_STEP: Record<string, string> = {
  'place-one': 'blue',
  'set-red-aside': 'red',
  'place-reds': 'red',
  'bring-back': 'red',
  'return-white': 'yellow',
  'take-tier': 'purple',
  'trade-purple': 'purple',
  'upgrade-chip': 'purple',
  'move-last': 'green',
  'pay-for-droplet': 'green',
};
const OF_THE_CARD = ['stir-back', 'take-chance', 'add-strong'];

/** The messages that say why this is asked: the fortune card with its title, or the book of a chip. */
export interface Reason {
  title?: string;
  text: string;
}

export function reasonOf(step: string, view: QuacksView): Reason | null {
  const colour = COLOUR_OF_STEP[step] ?? (view.phase === 'chips' ? 'green' : undefined);
  const book = view.books.find((each) => each.colour === colour);
  const carded =
    view.phase === 'fortune' || view.phase === 'after_brew' || OF_THE_CARD.includes(step);
  if (view.fortune && carded && colour !== 'red')
    return { title: `card-${view.fortune.card}`, text: `card-${view.fortune.card}-text` };
  if (book) return { text: `power-${book.power}` };
  if (step === 'use-rats') return { text: 'rule-rats' };
  return step === 'choose-reward' ? { text: 'rule-explosion' } : null;
}
