// The draft as the board shows it.
import { worded } from '../lib/typeset';
import type { Lang } from '../lib/i18n.svelte';
import { length } from '../tabletop/lengths';
import type { Area, Ghost, Light, Line, Shown } from '../tabletop/shown';
import { laid, moved } from '../tabletop/step';
import type { At } from '../tabletop/types';
import type { About } from './ask';
import { pieceName } from './describe';
import type { Draft } from './draft.svelte';
import type { Face } from './types';

export interface Labels {
  faces: Record<string, string>;
  charge: string;
}

/** Each part of it is made anew only when what it is made from changes: a drag leaves lights and areas as they are. */
export class Showing implements Shown {
  readonly chosen = $derived.by(() => this.d.chosen ?? this.d.inspected);
  readonly target = $derived.by(() => this.d.target ?? this.d.choice?.target ?? null);
  readonly lights = $derived.by(() => lightsOf(this.d));
  readonly ghosts = $derived.by(() => ghostsOf(this.d));
  readonly areas = $derived.by(() => areasOf(this.d, this.lang(), this.labels()));
  readonly lines = $derived.by(() => linesOf(this.d, this.lang()));
  readonly notes = $derived.by(() => notesOf(this.d, this.labels()));
  readonly movable = $derived.by(() => movableIn(this.d));
  readonly group = $derived.by(() => (this.d.plan.on ? { units: this.d.plan.picked, body: this.d.plan.body } : undefined));
  readonly threats = $derived.by(() => (this.d.target ? [] : this.d.threats.map((t) => t.unit)));

  constructor(
    private readonly d: Draft,
    private readonly lang: () => Lang,
    private readonly labels: () => Labels,
  ) {}
}

const movableIn = (d: Draft): boolean =>
  d.plan.on ||
  (!d.target && d.act !== 'soul_drain' && (d.deploys || ['vanguard', 'order', 'regroup'].includes(d.kind ?? '') || d.act === 'pivot'));

function lightsOf(d: Draft): Record<string, Light> {
  const lights: Record<string, Light> = {};
  if (!d.kind) return lights;
  for (const [id, u] of Object.entries(d.view?.units ?? {})) {
    // A unit without a shot can be looked at, to see why; it is not lit.
    if (d.selectable(id) && (d.kind !== 'shoot' || d.pivots(id) || d.options.some((o) => o.unit === id))) lights[id] = 'can';
    else if (d.mine(id) && (d.kind === 'order' ? u.order : d.kind === 'shoot' && u.did?.includes('shot'))) lights[id] = 'done';
  }
  for (const o of d.options) if (o.target && (o.kind === 'test' || o.kind === 'fight')) lights[o.target] = 'target';
  if (d.act === 'soul_drain') for (const o of d.drains) lights[o.target!] = 'target';
  else if (d.chosen && d.kind === 'order') for (const c of d.targets?.charges ?? []) lights[c.target] = c.refused ? 'no' : 'target';
  if (d.chosen && d.kind === 'shoot')
    for (const s of d.targets?.shots ?? []) if (!s.refused || !lights[s.target]) lights[s.target] = s.refused ? 'no' : 'target';
  return lights;
}

function ghostsOf(d: Draft): Ghost[] {
  if (d.plan.on) return plannedIn(d);
  if (d.charge)
    return d.charge.ways.flatMap((w): Ghost[] => [
      ...w.turns.map((pose): Ghost => ({ unit: w.unit, pose, ok: !d.charge!.refused, kind: 'turn' })),
      { unit: w.unit, pose: w.end, ok: !d.charge!.refused, kind: 'end' },
    ]);
  if (d.chosen && d.way && d.goal) return [{ unit: d.chosen, pose: d.way.end, ok: !d.way.refused, kind: 'end' }];
  return [];
}

/** Where several units are to stand: as near as they can come, once the judge has said so. */
function plannedIn({ plan, deploys }: Draft): Ghost[] {
  const ways = new Map(plan.judging ? [] : plan.ways.map((w) => [w.unit, w]));
  return plan.moving.map((unit): Ghost => {
    const way = ways.get(unit);
    return { unit, pose: way && !deploys ? way.end : plan.goals[unit]!, ok: !way?.refused, kind: 'end' };
  });
}

