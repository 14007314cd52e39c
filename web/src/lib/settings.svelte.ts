/** What this browser's person prefers; kept in this browser alone. */
export const LANGUAGES = {
  en: 'English',
  uk: 'Українська',
  pl: 'Polski',
  ru: 'Русский',
  de: 'Deutsch',
} as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = 'auto' | 'day' | 'night';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  /** Boards as words instead of drawings. */
  plain: boolean;
  /** A rule where it first matters, each once. */
  tips: boolean;
  /** Silent until it is switched on; asked once. */
  sound: 'ask' | 'off' | 'on';
  volume: number;
}

export const isLanguage = (code: string): code is Language => code in LANGUAGES;

function preferred(): Language {
  for (const tag of navigator.languages ?? []) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}

const DEFAULTS = {
  theme: 'auto',
  speed: 'normal',
  plain: false,
  tips: true,
  sound: 'ask',
  volume: 0.5,
} as const;

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem('settings') ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ language: preferred(), ...DEFAULTS, ...stored() });

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  localStorage.setItem('settings', JSON.stringify({ ...stored(), ...part }));
}

/** Muted in one window is muted in all. */
addEventListener('storage', ({ key }) => {
  const { sound, volume } = { ...settings, ...stored() };
  if (key === 'settings') Object.assign(settings, { sound, volume });
});

export const isLoud = (): boolean => settings.sound === 'on';
export const toggleSound = (): void => change({ sound: isLoud() ? 'off' : 'on' });

/** Whether the person chose a language here, rather than the browser. */
export const hasChosenLanguage = (): boolean => stored().language !== undefined;

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const sheets = matchMedia('(max-aspect-ratio: 6/5), (max-height: 519px)');
const system = $state({ dark: dark.matches, still: still.matches, sheets: sheets.matches });
sheets.addEventListener('change', () => (system.sheets = sheets.matches));
dark.addEventListener('change', () => (system.dark = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

export const isNight = (): boolean =>
  settings.theme === 'night' || (settings.theme === 'auto' && system.dark);

/** No room for a column beside the board: the drawer is a sheet over it. */
export const hasSheets = (): boolean => system.sheets;

/** Reduced motion leaves short fades only. */
export const isStill = (): boolean => system.still;
