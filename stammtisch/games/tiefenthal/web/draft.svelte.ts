import type { Choice, News, Question } from '$lib/board';
import type {
  AfterView,
  DieView,
  OwnTileView,
  SpaceView,
  TavernView,
  TiefenthalView,
} from '$generated/tiefenthal';
import { fitOf, spaceOf, standing, type Placed } from './dice';
import { keepSketch, keptSketch, type Sketch } from './sketch';

/** What is planned, picked or looked at, and not yet said. */
export class Draft {
  /** The option of the market that the dock's button would buy, as text: `buy barmaid`. */
  picked = $state<string | null>(null);
  /** The tile whose two sides are compared: `yard`. */
  looking = $state<string | null>(null);
  /** How many cards of the special offer shall go back for the tile that is looked at. */
  giving = $state(0);
  /** Whose tavern is looked at in the drawer. */
  rival = $state<number | null>(null);
  /** The rest is being served in the shown order, one answer after the other. */
  running = $state(false);
  /** The sketch is being laid for good, one answer after the other. */
  binding = $state(false);
  /** Why it stopped: a message. */
  word = $state<string | null>(null);
  /** My tavern as the board sees it now. */
  tavern = $state.raw<TavernView | null>(null);
  /** Where the dice lay on my coaster before the last view: one that I took flies from there. */
  from = new Map<string, DOMRect>();
  private round = $state(0);
  private sketch = $state.raw<Sketch>(keptSketch());
  private held = $state<string | null>(null);

  readonly dice = $derived(this.tavern?.dice ?? []);
  /** The sketch as far as it holds, in the order of serving. */
  readonly plan = $derived.by(() => {
    const { seat, round, plan } = this.sketch;
    const { tavern } = this;
    return tavern && seat === tavern.seat && round === this.round ? standing(plan, tavern) : [];
  });
  readonly unplaced = $derived(
    this.dice.filter((die) => !this.plan.some((one) => one.die === die.id)),
  );
  /** The die in hand: the one picked, else the first that lies on no space and fits one. */
  readonly chosen = $derived.by(() => {
    const { held, dice } = this;
    return (
      dice.find((die) => die.id === held) ??
      this.unplaced.find((die) => this.freePlaces(die).length > 0)
    );
  });
  /** Which use the button in the dock would make: that of the die in hand, else the first. */
  readonly next = $derived(this.plan.find((one) => one.die === this.chosen?.id) ?? this.plan[0]);

  /** Whether a die that lies on no space could still be used. */
  get hasMore(): boolean {
    return this.unplaced.some((die) => this.freePlaces(die).length > 0);
  }

  /** The board shows this position. */
  see(view: TiefenthalView, me: number | null): void {
    this.tavern = view.taverns[me ?? 0] ?? null;
    this.round = view.round;
  }

  /** Dice that were used leave the sketch. */
  hear(news: News[]): void {
    for (const { name, facts } of news) {
      if (name !== 'used' || facts['seat'] !== this.sketch.seat) continue;
      const used = this.tavern?.spaces.find(
        ({ space, place }) => space === facts['space'] && place === facts['place'],
      );
      const at = this.sketch.plan.findIndex(
        ({ space, face }) => space === used?.id && face === facts['die'],
      );
      if (at >= 0) this.keep(this.sketch.plan.filter((_, number) => number !== at));
    }
  }

  private keep(plan: Placed[]): void {
    this.sketch = { seat: this.tavern?.seat ?? null, round: this.round, plan };
    keepSketch(this.sketch);
  }

  hold(die: DieView | null): void {
    this.held = die && die.id !== this.held ? die.id : null;
    this.picked = null;
  }

  /** The next die that shows this number: those on no space first. */
  holdFace(face: number): boolean {
    const all = [...this.unplaced, ...this.dice].filter((die) => die.face === face);
    const at = all.findIndex((die) => die.id === this.held);
    const found = all[at + 1] ?? all[0];
    if (found) this.held = found.id;
    return found !== undefined;
  }

