// What the player is about to do: chosen on the field or in the dock, and not yet sent.
// What is legal comes from the engine's list of actions and from nowhere else.
import { Offered } from '../lib/offered';
import { chosenFields, completed, facetsOf, matches, spell, type Chosen, type Field } from './action';
import { unitAt, type Action, type Face, type HexId, type House, type UnitName, type View } from './types';

/** Decisions in which a unit that is pressed is taken at once: undo puts it back. */
export const atOnce = ['order', 'rally'];
/** Decisions in which a commander who commits himself is what is asked. */
const commits = ['swap', 'commit', 'spread', 'stand'];
/** What says no, or that it is enough. */
export const closing = ['done', 'decline', 'pass'];

export class Draft {
  view = $state.raw<View | null>(null);
  house = $state<House | null>(null);
  /** The kind of decision that is ours to take; null while we wait. */
  kind = $state<string | null>(null);
  options = $state.raw<Action[]>([]);
  /** The choices of this position are still on their way. */
  waiting = $state(false);
  chosen = $state.raw<Chosen>({});

  private readonly offered = new Offered();
  private readonly faceted = $derived(this.options.map((o) => ({ o, f: facetsOf(o, this.view) })));
  private readonly spelt = $derived(new Set(this.options.map(spell)));

  /** Takes up a new position. What was chosen stays only where it may still be meant. */
  take(view: View, house: House | null, mine: boolean, options: Action[], same: boolean) {
    const kind = mine && view.decision ? view.decision.kind : null;
    const goesOn = same && kind === this.kind && kind !== null && !this.options.length;
    this.view = view;
    this.house = house;
    this.kind = kind;
    this.options = options;
    this.waiting = false;
    if (goesOn && this.matching(this.chosen).length) return;
    this.chosen = {};
    this.begin();
  }

  wait(view: View, house: House | null) {
    this.view = view;
    this.house = house;
    this.options = [];
    this.waiting = true;
  }

  /** What the page chooses itself: the next unit that can act, the next piece to place. */
  private begin() {
    const { kind, options } = this;
    if (kind === 'move' || kind === 'attack' || kind === 'step') {
      const order = this.view?.turn?.ordered ?? [];
      const can = new Set(options.filter((o) => o.unit && o.kind !== 'commit').map((o) => o.unit!));
      const unit = order.find((u) => can.has(u)) ?? [...can][0];
      if (unit) this.chosen = { unit: this.offered.offer(unit) };
    } else if (kind === 'terrain' && options[0]?.ground) this.chosen = { ground: options[0].ground };
    else if ((kind === 'leader' || kind === 'unit') && options[0]?.unit) this.chosen = { unit: options[0].unit };
    else if (kind === 'keep') {
      const best = options.find((o) => o.card && o.token) ?? options.find((o) => o.card || o.token);
      if (best) this.chosen = { ...(best.card ? { card: best.card } : {}), ...(best.token ? { token: best.token } : {}) };
    }
  }

  matching(c: Chosen): { o: Action; f: Action }[] {
    return this.faceted.filter(({ f }) => matches(f, c));
  }

  legal(a: Action): boolean {
    return this.spelt.has(spell(a));
  }
  can(kind: string): boolean {
    return this.options.some((o) => o.kind === kind);
  }

  /** What can be chosen of a field beside what is chosen of the others. */
  values<F extends Field>(field: F, ...but: Field[]): NonNullable<Action[F]>[] {
    const c = without(this.chosen, field, ...but);
    return [...new Set(this.matching(c).flatMap(({ f }) => (f[field] === undefined ? [] : [f[field]!])))];
  }
  readonly units = $derived<UnitName[]>(
    this.values('unit', 'target', 'hex', 'commands', 'pair', ...(this.chosen.commander ? [] : (['kind'] as const))),
  );
  readonly targets = $derived<UnitName[]>(this.chosen.unit ? this.values('target', 'hex', 'kind') : []);
  readonly hexes = $derived<HexId[]>(
    this.chosen.unit || this.chosen.ground || this.options.some((o) => o.hex && !o.unit && !o.ground)
      ? this.values('hex', 'target', 'kind')
      : [],
  );

  /** The action that is ready to be sent; null while something is missing. */
  readonly action = $derived.by((): Action | null => {
    if (this.kind === null) return null;
    if (this.kind === 'keep' || this.kind === 'muster') return this.exact();
    return completed(this.matching(this.chosen), this.chosen, commits.includes(this.kind));
  });

  /** Whom an attack is on, and where a unit goes: chosen, or all there is. */
  readonly target = $derived(this.chosen.target ?? (this.chosen.unit ? this.action?.target : undefined));
  readonly hex = $derived(this.chosen.hex ?? this.action?.hex);