function areasOf(d: Draft, lang: Lang, labels: Labels): Area[] {
  const areas: Area[] = [];
  const unit = d.tools.unit;
  const zone = d.side && d.roster?.zones[d.side];
  if (d.deploys && zone) areas.push({ kind: 'zone', corners: zone });
  const a = d.about;
  if (a && d.kind === 'order' && a.reach.charge)
    areas.push({ kind: 'reach', corners: a.charge, label: `${labels.charge} ${length(a.reach.charge, unit, lang)}` });
  if (a && d.kind === 'shoot') for (const s of a.shots) areas.push({ kind: 'range', corners: s.area, label: length(s.range, unit, lang) });
  if (a && d.arcs) areas.push(...arcsOf(d, a, labels));
  if (a && d.sight) areas.push(...fieldOf(a));
  if (d.threat && !d.target && !d.choice) {
    areas.push({ kind: 'threat', corners: d.threat.charge, label: `${labels.charge} ${length(d.threat.reach.charge, unit, lang)}` });
    for (const s of d.threat.shots) areas.push({ kind: 'threat', corners: s.area, label: length(s.range, unit, lang) });
  }
  const box = d.hand && d.roster?.box.find((b) => b.id === d.hand!.piece);
  if (box && d.goal) areas.push({ kind: 'piece', corners: laid(box.corners, d.goal), pose: d.goal, ok: d.legal, label: worded(box, lang) });
  const last = d.kind === 'agree' ? d.view?.terrain?.at(-1) : undefined;
  if (last) areas.push({ kind: 'laid', corners: last.corners, label: pieceName(last, d.roster, lang).name });
  if (d.kind === 'token' && d.goal) areas.push({ kind: 'token', corners: disc(d.goal.at), pose: d.goal, ok: d.legal });
  return areas.filter((x) => x.corners.length > 2);
}

/** A token about a place. */
function disc([x, y]: At): At[] {
  return Array.from({ length: 16 }, (_, i): At => [x + 12.5 * Math.cos((i * Math.PI) / 8), y + 12.5 * Math.sin((i * Math.PI) / 8)]);
}

function linesOf(d: Draft, lang: Lang): Line[] {
  const lines: Line[] = [];
  const unit = d.tools.unit;
  const of = (mm: number, most: number) => `${length(mm, unit, lang)} / ${length(most, unit, lang)}`;
  if (d.charge)
    d.charge.ways.forEach((w, i) =>
      lines.push({
        kind: 'way',
        points: w.path,
        ok: !d.charge!.refused,
        ...(i === 0 ? { label: of(d.charge!.distance, d.charge!.range) } : {}),
      }),
    );
  else if (d.goal && d.way && d.way.path.length > 1)
    lines.push({
      kind: 'way',
      points: d.way.path,
      ok: !d.way.refused,
      label: d.way.most ? of(d.way.length, d.way.most) : length(d.way.length, unit, lang),
    });
  if (d.guide) lines.push({ kind: 'guide', points: d.guide });
  if (d.shot?.line) lines.push({ kind: d.shot.refused ? 'barred' : 'seen', points: d.shot.line, label: of(d.shot.distance, d.shot.range) });
  if (d.sight && d.about) lines.push(...sightOf(d, d.about));
  const { from, to, measured } = d.tape;
  if (measured) lines.push({ kind: 'measure', points: [measured.from, measured.to], label: length(measured.mm, unit, lang) });
  else if (Array.isArray(from) && to === null) lines.push({ kind: 'measure', points: [from, from] });
  return lines;
}

/** What the leader looks over, and what of it is hidden by things that are as high as his eyes. */
function fieldOf(a: About): Area[] {
  return [{ kind: 'sight', corners: a.arcs.front }, ...a.hidden.map((h): Area => ({ kind: 'blind', corners: h.area }))];
}

/** From the leader to each enemy in the front arc: to what he sees of it, or barred. */
function sightOf(d: Draft, a: About): Line[] {
  return a.seen.flatMap((s): Line[] => {
    const at = s.at ?? d.pose(s.unit)?.at;
    return at && s.inArc && !d.mine(s.unit) ? [{ kind: s.barred.length ? 'barred' : 'seen', points: [a.leader, at] }] : [];
  });
}

/** The arcs of the chosen unit, each with the side that it begins at. */
function arcsOf(d: Draft, a: About, labels: Labels): Area[] {
  const sides = d.chosen ? sidesOf(d, d.chosen) : [];
  return Object.entries(a.arcs).map(([face, corners]): Area => {
    const side = sides.find((s) => s.face === face);
    return { kind: 'arc', corners, ...(labels.faces[face] ? { label: labels.faces[face] } : {}), ...(side ? { side } : {}) };
  });
}

/** The middle of each side of a unit, and of the whole. */
function sidesOf(d: Draft, unit: string): { face: Face; at: At; of: At }[] {
  const [pose, f] = [d.pose(unit), d.roster?.units[unit]];
  if (!pose || !f) return [];
  const sides: [Face, number, number][] = [
    ['front', f.depth / 2, 0],
    ['rear', -f.depth / 2, 0],
    ['left', 0, f.width / 2],
    ['right', 0, -f.width / 2],
  ];
  return sides.map(([face, ahead, left]) => ({ face, at: moved(pose, ahead, left).at, of: pose.at }));
}

/** The sides of the unit that is charged, by their names. */
function notesOf(d: Draft, labels: Labels): Shown['notes'] {
  const target = d.kind === 'order' ? d.target : null;
  return target ? sidesOf(d, target).map(({ face, at, of }) => ({ at, of, text: labels.faces[face] ?? face })) : [];
}