  diceOn(space: string): DieView[] {
    return this.plan
      .filter((one) => one.space === space)
      .flatMap(({ die }) => this.dice.find((other) => other.id === die) ?? []);
  }

  /** Its place in the order of serving, from 1. */
  orderOf(die: DieView): number {
    return this.plan.findIndex((one) => one.die === die.id) + 1;
  }

  /** Dishwashers that the sketch uses, but for this die. */
  private washersUsed(but: DieView): number {
    const others = this.plan.filter((one) => one.die !== but.id);
    return others.reduce((sum, one) => sum + (this.useOf(one)?.dishwashers ?? 0), 0);
  }

  /** Where a die may be laid: what fits by the view, with the dishwashers that are left. */
  placesFor(die: DieView): string[] {
    const used = this.washersUsed(die);
    const all = this.tavern?.dishwashers ?? 0;
    return (this.tavern?.spaces ?? [])
      .filter((space) => used + (fitOf(space, die.face)?.dishwashers ?? Infinity) <= all)
      .map(({ id }) => id);
  }

  /** What the view says of a planned use: its answer, and the dishwashers it takes. */
  useOf({ face, space }: Placed): ReturnType<typeof fitOf> {
    return this.tavern ? fitOf(spaceOf(this.tavern, space), face) : undefined;
  }

  /** Whether the die in hand was taken up by the player. */
  get isHeld(): boolean {
    return this.held !== null && this.chosen?.id === this.held;
  }

  /** Whether the die in hand may be laid here; on another die only one that was taken up. */
  canLay(space: SpaceView): boolean {
    const { chosen } = this;
    const { id } = space;
    if (!chosen || !this.placesFor(chosen).includes(id)) return false;
    const here = this.diceOn(id);
    if (here.some((die) => die.id === chosen.id)) return false;
    return here.length === 0 || !space.once || (this.isHeld && this.orderOf(chosen) === 0);
  }

  place(die: DieView, space: string): void {
    const once = this.tavern && spaceOf(this.tavern, space)?.once;
    const others = this.plan.filter((one) => one.die !== die.id);
    const kept = once ? others.filter((one) => one.space !== space) : others;
    this.keep([...kept, { die: die.id, face: die.face, space }]);
    this.held = null;
    this.picked = null;
  }

  /** A die was dropped on a space, or back into the tray. */
  drop(die: DieView, space: string): void {
    if (space === 'tray') this.callBack(die);
    else if (this.placesFor(die).includes(space)) this.place(die, space);
  }

  /** Take a die off its space; without one, the last that was laid. */
  callBack(die?: DieView): boolean {
    const gone = die?.id ?? this.held ?? '';
    const found = this.plan.find((one) => one.die === gone) ?? (die ? undefined : this.plan.at(-1));
    if (!found) return false;
    this.keep(this.plan.filter((one) => one !== found));
    this.held = null;
    return true;
  }

  callAllBack(): void {
    this.keep([]);
    this.held = null;
  }

  /** Where the server's best plan would lay this die, else the first place that it fits. */
  suggestion(die: DieView): string | undefined {
    const places = this.freePlaces(die);
    const best =
      this.tavern?.plan.uses.filter((use) => use.die === die.face).map(({ at }) => at) ?? [];
    return best.find((space) => places.includes(space)) ?? places[0];
  }

  /** Where it fits and no other die would have to go. */
  private freePlaces(die: DieView): string[] {
    return this.placesFor(die).filter((space) => this.isFree(space));
  }

  private isFree(space: string): boolean {
    const here = this.tavern && spaceOf(this.tavern, space);
    return !here?.once || !this.plan.some((one) => one.space === space);
  }

  /** Lay all dice as the server's plan has them. */
  placeBest(): void {
    const free = [...this.dice];
    const plan = (this.tavern?.plan.uses ?? []).flatMap((use) => {
      const at = free.findIndex((die) => die.face === use.die);
      const [die] = at < 0 ? [] : free.splice(at, 1);
      return die ? [{ die: die.id, face: die.face, space: use.at }] : [];
    });
    this.keep(plan);
    this.held = null;
  }

