import {
  BACKS,
  BEARDS,
  body,
  COLLARS,
  ears,
  EXTRAS,
  HAIRS,
  HATS,
  head,
  smile,
  TABLE,
} from './parts';

/** Light and shade of each colour. */
const COLOURS: Record<string, [string, string]> = {
  pale: ['#f4d0ac', '#dba983'],
  fair: ['#f0c49a', '#d79f70'],
  tan: ['#d79a68', '#b57946'],
  brown: ['#b87a4b', '#935a32'],
  dark: ['#8f5f3c', '#6e4527'],
  slate: ['#3e5c76', '#2c455b'],
  moss: ['#5d7a3a', '#46602a'],
  hop: ['#7da043', '#5d7a3a'],
  wine: ['#8f2d3b', '#6d1f2b'],
  amber: ['#e0992b', '#b9771a'],
  copper: ['#b5622e', '#8a4820'],
  umber: ['#6d5a45', '#51412f'],
  oak: ['#7b5a3c', '#5b3a24'],
  plum: ['#6b4a78', '#4d3358'],
  sand: ['#d9b25e', '#b98f3c'],
  cream: ['#f4e7cf', '#d9c39d'],
  black: ['#2b1d14', '#1d1714'],
  red: ['#8a3f1c', '#6b2f14'],
  blond: ['#d9a648', '#b98030'],
  white: ['#cfc4b0', '#ab9f8a'],
};

/** Skin and cloth, then hair, collar, back, beard, hair, hat with its colour, and what is special. */
const LOOKS: Record<string, string> = {
  merchant: 'brown amber black shirt - moustache - beret/wine',
  dishwasher: 'tan slate black straps - - - kerchief/cream',
  barmaid: 'pale wine blond bib braids - - bonnet',
  brewer: 'tan hop black straps - - - straw/moss',
  noble: 'pale plum black ruff - goatee - feather/plum',
  R1: 'fair slate oak shirt - moustache - cap/oak',
  R2: 'pale oak blond straps - - fringe -',
  R3: 'tan moss black shirt - full short -',
  R4: 'fair umber white shirt - long sides -',
  R5: 'pale copper red scarf/slate bun - swept -',
  R6: 'brown slate black leather - frown short -',
  R7: 'fair wine oak straps - - tuft -',
  juggler: 'fair wine black lapels/amber - laugh - jester/moss balls',
  fire_breather: 'tan copper black leather - - spikes band/wine flame',
  magician: 'pale slate white chain - long - point/slate wand',
  host_turned: 'fair wine oak chain - moustache sides laurel',
  bard: 'fair plum red lapels/amber - goatee - point/plum',
  'M3G-1': 'tan wine black shirt - curled - point/wine earring',
  'M3G-2': 'pale moss blond - braids - swept star',
  'M3G-3': 'dark slate white chain - long - kerchief/slate',
  'M3G-4': 'fair copper red scarf/moss - forked - cap/copper',
  'M3G-5': 'pale plum black lapels/cream - chin - tall/plum',
  'M3G-6': 'brown amber black bib curls - parted flower',
  'M3G-7': 'tan umber oak fur - full - fur/umber',
  'M3G-8': 'pale slate white ruff - curled - tall/slate glasses',
  'M3G-9': 'dark wine black chain long - parted star',
  'M3G-10': 'fair amber blond ruff - moustache - feather/moss',
  'G3-1': 'fair slate oak lapels/wine - moustache - beret/slate',
  'G3-2': 'pale moss blond straps - - - point/moss',
  'G3-3': 'brown copper black scarf/cream - full - kerchief/wine',
  'G3-4': 'pale wine red bib bun - swept - freckles',
  'G3-5': 'tan oak white shirt - long grey -',
  'G3-6': 'dark amber black straps - laugh short -',
  'G3-7': 'fair umber blond leather - curled sides -',
  'G3-8': 'pale slate black scarf/wine - - - cap/slate pipe',
  'G4-1': 'fair umber white shirt - long grey - glasses',
  'G4-2': 'pale moss red - bun - swept flower',
  'G4-3': 'tan wine black leather - forked short - scar',
  'G4-4': 'fair amber blond lapels/oak - curled - tall/oak',
  'G4-5': 'brown moss black straps - moustache - straw/wine',
  'G4-6': 'pale oak oak fur - - tonsure -',
  'G4-7': 'tan slate black scarf/wine - chin - band/wine patch',
  'G5-1': 'brown wine black - long - parted star',
  'G5-2': 'fair slate red shirt - forked fringe -',
  'G5-3': 'dark copper black chain curls - parted -',
  'G5-4': 'pale slate blond bib braids - swept -',
  'G5-5': 'tan amber black lapels/wine - goatee - fur/oak',
  'G5-6': 'fair plum white shirt - curled - tall/plum glasses',
  'G5-7': 'pale wine oak straps - frown spikes -',
  'G5-8': 'brown hop black leather - full - point/hop',
  'G6-1': 'tan oak black leather - full short -',
  'G6-2': 'tan copper oak - hood chin - hood',
  'G6-3': 'pale amber red bib buns - parted flower',
  'G6-4': 'fair moss blond straps - moustache - straw/amber pipe',
  'G6-5': 'dark wine black chain - forked - beret/amber',
  'G6-6': 'pale umber white - hood long - hood',
  'G6-7': 'brown slate black scarf/amber tail - fringe - scar',
  'G7-1': 'fair wine oak fur - curled - feather/wine',
  'G7-2': 'dark hop white straps - full - fur/cream',
  'G7-3': 'pale slate black - - - - veil/cream',
  'G7-4': 'tan copper red chain curls laugh parted -',
  'G8-1': 'brown amber black chain - moustache - beret/wine earring',
  'G8-2': 'fair moss white leather - long - tall/moss',
  'G8-3': 'pale wine blond lapels/amber tail - swept star',
  'G8-4': 'dark plum black ruff - goatee - crown',
};

