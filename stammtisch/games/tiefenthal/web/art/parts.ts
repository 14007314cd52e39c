/** What a person is drawn from, in a field of 100 by 98; `C`, `S` and `H` are cloth, skin and hair. */
const INK = '#1d1714';
const LINE = `stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" vector-effect="non-scaling-stroke"`;

const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${LINE}/>`;
const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${LINE}/>`;
const pen = (d: string, width: number, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const STRAPS = 'M36 67V98M64 67V98';
const BRAIDS = 'M28 40C24 58 22 66 26 74M72 40C76 58 78 66 74 74';

/** Behind head and shoulders. */
export const BACKS: Record<string, string> = {
  long: shape('M26 62C18 20 34 10 50 10S82 20 74 62Z', 'H'),
  bun: dot(50, 11, 10, 'H') + shape('M28 46C22 20 36 10 50 10S78 20 72 46Z', 'H'),
  buns:
    dot(29, 20, 9, 'H') + dot(71, 20, 9, 'H') + shape('M28 46C22 20 36 10 50 10S78 20 72 46Z', 'H'),
  braids: pen(BRAIDS, 12) + pen(BRAIDS, 8, 'H'),
  tail: shape('M64 20C84 22 86 48 76 66C68 62 72 40 60 32Z', 'H'),
  hood:
    shape('M22 72C14 34 28 6 50 6S86 34 78 72Z', 'C') +
    flat('M60 8C78 16 84 44 78 72H68C74 46 72 22 60 8Z', 'D'),
  curls: [26, 38, 50, 62, 74].map((x, i) => dot(x, [30, 17, 12, 17, 30][i] ?? 0, 9, 'H')).join(''),
};

/** Over the shoulders. */
export const COLLARS: Record<string, string> = {
  shirt: shape('M42 66L50 80L58 66', '#f4e7cf'),
  bib: shape('M36 98V78H64V98', '#fff8e7') + pen('M36 78L40 66M64 78L60 66', 2),
  leather: shape('M34 98V80H66V98M34 80L38 66M66 80L62 66', '#4a2d18'),
  straps: pen(STRAPS, 6) + pen(STRAPS, 3, '#5b3a24'),
  ruff:
    shape('M28 70C30 60 40 62 50 62S70 60 72 70C66 78 58 74 50 77 42 74 34 78 28 70Z', '#fff8e7') +
    pen('M38 64L36 74M46 64V76M54 64V76M62 64L64 74', 1.3),
  scarf:
    shape('M36 62C44 68 56 68 64 62L67 70C56 77 44 77 33 70Z', 'A') +
    shape('M56 72L62 90L52 92L50 74Z', 'A'),
  fur: shape(
    'M30 66C36 62 42 66 50 74 58 66 64 62 70 66C70 76 58 84 50 90 42 84 30 76 30 66Z',
    '#7b5a3c',
  ),
  lapels: shape('M42 65L30 76L50 96L70 76L58 65L50 84Z', 'A') + pen('M50 86V98', 2),
  chain:
    pen('M34 68C38 86 62 86 66 68', 6) +
    pen('M34 68C38 86 62 86 66 68', 3, '#e0992b') +
    dot(50, 84, 5, '#e0992b'),
};

/** Around the mouth; without one the person smiles. */
export const BEARDS: Record<string, string> = {
  moustache: shape(
    'M50 46.5C44 44 38 48 36 52C42 53 47 52 50 49.5C53 52 58 53 64 52C62 48 56 44 50 46.5Z',
    'H',
  ),
  curled: shape(
    'M50 47C44 44 37 52 29 46C31 56 44 55 50 50C56 55 69 56 71 46C63 52 56 44 50 47Z',
    'H',
  ),
  long:
    shape('M31 42C30 60 40 74 50 80 60 74 70 60 69 42C64 49 58 46 50 46S36 49 31 42Z', 'H') +
    pen('M45 52h10', 2),
  full:
    shape('M31 42C32 56 40 64 50 64S68 56 69 42C64 47 58 45 50 45S36 47 31 42Z', 'H') +
    pen('M46 51h8', 2, 'S'),
  forked:
    shape(
      'M31 42C30 56 36 68 44 76L50 66L56 76C64 68 70 56 69 42C64 49 58 46 50 46S36 49 31 42Z',
      'H',
    ) + pen('M45 52h10', 2),
  goatee: pen('M50 47.5q-6-2-9 1.5M50 47.5q6-2 9 1.5M50 55v6', 2.2),
  chin:
    pen('M45 49h10', 2) +
    shape('M43 55C46 53 54 53 57 55C57 63 54 68 50 70C46 68 43 63 43 55Z', 'H'),
  frown: pen('M44 52q6 -4 12 0', 1.8),
  laugh:
    shape('M42 48C46 50 54 50 58 48C57 56 43 56 42 48Z', '#6d1f2b') +
    flat('M44 49.5H56L55 51.5H45Z', '#fff8e7'),
};

/** On the head, under a hat. */
export const HAIRS: Record<string, string> = {
  short: shape('M30 32C27 16 38 8 50 8S73 16 70 32C66 22 58 20 48 21S34 24 30 32Z', 'H'),
  grey: shape('M30 30C28 14 40 9 50 9S72 14 70 30C66 20 60 17 50 17S34 20 30 30Z', 'H'),
  parted: shape(
    'M30 32C32 20 42 16 50 18 58 16 68 20 70 32 62 28 54 24 50 20 46 24 38 28 30 32Z',
    'H',
  ),
  swept: shape(
    'M30 34C32 20 46 16 56 18 64 19 69 26 70 34 62 30 56 26 52 22 46 28 38 32 30 34Z',
    'H',
  ),
  sides:
    shape('M30 40C25 32 27 22 33 19C32 26 32 32 30 40Z', 'H') +
    shape('M70 40C75 32 73 22 67 19C68 26 68 32 70 40Z', 'H'),
  tuft: shape('M40 15C42 6 50 4 60 6C56 9 60 12 58 16C52 13 46 13 40 15Z', 'H'),
  fringe: shape('M29 36C26 16 38 8 50 8S74 16 71 36L64 26L58 32L50 25L42 32L36 26Z', 'H'),
  spikes: shape(
    'M30 32L27 18L36 20L38 8L46 15L52 5L57 15L66 9L65 20L73 18L70 32C62 22 38 22 30 32Z',
    'H',
  ),
  tonsure: shape(
    'M30 36C27 26 29 20 34 18C42 24 58 24 66 18C71 20 73 26 70 36C64 26 36 26 30 36Z',
    'H',
  ),
};

/** On top of all. */
export const HATS: Record<string, string> = {
  cap:
    shape('M26 27C26 10 42 6 54 7 70 8 76 18 74 25C64 21 40 21 26 27Z', 'A') +
    shape('M24 28C34 20 50 19 60 21 52 25 38 28 24 31Z', '#4a2d18'),
  beret:
    shape('M24 26C22 12 36 4 52 6 72 6 80 16 74 26 60 20 40 20 24 26Z', 'A') +
    dot(52, 6, 3.5, '#e0992b'),
  kerchief:
    shape('M29 30C27 12 40 8 50 8S73 12 71 30C60 22 40 22 29 30Z', 'A') +
    shape('M70 24l12 -4-3 8 5 5-13-2Z', 'A'),
  straw:
    shape('M14 26C30 18 70 18 86 26C72 32 28 32 14 26Z', '#d9b25e') +
    shape('M32 23C32 8 42 5 50 5S68 8 68 23C58 26 42 26 32 23Z', '#e8c87c') +
    shape('M32 19C42 23 58 23 68 19V23C58 27 42 27 32 23Z', 'A'),
  feather:
    shape('M18 25C30 14 70 14 82 25C72 31 28 31 18 25Z', 'B') +
    shape('M31 22C31 4 42 1 52 2S69 6 69 22C58 25 42 25 31 22Z', 'A') +
    shape('M31 17C42 21 58 21 69 17V22C58 26 42 26 31 22Z', '#e0992b') +
    shape('M66 16C74 6 86 2 94 4 92 14 80 20 68 20Z', '#fff8e7') +
    pen('M70 17C78 12 84 9 90 7', 1.3),
  bonnet:
    shape('M29 32C29 14 40 9 50 9S71 14 71 32C62 22 38 22 29 32Z', '#fff8e7') +
    shape('M31 31C36 24 44 22 50 25 56 22 64 24 69 31 62 28 56 28 50 30 44 28 38 28 31 31Z', 'H'),
  hood: shape('M28 36C28 18 38 12 50 12S72 18 72 36C68 24 60 20 50 20S32 24 28 36Z', 'D'),
  tall:
    shape('M24 26C36 20 64 20 76 26C66 31 34 31 24 26Z', 'B') +
    shape('M34 23L37 -1H63L66 23C58 26 42 26 34 23Z', 'A') +
    shape('M34.6 18C44 21 56 21 65.4 18L66 23C58 26 42 26 34 23Z', '#e0992b'),
  fur: shape(
    'M27 29C24 18 30 14 36 16C38 9 46 8 50 11C56 7 64 10 65 16C72 15 76 20 73 29C60 22 40 22 27 29Z',
    'A',
  ),
  point:
    shape('M28 28C32 14 46 8 60 -1C66 8 72 18 72 28C60 21 40 21 28 28Z', 'A') +
    shape('M24 29C34 22 66 22 76 29C66 33 34 33 24 29Z', 'B'),
  band: shape('M29.5 29C36 21 64 21 70.5 29L70 22C62 15 38 15 30 22Z', 'A'),
  crown:
    shape('M31 25L28 7L39 15L50 3L61 15L72 7L69 25C58 21 42 21 31 25Z', '#e0992b') +
    dot(50, 17, 2.6, '#8f2d3b'),
  jester:
    shape(
      'M28 29C22 16 14 20 9 34C1 12 20 0 37 11C45 3 55 3 63 11C80 0 99 12 91 34C86 20 78 16 72 29C60 22 40 22 28 29Z',
      'A',
    ) +
    shape(
      'M50 5C55 4 59 6 63 11C80 0 99 12 91 34C86 20 78 16 72 29C65 25 57 24 50 24Z',
      '#e0992b',
    ) +
    dot(9, 37, 4.5, '#fff8e7') +
    dot(91, 37, 4.5, '#fff8e7'),
  laurel: [-3, -2, -1, 1, 2, 3]
    .map((at) => {
      const [x, y] = [50 + at * 7.4, 12 + at * at * 1.5];
      return shape(
        `M${x - 5} ${y + 4}C${x - 4} ${y - 5} ${x + 2} ${y - 7} ${x + 6} ${y - 6}C${x + 6} ${y + 1} ${x + 2} ${y + 5} ${x - 5} ${y + 4}Z`,
        '#7da043',
      );
    })
    .join(''),
  star: shape('M66 14l5-6 4 6 6 1-5 5 1 6-7-3-6 2 2-6Z', '#e0992b'),
  flower:
    [0, 1, 2, 3, 4]
      .map((i) => dot(70 + 5 * Math.cos(i * 1.257), 18 + 5 * Math.sin(i * 1.257), 3.6, '#f4e7cf'))
      .join('') + dot(70, 18, 3, '#e0992b'),
  veil: shape('M26 66C20 20 36 7 50 7S80 20 74 66L68 62C72 34 66 19 50 19S28 34 32 62Z', 'A'),
};

/** What makes somebody unmistakable. */
export const EXTRAS: Record<string, string> = {
  glasses: `<g fill="none" stroke="${INK}" stroke-width="2"><circle cx="42" cy="37.5" r="6.5"/><circle cx="58.5" cy="37.5" r="6.5"/><path d="M48.5 36.500q2-1.5 3.6 0M35.5 36L30 34M65 36L70 34"/></g>`,
  patch: shape('M36 33H48C48 41 46 43 42 43S36 41 36 33Z', INK) + pen('M31 26L69 37', 2),
  earring: dot(29.5, 47, 3, '#e0992b'),
  pipe: pen('M56 51L70 56', 3.4, '#5b3a24') + shape('M68 49H77V57C77 61 68 61 68 57Z', '#8a4820'),
  balls: dot(13, 58, 8, '#8f2d3b') + dot(87, 58, 8, '#e0992b') + dot(80, 84, 8, '#7da043'),
  flame:
    shape('M55 50C64 38 80 42 98 28C95 40 100 50 92 59C82 68 64 62 55 50Z', '#e0992b') +
    flat('M63 51C74 45 82 48 91 40C91 50 86 58 77 58C70 58 66 55 63 51Z', '#f7e3a1'),
  wand:
    pen('M68 96L86 64', 6) +
    pen('M68 96L86 64', 3, '#7b5a3c') +
    shape('M87 48l4 7 8 1-6 6 1 8-7-4-7 4 1-8-6-6 8-1Z', '#f7e3a1'),
  scar: pen('M60 43l5 8M59.5 47l5 -2.5', 1.6, '#8f2d3b'),
  freckles: [37, 40, 43, 57, 60, 63]
    .map((x, i) => `<circle cx="${x}" cy="${i % 2 ? 46 : 44}" r="1" fill="#8a4820"/>`)
    .join(''),
};

/** The one tavern card that is nobody: a table with a mug on it. */
export const TABLE =
  shape('M42 52L34 94H66L58 52Z', '#5b3a24') +
  flat('M54 52L58 94H66L58 52Z', '#452b1a') +
  shape('M6 44C6 26 94 26 94 44V52C94 70 6 70 6 52Z', '#8a4820') +
  `<ellipse cx="50" cy="44" rx="44" ry="14" fill="#c98149" ${LINE}/>` +
  pen('M58 24h4.5a3.4 3.4 0 0 1 3.4 3.4v4a5 5 0 0 1-5.2 5.2H58', 2.6) +
  shape('M39.6 21.500H58V38.400a3.2 3.2 0 0 1-3.2 3.200h-12a3.2 3.2 0 0 1-3.2-3.200Z', '#e0992b') +
  pen('M45.3 28V36.500M52 28V36.5', 3, '#b9771a') +
  shape(
    'M38.3 23.500a4.7 4.7 0 0 1 2-7.8 5.2 5.2 0 0 1 8.6-1.6 5.2 5.2 0 0 1 8.6 2.3 4.2 4.2 0 0 1 .8 7Z',
    '#fff8e7',
  );

export const body = (): string =>
  shape('M8 98C8 76 24 68 40 65H60C76 68 92 76 92 98Z', 'C') +
  flat('M58 66C76 69 91 77 91 97H68C68 84 66 74 58 66Z', 'D') +
  shape('M41 52V66C44 72 56 72 59 66V52Z', 'T');
export const ears = (): string => dot(29.5, 40, 4.5, 'S') + dot(70.5, 40, 4.5, 'T');
export const head = (): string =>
  shape('M30 34C30 18 38 13 50 13S70 18 70 34C70 50 62 61 50 61S30 50 30 34Z', 'S') +
  flat('M60 15C68 19 69 28 69 34C69 49 61 60 51 60C61 52 64 34 60 15Z', 'T') +
  `<circle cx="42.5" cy="37" r="2.1" fill="${INK}"/><circle cx="58" cy="37" r="2.1" fill="${INK}"/>` +
  pen('M38.5 31.5q4-2.5 7.5-.5M54.5 31q4-2 7.5.5M50 37.5q3.4 5 -.6 6.6', 1.7);
export const smile = (): string =>
  pen('M43.5 50q6.5 5 13 0', 1.8) +
  '<g fill="#b5622e" opacity=".45"><circle cx="38" cy="45" r="3.2"/><circle cx="62" cy="45" r="3.2"/></g>';