  /** What all planned dice bring of thalers, beers or steps. */
  sum(goods: string): number {
    const spaces = this.plan.map(({ space }) => this.tavern && spaceOf(this.tavern, space));
    return spaces.reduce((all, at) => all + (at?.goods === goods ? at.amount : 0), 0);
  }

  /** Pick a card, a guest, nobles or an upgrade of the market; a second time leaves it. */
  pick(option: string | null): void {
    this.picked = this.picked === option ? null : option;
    this.held = null;
  }

  /** Compare the two sides of a tile; null goes back to the whole market. */
  look(tile: string | null): void {
    this.looking = tile;
    this.give(this.tileLooked?.gives[0] ?? 0);
  }

  private get tileLooked(): OwnTileView | undefined {
    return this.tavern?.tiles.find(({ tile }) => tile === this.looking);
  }

  /** What comes of the option that is picked: what stays, and the cards that it brings. */
  after(option: string | null): AfterView | undefined {
    return this.tavern?.shop.after[option ?? ''];
  }

  /** What an upgrade costs now, with the cards that shall go back for it. */
  price(facts: Choice['facts']): number {
    const own = this.tavern?.tiles.find(({ tile }) => tile === facts['tile']);
    return own?.prices[own.tile === this.looking ? this.giving : 0] ?? Number(facts['price']);
  }

  /** So many cards shall go back; where that can be paid now, the dock's button upgrades. */
  give(count: number): void {
    this.giving = count;
    this.picked = this.tileLooked?.gives.includes(count) ? `upgrade ${this.looking}` : null;
  }

  /** Whether this leaves the monk without a step with the die that would be served next. */
  forgoes(option: Choice): boolean {
    const { next } = this;
    return next?.space === 'monk' && next.face === option.facts['die'];
  }

  /** The option that the dock's button says: what is picked, else the next use of the sketch. */
  get go(): string | undefined {
    return this.picked ?? (this.next && this.useOf(this.next)?.choice);
  }

  /** The next answer while the rest is served; anything but a plain use stops it with a word. */
  goOn(question: Question): Choice | undefined {
    if (!this.running) return undefined;
    const choice = this.next && this.useOf(this.next)?.choice;
    const found = question.options.find((option) => option.text === choice);
    if (found && question.step === 'serve') return found;
    this.running = false;
    if (this.plan.length > 0) this.word = 'board-stopped';
    return undefined;
  }

  /** The next answer while the sketch is laid for good: lowest number and space first, as asked. */
  layOn(question: Question): Choice | undefined {
    if (!this.binding) return undefined;
    this.binding = question.step === 'place-die';
    if (!this.binding) return undefined;
    const asked = question.about['die'];
    const uses = this.plan.filter(({ face }) => face === asked);
    for (const { die, at } of this.tavern?.parts.laid ?? []) {
      const found = die === asked ? uses.findIndex(({ space }) => space === at) : -1;
      if (found >= 0) uses.splice(found, 1);
    }
    const lays = ({ text }: Choice) => uses.some((one) => this.useOf(one)?.choice === text);
    return question.options.find(lays) ?? question.options.find(({ verb }) => verb === 'leave');
  }

  /** How many cards go back was settled when the upgrade was looked at. */
  giveBack(question: Question): Choice | undefined {
    if (question.step !== 'give-back' || question.about['tile'] !== this.looking) return undefined;
    const found = question.options.find((option) => option.facts['count'] === this.giving);
    this.look(null);
    return found;
  }

  /** A question has come: what no longer fits it is dropped. */
  meet(question: Question): void {
    if (this.tileLooked?.upgraded) this.look(null);
    if (!question.options.some((option) => option.text === this.picked)) this.picked = null;
  }
}

export const makeDraft = (): Draft => new Draft();
