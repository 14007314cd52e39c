import type { GameInfo, NewTable, OddsRule, SeatWish, Value } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { recall, remember } from '$lib/store';

export type Wish = SeatWish;

/** A seat of the table that is being laid, and what can be wished for it. */
export interface Seating {
  seat: number;
  wish: Wish;
  bots: string[];
  mine: boolean;
  removable: boolean;
  onchange: (wish: Wish) => void;
  onremove: () => void;
}

interface Habits {
  game: string;
  seats: Record<string, Wish[]>;
  options: Record<string, Record<string, Value>>;
  odds: OddsRule;
  hints?: boolean;
}

/** The table that is being laid: a game, its seats and its options; last time's wishes return. */
export class Draft {
  game = $state('');
  seats = $state<Wish[]>([]);
  options = $state<Record<string, Value>>({});
  odds = $state<OddsRule>('full');
  hints = $state(false);
  pack = $state<string | null>(null);
  packName = $state('');

  private readonly habits = recall<Habits>('habits', {
    game: '',
    seats: {},
    options: {},
    odds: 'full',
  });

  constructor(
    readonly games: GameInfo[],
    readonly bots: string[],
  ) {
    this.odds = this.habits.odds;
    this.hints = this.habits.hints ?? false;
    const last = games.find((game) => game.id === this.habits.game);
    const first = last ?? games[0];
    if (first) this.choose(first.id);
  }

  get info(): GameInfo | undefined {
    return this.games.find((game) => game.id === this.game);
  }

  get tagline(): string {
    const by = this.info?.taglines ?? {};
    return by[settings.language] ?? by['en'] ?? '';
  }

  get usualBot(): string {
    return this.bots.includes('regular') ? 'regular' : (this.bots.at(-1) ?? 'random');
  }

  choose(id: string): void {
    const info = this.games.find((game) => game.id === id);
    if (!info) return;
    this.game = id;
    this.pack = null;
    const [low, high] = info.seats;
    const last = this.habits.seats[id]?.filter((wish) => this.known(wish)) ?? [];
    this.seats = last.length >= low && last.length <= high ? last : this.usual(low);
    const kept = this.habits.options[id] ?? {};
    this.options = Object.fromEntries(
      info.options.map((option) => [option.key, kept[option.key] ?? option.default]),
    );
  }

  add(): void {
    if (this.info && this.seats.length < this.info.seats[1])
      this.seats.push({ kind: 'bot', level: this.usualBot });
  }

  remove(seat: number): void {
    if (this.info && this.seats.length > this.info.seats[0]) this.seats.splice(seat, 1);
  }

  /** The same table with bots where friends would sit. */
  withBots(): void {
    this.seats = this.seats.map((wish) =>
      wish.kind === 'friend' ? { kind: 'bot', level: this.usualBot } : wish,
    );
  }

  get waits(): boolean {
    return this.seats.some((wish) => wish.kind === 'friend');
  }

  wish(): NewTable {
    this.keep();
    const { game, seats, options, pack } = this;
    return {
      game,
      seats: $state.snapshot(seats),
      options: { ...options },
      pack,
      rules: { odds: this.odds, hints: this.hints },
    };
  }

  private known(wish: Wish): boolean {
    return wish.kind !== 'bot' || this.bots.includes(wish.level);
  }

  private usual(count: number): Wish[] {
    const bot: Wish = { kind: 'bot', level: this.usualBot };
    return [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => ({ ...bot }))];
  }

  private keep(): void {
    this.habits.game = this.game;
    this.habits.odds = this.odds;
    this.habits.hints = this.hints;
    this.habits.seats[this.game] = $state.snapshot(this.seats);
    this.habits.options[this.game] = { ...this.options };
    remember('habits', this.habits);
  }
}
