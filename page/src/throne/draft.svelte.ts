// What the player is about to do: chosen on the board or in the dock, and not yet sent.
// What is legal comes from the engine's list of actions and from nowhere else.
import { Offered } from '../lib/offered';
import { spell, trim } from './action';
import { areas } from './data';
import { arrowsOf, ghostsOf, lightsOf, type Arrow, type Ghost, type Light } from './shown';
import { size, unitsOf, type Action, type Force, type House, type Move, type View } from './types';

export class Draft {
  view = $state.raw<View | null>(null);
  house = $state<House | null>(null);
  /** The kind of decision that is ours to take; null while we wait. */
  kind = $state<string | null>(null);
  options = $state.raw<Action[]>([]);

  /** The choices of this position are still on their way; what was chosen before is kept for them. */
  waiting = $state(false);

  area = $state<string | null>(null);
  /** The order token in hand. */
  held = $state<string | null>(null);
  /** The token that the pointer or the focus is on, for a look at it on the board. */
  tried = $state<string | null>(null);
  /** The area that a dragged token is over. */
  over = $state<string | null>(null);
  targets = $state<string[]>([]);
  moves = $state<Move[]>([]);
  token = $state(false);
  choice = $state.raw<Action | null>(null);
  private bidden = $state(0);

  /** The most that can be bid, as the engine lists it. */
  readonly most = $derived(Math.max(0, ...this.options.filter((o) => o.kind === 'bid').map((o) => o.n ?? 0)));

  /** How much is bid: never more than can be, whatever was chosen before. */
  get n(): number {
    return Math.min(this.bidden, this.most);
  }
  set n(n: number) {
    this.bidden = Math.max(0, Math.min(this.most, Math.trunc(n) || 0));
  }

  private readonly offered = new Offered();

  private spelt = $derived(new Set(this.options.map(spell)));

  /** Takes up a new position. What was chosen stays only where it may still be meant. */
  take(view: View, house: House | null, mine: boolean, options: Action[], same: boolean) {
    const kind = mine && view.decision ? view.decision.kind : null;
    const goesOn = same && kind === this.kind && kind !== null;
    const { area, n } = this;
    const bids = goesOn && house === this.house && this.bidsOn(view);
    this.view = view;
    this.house = house;
    this.kind = kind;
    this.options = options;
    this.waiting = false;
    if (!goesOn) {
      this.reset();
      this.area = this.offered.offer(this.first());
    } else if (kind === 'orders') {
      this.tried = null;
      if (area && view.areas[area]?.house !== house) this.area = null;
    } else {
      this.reset();
      if (area && options.some((o) => o.area === area)) this.area = area;
      else this.area = this.offered.offer(this.first());
      if (bids) this.n = n;
    }
  }

  /** Is a position still of the auction, and with the Power, that the draft was made for? */
  bidsOn(view: View): boolean {
    const of = (v: View | null) =>
      JSON.stringify([v?.turn, v?.decision?.kind, v?.stack?.at(-1)?.at ?? 0, this.house && v?.houses[this.house]?.power]);
    return of(view) === of(this.view);
  }

  /** A new position of the same decision, whose choices are not known yet: the old ones go. */
  wait(view: View, house: House | null) {
    this.view = view;
    this.house = house;
    this.options = [];
    this.waiting = true;
  }

  reset() {
    this.area = null;
    this.held = null;
    this.tried = null;
    this.targets = [];
    this.moves = [];
    this.token = false;
    this.choice = null;
    this.bidden = 0;
  }

  /** The page goes on to an area by itself. */
  goOn(area: string | null) {
    this.area = this.offered.offer(area);
  }

  /** The area to begin with, if the engine leaves only one or one after the other. */
  private first(): string | null {
    const kinds: Record<string, string> = { raid: 'raid', march: 'march', support: 'support', muster: '' };
    if (this.kind === null) return null;
    if (this.kind === 'orders') return null;
    const kind = kinds[this.kind];
    if (kind === undefined) return null;
    const found = new Set(this.options.filter((o) => o.area && (kind === '' || o.kind === kind)).map((o) => o.area!));
    return found.size === 1 ? [...found][0]! : null;
  }

  can(kind: string, area?: string): boolean {
    return this.options.some((o) => o.kind === kind && (area === undefined || o.area === area));
  }

  legal(a: Action): boolean {
    return this.spelt.has(spell(a));
  }

  /** Areas that the options of a kind begin in. */
  sources(kind: string): string[] {
    return [...new Set(this.options.filter((o) => o.kind === kind && o.area).map((o) => o.area!))];
  }

  /** Own areas with units, with and without an order. */
  get ordered(): string[] {
    return this.own.filter((id) => this.view!.areas[id]?.order);
  }
  get unordered(): string[] {
    return this.own.filter((id) => !this.view!.areas[id]?.order);
  }
  get own(): string[] {
    const v = this.view;
    if (!v) return [];
    return [...areas.keys()].filter((id) => v.areas[id]?.house === this.house && size(v.areas[id]) + size(v.areas[id]?.routed) > 0);
  }

  /** Where the marching units may go, from what is listed. */
  get reach(): string[] {
    const found = new Set<string>();
    for (const o of this.options) if (o.kind === 'march' && o.area === this.area) for (const m of o.moves ?? []) found.add(m.to);
    return [...found];
  }

  /** What the Raid may still take, beside the targets already chosen. */
  get prey(): string[] {
    const found = new Set<string>();
    for (const o of this.options) {
      if (o.kind !== 'raid' || o.area !== this.area) continue;
      if (this.targets.every((t) => o.targets?.includes(t))) for (const t of o.targets ?? []) found.add(t);
    }
    return [...found];
  }

