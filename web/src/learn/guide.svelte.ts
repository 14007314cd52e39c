import type { LessonInfo, LessonNote, LessonTurn } from '$lib/protocol';
import { recall, remember } from '$lib/store';
import { lessonsOf, type Taught } from '$lib/texts.svelte';
import type { Desk } from '../table/desk.svelte';

/** The lesson of a table: the server tells how far it has come, this reads its notes one by one. */
export class Guide {
  private alone = $state(false);
  private read = $state<{ step: number; notes: number }>({ step: 0, notes: 0 });

  private thing = $state(false);

  constructor(readonly desk: Desk) {
    this.alone = recall(`alone-${desk.live.id}`, false);
  }

  private get taught(): Taught | undefined {
    const { table } = this.desk.live;
    return table?.lesson && !this.alone ? lessonsOf(table.game) : undefined;
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
  get steps(): number {
    return (this.lesson?.turns.length ?? 1) - 1;
  }
  get turn(): LessonTurn | undefined {
    return this.lesson?.turns[this.step];
  }
  /** The answer that has left the shown path. */
  get strayed(): string | null {
    return this.desk.live.frame?.lesson?.strayed ?? null;
  }
  private get place(): number {
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
    return this.strayed === null && !this.isOver && this.desk.asked === null;
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
    return this.note ? this.message(this.note.say) : '';
  }

  /** What the finger points at: a thing, or whatever gives the shown answer. */
  get target(): string {
    if (this.strayed !== null || this.watches) return '';
    const wants = this.isLast ? (this.turn?.wants ?? '') : '';
    const ways = wants
      ? ['answer', 'option'].map((name) => `[data-${name}="${CSS.escape(wants)}"]`)
      : [];
    return [this.note?.at ?? '', ...ways].filter(Boolean).join(',');
  }

  said(part: string): string {
    return this.lesson ? this.message(`${this.lesson.id}-${part}`) : '';
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
    return this.place > 0 && this.strayed === null;
  }
  /** From here on without notes. */
  leave(): void {
    this.alone = true;
    remember(`alone-${this.desk.live.id}`, true);
  }
}
