import { api } from '$lib/api';
import type { BoardProps, BoardSeat, Odds, Told } from '$lib/board';
import { parts, phrased, plain, prepare, type Eyes, type Messages, type Part } from '$lib/fluent';
import type { Called } from '$lib/cues';
import type { LegalMove } from '$lib/legal';
import { LiveTable } from '$lib/live.svelte';
import { motion } from '$lib/motion.svelte';
import { seatName } from '$lib/me.svelte';
import type {
  Chronicle,
  Facts,
  News,
  Choice,
  Phrase,
  Question,
  ReplayMoment,
  View,
} from '$lib/protocol';
import { hasSheets, settings } from '$lib/settings.svelte';
import { recall, remember } from '$lib/store';
import { gameTexts, say } from '$lib/texts.svelte';
import { numberOf, runsOf, shortened, together } from './reading';

/** A moment that is looked at instead of now. */
export interface Look {
  seat: number | null;
  last: number;
  /** Where rounds begin. */
  rounds: number[];
  at: ReplayMoment;
}

/** A table with its words: what the frame and the board show. */
export class Desk {
  look = $state.raw<Look | null>(null);
  /** On a shared device: whose eyes are open; null behind the curtain. */
  eyes = $state<number | null>(null);
  /** The tab of the drawer that somebody opened. */
  tab = $state<string | null>(null);
  /** After the end: whether the podium may stand, or the table as it was left. */
  staged = $state(true);
  chronicle = $state.raw<Chronicle | null>(null);
  /** What was heard last; it is seen beside whom it is about. */
  called = $state.raw<Called | null>(null);

  /** Whoever learns here has gone on without notes. */
  private alone = $state(false);

  constructor(readonly live: LiveTable) {
    this.alone = recall(`alone-${live.id}`, false);
  }

  get game(): string {
    return this.live.table?.game ?? '';
  }
  get texts(): Messages | undefined {
    return gameTexts(this.game);
  }
  get me(): number | null {
    return this.live.frame?.seat ?? null;
  }
  get viewer(): number | null {
    return this.look ? this.look.seat : this.me;
  }
  get over(): boolean {
    return this.live.frame?.result != null;
  }
  /** Whether the podium stands in the board's place. */
  get podium(): boolean {
    return this.over && this.staged && !this.look;
  }
  get view(): View {
    return this.look?.at.view ?? this.live.frame?.view ?? {};
  }
  /** The board in words; what could only be counted out is left out where the table wants it so. */
  get words(): Told[] | null {
    const { texts } = this;
    const chapters = this.look ? this.look.at.words : this.live.frame?.words;
    if (!chapters || !texts) return null;
    const off = this.live.table?.rules.odds === 'off';
    const said = (phrase: Phrase): string => plain(phrased(phrase, texts, this.sight));
    return chapters.map(({ heading, lines }) => ({
      heading: said(heading),
      lines: lines.filter(({ id }) => !off || !id.startsWith('words-count-')).map(said),
    }));
  }
  get news(): News[] {
    return this.look ? this.look.at.news : (this.live.frame?.news ?? []);
  }
  get scores(): (number | null)[] | null {
    if (this.look) return this.look.at.scores;
    return this.live.frame?.result?.scores ?? this.live.frame?.scores ?? null;
  }
  /** "Round 3 of 9", where the view tells it; a game may call it otherwise. */
  get round(): string {
    const [round, rounds] = [numberOf(this.view, 'round'), numberOf(this.view, 'rounds')];
    if (round === null) return '';
    return rounds === null ? say('round', { round }) : this.roundNamed(round, rounds);
  }
  roundNamed(round: number, rounds: number): string {
    const own = this.has('heading-round');
    return own ? this.t('heading-round', { round, rounds }) : say('round-of', { round, rounds });
  }
  get question(): Question | null {
    return this.look || this.live.sent ? null : (this.live.frame?.question ?? null);
  }
  /** The question as it stands, also while my answer to it is on its way: nothing flickers. */
  get asked(): Question | null {
    return this.look ? null : (this.live.frame?.question ?? null);
  }
  get waiting(): { seat: number; step: string }[] {
    return this.look?.at.waiting ?? this.live.frame?.waiting ?? [];
  }

  name(seat: number): string {
    const found = this.live.table?.seats[seat];
    return seatName(seat, found?.name ?? '', found?.kind ?? 'person');
  }

  get seats(): BoardSeat[] {
    const asked = new Set(this.waiting.map((waiting) => waiting.seat));
    return (this.live.table?.seats ?? []).map(({ seat, kind }) => ({
      seat,
      name: this.name(seat),
      bot: kind === 'bot',
      waiting: asked.has(seat),
      mine: this.live.yours.includes(seat),
    }));
  }

  /** Another seat of this device is asked, or the eyes are not yet open: draw the curtain for it. */
  get curtain(): number | null {
    const { frame, yours } = this.live;
    if (!frame || this.over || yours.length < 2) return null;
    const asked = frame.waiting.map((waiting) => waiting.seat);
    if (this.eyes !== null && (asked.includes(this.eyes) || !asked.some((s) => yours.includes(s))))
      return null;
    return asked.find((seat) => yours.includes(seat)) ?? frame.seat;
  }