  /** Units of the march that have no destination yet. */
  get left(): Required<Force> {
    const pl = this.area ? this.view?.areas[this.area] : undefined;
    const left = { footmen: pl?.footmen ?? 0, knights: pl?.knights ?? 0, ships: pl?.ships ?? 0 };
    for (const m of this.moves) for (const [, u] of unitsOf) left[u] -= m[u] ?? 0;
    return left;
  }

  /** The options that a generic choice offers in the chosen area, or all. */
  get offers(): Action[] {
    if (!this.area) return this.options;
    const here = this.options.filter((o) => o.area === this.area);
    return here.length ? here : this.options;
  }

  /** The action that is ready to be sent, legal or not; null while something is missing. */
  get action(): Action | null {
    switch (this.kind) {
      case null:
        return null;
      case 'orders':
      case 'raven': {
        const order = this.held ?? this.tried;
        return this.area && order ? { kind: 'order', area: this.area, order } : null;
      }
      case 'raid':
        return this.area ? trim({ kind: 'raid', area: this.area, targets: this.targets }) : null;
      case 'march':
        return this.area ? trim({ kind: 'march', area: this.area, moves: this.moves, token: this.token }) : null;
      case 'bid':
      case 'watch_bid':
        return { kind: 'bid', n: this.n };
    }
    return this.choice;
  }

  get lights(): Record<string, Light> {
    return lightsOf(this);
  }
  get arrows(): Arrow[] {
    return arrowsOf(this);
  }
  get ghosts(): Record<string, Ghost> {
    return ghostsOf(this);
  }

  /** An area was chosen on the board. Tells whether it meant anything. */
  pick(id: string): boolean {
    switch (this.kind) {
      case null:
        return false;
      case 'orders':
      case 'raven':
        if (!this.own.includes(id)) return false;
        this.area = this.held ? id : this.offered.pressed(id, this.area);
        return true;
      case 'raid':
        if (this.area && this.targets.includes(id)) this.targets = this.targets.filter((t) => t !== id);
        else if (this.area && this.prey.includes(id)) this.targets = [...this.targets, id];
        else if (this.can('raid', id)) {
          this.targets = [];
          this.area = this.offered.pressed(id, this.area);
        } else if (this.area && this.options.some((o) => o.area === this.area && o.targets?.includes(id))) this.targets = [id];
        else return false;
        return true;
      case 'march':
        if (this.area && this.area !== id && this.reach.includes(id)) this.go(id);
        else if (this.can('march', id)) {
          this.moves = [];
          this.token = false;
          this.area = this.offered.pressed(id, this.area);
        } else return false;
        return true;
      case 'muster': {
        const ship = this.options.find((o) => o.area === this.area && o.to === id);
        if (ship) this.choice = ship;
        else if (this.options.some((o) => o.area === id)) {
          this.area = this.offered.pressed(id, this.area);
          this.choice = null;
        } else return false;
        return true;
      }
      case 'retreat':
        return this.choose((o) => o.to === id);
    }
    if (this.options.filter((o) => o.area === id).length > 1) {
      this.area = id;
      // A second press goes through what can be chosen there.
      const here = this.options.filter((o) => o.area === id);
      const at = this.choice ? here.indexOf(this.choice) : -1;
      this.choice = here[(at + 1) % here.length]!;
      return true;
    }
    return this.choose((o) => o.area === id);
  }

  private choose(f: (o: Action) => boolean): boolean {
    const found = this.options.find(f);
    if (!found) return false;
    this.choice = this.choice === found ? null : found;
    this.area = this.choice?.area ?? null;
    return true;
  }

  /** Sends what is left to an area, or brings those who go there back. */
  private go(id: string) {
    if (this.moves.some((m) => m.to === id)) {
      this.moves = this.moves.filter((m) => m.to !== id);
      return;
    }
    // The largest share of what is left with which the whole march is legal; all if none is.
    let best: Move = { to: id, ...this.left };
    if (size(best) === 0) {
      // Everybody is on the way: turn them round.
      this.moves = [];
      best = { to: id, ...this.left };
    }
    let most = -1;
    const others = this.moves.map((m) => spell({ kind: 'm', moves: [m] }));
    for (const o of this.options) {
      if (o.kind !== 'march' || o.area !== this.area) continue;
      const here = o.moves?.find((m) => m.to === id);
      const rest = (o.moves ?? []).filter((m) => m.to !== id).map((m) => spell({ kind: 'm', moves: [m] }));
      if (!here || rest.length !== others.length || !rest.every((r) => others.includes(r))) continue;
      if (size(here) > most) [best, most] = [{ ...here }, size(here)];
    }
    this.moves = [...this.moves, best];
  }

  /** Changes how many units of a kind go to an area. */
  step(id: string, u: 'footmen' | 'knights' | 'ships', by: number) {
    const m = this.moves.find((x) => x.to === id);
    if (!m) return;
    const now = m[u] ?? 0;
    if (now + by < 0 || (by > 0 && this.left[u] < by)) return;
    this.moves = this.moves.map((x) => (x === m ? { ...x, [u]: now + by } : x));
    this.token = this.token && this.legal({ ...this.action! });
  }

  /** Lets go of the last thing chosen. Tells whether there was one. */
  cancel(): boolean {
    if (this.held || this.tried) {
      this.held = null;
      this.tried = null;
    } else if (this.choice) this.choice = null;
    else if (this.targets.length) this.targets = [];
    else if (this.moves.length) {
      this.moves = [];
      this.token = false;
    } else if (this.area) this.area = null;
    else return false;
    return true;
  }
}