  /** Decisions in which what is not chosen is left out on purpose. */
  private exact(): Action | null {
    const a = { kind: this.kind!, ...this.chosen } as Action;
    return this.options.find((o) => spell(o) === spell(a)) ?? null;
  }

  /** Chooses something, and lets go of what does not go with it; the same again lets go of it. */
  choose<F extends Field>(field: F, value: Action[F]) {
    const was = this.chosen;
    if (same(was[field], value)) {
      this.chosen = without(was, field, ...(field === 'unit' ? (['target', 'hex'] as const) : []));
      return;
    }
    let next: Chosen = { [field]: value };
    const keep = chosenFields(without(was, field, ...(field === 'unit' ? (['target', 'hex', 'kind'] as const) : [])));
    for (const k of keep) {
      const tried = { [k]: was[k], ...next };
      if (this.kind === 'keep' || this.kind === 'muster' || this.matching(tried).length) next = tried;
    }
    this.chosen = next;
  }

  /** Two of the commanders of a skirmish, or one, in the order in which the engine names them. */
  toggleCommander(id: string) {
    const { commander, other } = this.chosen;
    const picked = [commander, other].filter((c): c is string => c !== undefined);
    const next = picked.includes(id) ? picked.filter((c) => c !== id) : [...picked, id].slice(-2);
    const order = [...new Set(this.options.flatMap((o) => [o.commander!, ...(o.other ? [o.other] : [])]))];
    next.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const [one, two] = next;
    const pair = this.options.find((o) => o.other && next.includes(o.commander!) && next.includes(o.other));
    this.chosen =
      two && pair
        ? { commander: pair.commander!, other: pair.other! }
        : two
          ? { commander: one!, other: two }
          : one
            ? { commander: one }
            : {};
  }

  /** The commands of the card that are paid for. */
  readonly paid = $derived<number[]>(this.action?.commands ?? this.chosen.commands ?? []);

  /** Pays for a command or not, as far as some play of the card allows it. */
  pay(n: number): boolean {
    const next = this.paid.includes(n) ? this.paid.filter((c) => c !== n) : [...this.paid, n].sort();
    const c = { ...without(this.chosen, 'commands'), commands: next };
    if (!next.length || !this.matching(c).length) return false;
    this.chosen = c;
    return true;
  }

  /** A hex was pressed. Tells whether it meant anything. */
  pick(id: HexId): boolean {
    if (this.kind === null || !this.view) return false;
    const name = unitAt(this.view, id);
    const { unit } = this.chosen;
    if (name && name === unit && !this.targets.includes(name)) {
      if (this.offered.pressed(name, unit) === null) this.chosen = without(this.chosen, 'unit', 'target', 'hex', 'kind');
    } else if (name && this.targets.includes(name)) this.choose('target', name);
    else if (this.hexes.includes(id)) {
      this.chosen = without(this.chosen, 'target');
      this.choose('hex', id);
    } else if (name && unit && this.backwards(name, unit)) this.chosen = { ...this.chosen, unit: name, target: unit };
    else if (name && this.units.includes(name)) this.choose('unit', name);
    else if (name && this.options.some((o) => facetsOf(o, this.view).unit === name)) this.chosen = { unit: name };
    else return false;
    return true;
  }

  /** Two units that are taken together, pressed the other way round. */
  private backwards = (name: UnitName, unit: UnitName): boolean =>
    this.options.some((o) => o.kind === 'commit' && o.unit === name && o.target === unit);

  /** Another unit attacks the same target. */
  swapAttacker(by: UnitName): void {
    const { target } = this;
    this.chosen = { unit: by };
    if (target) this.choose('target', target);
  }

  /** Lets go of the last thing chosen. Tells whether there was one. */
  cancel(): boolean {
    const order: Field[] = [
      'target',
      'hex',
      'second',
      'pair',
      'commands',
      'unit',
      'card',
      'token',
      'commander',
      'other',
      'kind',
      'ground',
      'n',
    ];
    const last = order.find((f) => this.chosen[f] !== undefined);
    if (!last || this.kind === 'keep') return false;
    this.chosen = without(this.chosen, last, ...(last === 'card' ? (['unit'] as const) : []));
    return true;
  }

  /** How many of a token the House holds. */
  held(face: Face): number {
    return (this.house && this.view?.houses[this.house]?.orders[face]) || 0;
  }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function without(c: Chosen, ...fields: readonly Field[]): Chosen {
  return Object.fromEntries(Object.entries(c).filter(([k, v]) => v !== undefined && !fields.includes(k as Field))) as Chosen;
}