  open(seat: number): void {
    this.eyes = seat;
    if (this.live.frame?.seat !== seat) this.live.say({ type: 'sit', seat });
  }

  private get sight(): Eyes {
    return { me: this.viewer, name: (seat) => this.name(seat) };
  }

  private format(id: string, facts: Facts): string | undefined {
    const { texts } = this;
    return texts?.format(id, prepare(facts, texts, this.sight));
  }

  has(id: string): boolean {
    return this.texts?.has(id) ?? false;
  }

  t = (id: string, facts: Facts = {}): string => plain(this.format(id, facts) ?? id);

  /** Events as one line of the log, cut into words and seats. */
  told(news: News[]): Part[] {
    return parts(shortened(this.sentences(news)).join(' '));
  }

  spoken = (news: News[]): string[] => this.sentences(news).map(plain);

  /** A game may tell several like events in one sentence: `events-landed`. */
  private sentences(news: News[]): string[] {
    const word = (key: string, value: unknown): string =>
      this.format(`${key}-${String(value)}`, {}) ?? String(value);
    return runsOf(news, (name) => this.has(`events-${name}`)).map((run) => {
      const [{ name, facts }] = run as [News];
      return run.length > 1
        ? (this.format(
            `events-${name}`,
            together(
              run.map((each) => each.facts),
              word,
            ),
          ) ?? name)
        : (this.format(`event-${name}`, facts) ?? name);
    });
  }

  label = (option: Choice): string =>
    plain(this.format(`choice-${option.verb}`, option.facts) ?? option.text);

  rule = (option: Choice): string | undefined => {
    const text = this.format(`rule-${option.rule}`, option.facts);
    return text === undefined ? undefined : plain(text);
  };

  answer = (option: Choice): void => this.live.answer(option.text);

  get odds(): Odds | null {
    return this.look ? this.look.at.odds : (this.live.frame?.odds ?? null);
  }

  /** All that a game's components are given. */
  props(draft: unknown): BoardProps {
    const { view, question, news, answer, move, t, words, viewer: me, seats, odds } = this;
    const oddsRule = this.live.table?.rules.odds ?? 'off';
    return {
      view,
      question,
      news,
      answer,
      move,
      t,
      words,
      me,
      seats,
      odds,
      oddsRule,
      draft,
      motion: motion(),
      open: (tab) => void (this.tab = tab),
    };
  }

  move = (option: Choice | undefined, more: Partial<LegalMove> = {}): LegalMove | undefined => {
    if (!option) return undefined;
    const rule = this.rule(option);
    const act = (): void => this.answer(option);
    return {
      label: this.label(option),
      act,
      answer: option.text,
      ...(rule ? { rule } : {}),
      ...more,
    };
  };

  /** What is awaited, from whom: the one line above everything. */
  get status(): string {
    const question = this.asked;
    if (question) return this.t(`step-${question.step}`, question.about);
    if (this.over && !this.look) return this.verdict;
    const [only, ...others] = this.waiting;
    if (!only) return this.over ? say('over') : '';
    const own = `waiting-${String(this.view['phase'])}`;
    if (!others.length && this.has(own)) return this.t(own, { seat: only.seat });
    return say('waiting-for', { names: this.waiting.map((w) => this.name(w.seat)).join(', ') });
  }

  get winners(): number[] {
    return this.live.frame?.result?.winners ?? [];
  }
  get verdict(): string {
    const { winners } = this;
    if (this.me !== null && winners.includes(this.me))
      return say('you-won', { others: winners.length - 1 });
    return say('won', {
      names: winners.map((seat) => this.name(seat)).join(', '),
      count: winners.length,
    });
  }

  /** The game in retrospect, asked for once it is over. */
  async lookBack(): Promise<void> {
    this.chronicle = await api.chronicle(this.live.id, this.me);
  }

  /** Whether the notes of a lesson are to be read. */
  get led(): boolean {
    return Boolean(this.live.table?.lesson) && !this.alone;
  }
  goAlone(): void {
    this.alone = true;
    remember(`alone-${this.live.id}`, true);
  }
  /** Whether hints are to be had: whoever keeps to a lesson is told by its notes. */
  get hints(): boolean {
    const { table, frame } = this.live;
    const keeps = this.led && frame?.lesson?.strayed == null;
    return (table?.rules.hints ?? false) && !keeps;
  }

  /** Open the drawer where the hint will stand, and ask for it. */
  hint(): void {
    if (!this.asked) return;
    this.tab = 'hint';
    this.live.hint();
  }

  /** Look at a moment through a seat's eyes; null goes back to now. */
  async show(moment: number | null, seat: number | null = this.viewer): Promise<void> {
    if (moment === null) {
      this.look = null;
      this.tab = this.over && !hasSheets() ? 'results' : null;
      return;
    }
    const found = await api.replay(this.live.id, seat, moment, settings.plain);
    const at = found.moments[0];
    if (!at) return;
    if (!this.look && !hasSheets()) this.tab = 'log';
    this.look = { seat, last: found.last, rounds: found.rounds, at };
  }
}