/** What is held before the face. */
const HELD = ['pipe', 'balls', 'flame', 'wand'];

export const hasFace = (card: string): boolean => card === 'table' || card in LOOKS;

const cache = new Map<string, string>();

/** What is on a card, drawn; whom nobody knows looks like the first regular. */
export function personOf(card: string): string {
  const known = cache.get(card);
  if (known) return known;
  const drawn = card === 'table' ? TABLE : draw(LOOKS[card] ?? LOOKS['R1']!);
  cache.set(card, drawn);
  return drawn;
}

function draw(look: string): string {
  const [
    skin = '',
    cloth = '',
    hair = '',
    collar = '',
    back = '',
    beard = '',
    top = '',
    hat = '',
    extra = '',
  ] = look.split(' ');
  const [overCollar, collarColour] = collar.split('/');
  const [hatShape = '', hatColour] = hat.split('/');
  const hides = ['hood', 'curls', 'long', 'bun', 'buns'].includes(back) || hatShape === 'veil';
  const drawn = [
    BACKS[back],
    body(),
    tinted(COLLARS[overCollar ?? ''], collarColour),
    hides ? '' : ears(),
    head(),
    HELD.includes(extra) ? '' : EXTRAS[extra],
    BEARDS[beard] ?? smile(),
    HAIRS[top],
    tinted(HATS[hatShape], hatColour),
    HELD.includes(extra) ? EXTRAS[extra] : '',
  ].join('');
  return coloured(drawn, { S: skin, C: cloth, H: hair }, { T: skin, D: cloth });
}

/** The colour of a hat or scarf, in place of `A`, and its shade for `B`. */
const tinted = (drawn = '', colour = 'wine'): string =>
  coloured(drawn, { A: colour }, { B: colour });

function coloured(
  drawn: string,
  light: Record<string, string>,
  shade: Record<string, string>,
): string {
  return drawn.replace(/"([A-Z])"/g, (found, letter: string) => {
    const fill = COLOURS[light[letter] ?? '']?.[0] ?? COLOURS[shade[letter] ?? '']?.[1];
    return fill ? `"${fill}"` : found;
  });
}
