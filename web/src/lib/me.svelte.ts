import { api } from './api';
import type { Games, Me } from './protocol';
import { change, hasChosenLanguage, isLanguage, settings } from './settings.svelte';
import { say } from './texts.svelte';

/** Who this browser is to the server, and what the house offers. */
export const house = $state<{ me: Me | null; games: Games | null; failed: boolean }>({
  me: null,
  games: null,
  failed: false,
});

export async function meet(): Promise<void> {
  try {
    house.me = await api.me();
    house.failed = false;
  } catch {
    house.failed = true;
    return;
  }
  const known = house.me.language;
  if (!hasChosenLanguage() && known && isLanguage(known)) settings.language = known;
  else if (known !== settings.language) await tell({ language: settings.language });
}

export async function browse(): Promise<void> {
  house.games ??= await api.games();
}

async function tell(what: { name?: string; language?: string }): Promise<void> {
  house.me = await api.iAm(what);
}

/** Whoever gives no name is a guest; a seat needs a name. */
export async function callMe(name: string): Promise<void> {
  const wanted = name.trim().slice(0, 24) || say('nameless');
  if (house.me?.name !== wanted) await tell({ name: wanted });
}

export async function speak(language: typeof settings.language): Promise<void> {
  change({ language });
  if (house.me) await tell({ language });
}

export const gameName = (id: string): string => {
  const names = house.games?.games.find((game) => game.id === id)?.names;
  return names?.[settings.language] ?? names?.['en'] ?? id;
};

/** What a seat is called: a bot has a name of the house, in the viewer's language. */
export function seatName(seat: number, name: string, kind: string): string {
  const bot = kind === 'bot' || (house.games?.bots.includes(name) ?? false);
  if (bot) return say(`bot-${seat}`);
  return name || say('free-seat');
}
