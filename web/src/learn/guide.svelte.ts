import type { LessonInfo, LessonNote, LessonTurn, TryInfo } from '$lib/protocol';
import { lessonsOf, say, type Taught } from '$lib/texts.svelte';
import type { Desk } from '../table/desk.svelte';
import { leftFor } from './learn';
import { isPuzzle } from './puzzles';
import { nameOf, sightOf, textOf } from './tries';

const hasNotes = ({ notes }: LessonTurn): boolean => notes.length > 0;

/** The lesson of a table: the server tells how far it has come, this reads its notes one by one. */
export class Guide {
  private read = $state<{ step: number; notes: number }>({ step: 0, notes: 0 });

  private thing = $state(false);

  constructor(readonly desk: Desk) {}

  private get taught(): Taught | undefined {
    const { table } = this.desk.live;
    return table && this.desk.led && !isPuzzle(table.lesson) ? lessonsOf(table.game) : undefined;
  }
  private get lesson(): LessonInfo | undefined {
    return this.taught?.lessons.find(({ id }) => id === this.desk.live.table?.lesson);
  }

  /** Whether there is something to teach: the lesson is here, and nobody has gone off. */
  get teaches(): boolean {
    return this.turn !== undefined && !this.desk.look;
  }

  get step(): number {
    return this.desk.live.frame?.lesson?.step ?? 0;
  }
  /** What is tried here, if this is no whole lesson. */
  get tries(): TryInfo | undefined {
    return this.lesson?.tries ?? undefined;
  }
  get steps(): number {
    return (this.lesson?.turns.length ?? 1) - 1 - (this.tries?.first ?? 0);
  }
  get done(): number {
    return this.step - (this.tries?.first ?? 0);
  }
  /** The last turn that something was said to: answers without a word belong to it. */
  private get told(): number {
    if (this.tries) return this.step;
    return this.lesson?.turns.slice(0, this.step + 1).findLastIndex(hasNotes) ?? 0;
  }
  get turn(): LessonTurn | undefined {
    return this.lesson?.turns[this.told];
  }
  /** The answers that this turn wants, in any order. */
  private get wants(): string[] {
    const [turn, ...rest] = this.lesson?.turns.slice(this.told) ?? [];
    const next = this.tries ? 0 : rest.findIndex(hasNotes);
    const turns = turn ? [turn, ...rest.slice(0, next < 0 ? rest.length : next)] : [];
    return turns.flatMap(({ wants }) => wants || []);
  }
  /** The answer that has left the shown path. */
  get strayed(): string | null {
    return this.desk.live.frame?.lesson?.strayed ?? null;
  }
  private get place(): number {
    if (this.told < this.step) return (this.turn?.notes.length ?? 1) - 1;
    return this.read.step === this.step ? this.read.notes : 0;
  }
  get isLast(): boolean {
    return this.place + 1 >= (this.turn?.notes.length ?? 0);
  }
  get isOver(): boolean {
    return this.turn?.wants === '';
  }
  /** Others are at work, and what comes next is not yet to be seen. */
  get watches(): boolean {
    if (this.strayed !== null) return false;
    if (this.tries && this.isOver) return !this.sight;
    return !this.isOver && this.desk.asked === null;
  }
  /** What a try has shown, in the words of the log; empty while it is still to come. */
  private get sight(): string {
    return this.tries ? sightOf(this.desk, this.tries.shows) : '';
  }
  get note(): LessonNote | undefined {
    return this.turn?.notes[this.place];
  }

  /** What is read now. */
  get words(): string {
    if (this.strayed !== null) {
      const told = this.turn?.others[this.strayed];
      return told ? this.message(told) : '';
    }
    if (this.tries) return this.tried(this.tries);
    return this.note ? this.message(this.note.say) : '';
  }
  /** What it does, then to do it; at last what came of it. */
  private tried({ about }: TryInfo): string {
    if (this.isOver) return `${say('try-done')} ${this.sight}`;
    const named = this.done === 0 ? textOf(this.desk, about) : '';
    const told = /\p{L}$/u.test(named) ? `${named}.` : named; // the name of a card is no sentence
    return `${told} ${this.note ? this.message(this.note.say) : this.order}`.trim();
  }
  private get order(): string {
    const wants = this.desk.asked?.options.find(({ text }) => text === this.turn?.wants);
    return say('try-do', { choice: wants ? this.desk.label(wants) : '' });
  }

  /** What the finger points at: a thing, or whatever gives the shown answer. */
  get target(): string {
    if (this.strayed !== null || this.watches) return '';
    const wants = this.isLast ? this.wants : [];
    const ways = wants.flatMap((answer) =>
      ['answer', 'option'].map((name) => `[data-${name}="${CSS.escape(answer)}"]`),
    );
    return [this.note?.at ?? '', ...ways].filter(Boolean).join(',');
  }

  get title(): string {
    if (this.tries) return nameOf(this.desk, this.tries) || say('try-it');
    return this.lesson ? this.message(`${this.lesson.id}-title`) : '';
  }
  /** Where a try leads back to. */
  get home(): { path: string; name: string } {
    const left = leftFor(this.desk.live.id);
    if (!left) return { path: '/', name: say('lesson-lobby') };
    return { path: `/table/${left}`, name: say('try-back') };
  }
  private message(id: string): string {
    return this.taught?.words.format(id, {}) ?? '';
  }

  /** What the note points at came in sight, or went: one that stays with it is read then. */
  seen(isThere: boolean): void {
    if (this.note?.stays && this.thing && !isThere) this.next();
    else this.thing = isThere;
  }
  /** Whether a button leads on; else the move itself does, or putting something away. */
  get hasNext(): boolean {
    return !this.isLast && !(this.note?.stays && this.thing);
  }

  next(): void {
    this.thing = false;
    this.read = { step: this.step, notes: this.place + 1 };
  }
  back(): void {
    this.read = { step: this.step, notes: Math.max(0, this.place - 1) };
  }
  get canBack(): boolean {
    return this.place > 0 && this.told === this.step && this.strayed === null;
  }
  /** From here on without notes. */
  leave(): void {
    this.desk.goAlone();
  }
}
