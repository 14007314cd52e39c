import { api } from './api';
import { Messages, plain, type Args } from './fluent';
import type { LessonInfo } from './protocol';
import { settings, type Language } from './settings.svelte';

const files = import.meta.glob<string>('../../texts/*.ftl', { query: '?raw', import: 'default' });

const current = $state({ shell: new Messages('en', '') });
const games = $state<Record<string, Messages>>({});

async function shellFile(language: string): Promise<Messages> {
  const load = files[`../../texts/${language}.ftl`];
  return new Messages(language, load ? await load() : '');
}

/** Bring the shell's words into the chosen language; until then the former stay. */
export async function loadShell(language: Language): Promise<void> {
  const own = await shellFile(language);
  if (language === settings.language) current.shell = own;
}

/** A message of the shell. */
export function say(id: string, args: Args = {}): string {
  return current.shell.format(id, args) ?? id;
}

export const sayIf = (id: string, otherwise: string, args: Args = {}): string =>
  current.shell.format(id, args) ?? otherwise;

const key = (game: string, language: string): string => `${game}/${language}`;
const asked = new Set<string>();

/** A game's words in the chosen language, asked for once; undefined while they come. */
export function gameTexts(game: string): Messages | undefined {
  const own = key(game, settings.language);
  if (!asked.has(own)) {
    asked.add(own);
    void fetchTexts(game, settings.language);
  }
  return games[own] ?? games[key(game, lastShown)];
}

/** The lessons of a game and their words. */
export interface Taught {
  lessons: LessonInfo[];
  words: Messages;
}
let lessons = $state.raw<Record<string, Taught>>({});

/** A game's lessons in the chosen language, fetched when the first of them is opened. */
export function lessonsOf(game: string): Taught | undefined {
  const own = key(game, settings.language);
  if (!asked.has(`lessons ${own}`)) {
    asked.add(`lessons ${own}`);
    void fetchLessons(game, settings.language);
  }
  return lessons[own];
}

async function fetchLessons(game: string, language: Language): Promise<void> {
  const own = key(game, language);
  try {
    const found = await api.lessons(game, language);
    const words = new Messages(language, found.texts);
    lessons = { ...lessons, [own]: { lessons: found.lessons, words } };
  } catch {
    asked.delete(`lessons ${own}`);
  }
}

let lastShown = '';

async function fetchTexts(game: string, language: Language): Promise<void> {
  try {
    games[key(game, language)] = new Messages(language, await api.texts(game, language));
    lastShown = language;
  } catch {
    asked.delete(key(game, language));
  }
}

export const sayGame = (game: string, id: string, args: Args = {}): string | undefined => {
  const text = gameTexts(game)?.format(id, args);
  return text === undefined ? undefined : plain(text);
};
