// The draft as the board shows it.
import type { Lang } from '../lib/i18n.svelte';
import { length } from '../tabletop/lengths';
import type { Area, Ghost, Light, Line, Shown } from '../tabletop/shown';
import { corners, moved } from '../tabletop/step';
import type { At } from '../tabletop/types';
import { goes } from './choosable';
import type { Draft } from './draft.svelte';
import type { About } from './ask';
import type { Face } from './types';

export interface Labels {
  faces: Record<Face, string>;
  charge: string;
  /** On this or more the charge reaches. */
  needs: (die: number) => string;
}

/** Each part of it is made anew only when what it is made from changes: a drag leaves lights and areas as they are. */
export class Showing implements Shown {
  readonly chosen = $derived.by(() => this.d.chosen ?? this.d.inspected);
  readonly target = $derived.by(() => this.d.target ?? this.d.choice?.target ?? targetIn(this.d));
  readonly lights = $derived.by(() => lightsOf(this.d));
  readonly ghosts = $derived.by(() => ghostsOf(this.d));
  readonly areas = $derived.by(() => areasOf(this.d, this.lang(), this.labels()));
  readonly lines = $derived.by(() => linesOf(this.d, this.lang(), this.labels()));
  readonly notes = $derived.by(() => notesOf(this.d, this.labels()));
  readonly movable = $derived.by(() => (goes(this.d) || this.d.kind === 'deploy') && !this.d.target);

  constructor(
    private readonly d: Draft,
    private readonly lang: () => Lang,
    private readonly labels: () => Labels,
  ) {}
}

/** The unit that was chosen for an effect. */
const targetIn = (d: Draft): string | null => (d.kind === 'unit' || d.kind === 'mission' ? (d.choice?.unit ?? null) : null);

function lightsOf(d: Draft): Record<string, Light> {
  const lights: Record<string, Light> = {};
  if (!d.kind) return lights;
  for (const id of d.choices) lights[id] = 'can';
  if (d.kind === 'activate') {
    for (const [id, u] of Object.entries(d.view?.units ?? {})) if (d.mine(id) && u.activated && !lights[id]) lights[id] = 'done';
  } else if (d.kind === 'unit' || d.kind === 'mission') {
    for (const o of d.options) if (o.unit) lights[o.unit] = d.mine(o.unit) ? 'can' : 'target';
  } else if (d.kind === 'action') {
    const charges = d.about?.actions.find((a) => a.kind === 'charge');
    for (const s of d.about?.seen ?? []) if (d.act === 'charge' && charges && s.seen) lights[s.unit] = 'no';
    for (const o of d.options) if (o.target) lights[o.target] = 'target';
  } else if (d.kind === 'answer') {
    for (const u of [d.subject?.unit, d.subject?.target]) if (u) lights[u] = d.mine(u) ? 'can' : 'target';
  }
  return lights;
}

function ghostsOf(d: Draft): Ghost[] {
  const { charge, chosen, choice, subject } = d;
  if (charge && chosen) {
    const ok = !charge.refused;
    const place = charge.places[d.lined];
    return [
      ...(charge.turned ? [{ unit: chosen, pose: charge.turned, ok, kind: 'turn' } as const] : []),
      ...charge.stops.slice(-1).map((s): Ghost => ({ unit: chosen, pose: s.end, ok: false, kind: 'turn' })),
      ...(place ? [{ unit: chosen, pose: place.end, ok, kind: 'end' } as const] : []),
      ...(place?.others ?? []).filter((o) => o.how !== 'stays').map((o): Ghost => ({ unit: o.unit, pose: o.end, ok, kind: 'turn' })),
    ];
  }
  const stance =
    choice && subject?.unit && (choice.kind === 'align' || choice.kind === 'strike') && subject.places?.find((p) => p.n === choice.n);
  if (stance) return [{ unit: subject.unit!, pose: stance.end, ok: true, kind: 'end' }];
  if (chosen && d.way && d.goal) {
    const { refused, nearest, end } = d.way;
    return [
      { unit: chosen, pose: end, ok: !refused, kind: 'end' },
      ...(refused && nearest ? [{ unit: chosen, pose: nearest.end, ok: true, kind: 'turn' } as const] : []),
    ];
  }
  return [];
}

function areasOf(d: Draft, lang: Lang, labels: Labels): Area[] {
  const areas: Area[] = [];
  const unit = d.tools.unit;
  if (d.sets || d.kind === 'deploy') {
    const coming = d.deployment?.units.find((u) => !d.chosen || u.unit === d.chosen);
    for (const z of coming?.zones ?? []) if (!z.refused) areas.push({ kind: 'zone', corners: z.area });
  }
  const a = d.about;
  if (a && d.kind === 'action' && d.chosen) {
    for (const r of a.reach)
      if (r.kind === (d.act ?? 'charge') || (r.kind === 'manoeuvre' && !d.act))
        areas.push({
          kind: 'reach',
          corners: r.area,
          ...(r.kind === 'charge' ? { label: `${labels.charge} ${length(r.most, unit, lang)}` } : {}),
        });
    if (!d.act || d.act === 'shoot')
      for (const s of a.shots) areas.push({ kind: 'range', corners: s.area, ...(s.range ? { label: length(s.range, unit, lang) } : {}) });
  } else if (a && d.kind === 'activate' && d.chosen) {
    const charge = a.reach.find((r) => r.kind === 'charge') ?? a.reach[0];
    if (charge) areas.push({ kind: 'reach', corners: charge.area, label: `${labels.charge} ${length(charge.most, unit, lang)}` });
  }
  if (a && d.arcs) areas.push(...arcsOf(d, a, labels));
  if (d.threat && !d.target && !d.choice) {
    const charge = d.threat.reach.find((r) => r.kind === 'charge');
    if (charge) areas.push({ kind: 'threat', corners: charge.area, label: `${labels.charge} ${length(charge.most, unit, lang)}` });
    for (const s of d.threat.shots)
      areas.push({ kind: 'threat', corners: s.area, ...(s.range ? { label: length(s.range, unit, lang) } : {}) });
  }
  const box = d.piece && d.roster?.terrain[d.piece];
  if (box && d.goal) areas.push({ kind: 'piece', corners: corners(d.goal, box.width, box.depth), pose: d.goal, ok: d.legal });
  if (d.kind === 'objective' && d.goal)
    areas.push({ kind: 'token', corners: disc(d.goal.at, d.roster?.token ?? 20), pose: d.goal, ok: d.legal });
  return areas.filter((x) => x.corners.length > 2);
}

/** A token about a place. */
function disc([x, y]: At, r: number): At[] {
  return Array.from({ length: 16 }, (_, i): At => [x + r * Math.cos((i * Math.PI) / 8), y + r * Math.sin((i * Math.PI) / 8)]);
}

function linesOf(d: Draft, lang: Lang, labels: Labels): Line[] {
  const lines: Line[] = [];
  const unit = d.tools.unit;
  const { charge, way } = d;
  const of = (mm: number, most: number) => `${length(mm, unit, lang)} / ${length(most, unit, lang)}`;
  if (charge?.turned && charge.contact)
    lines.push({
      kind: 'way',
      points: [charge.turned.at, charge.contact.at],
      ok: !charge.refused,
      label: [of(charge.way ?? charge.distance, charge.range), charge.need ? labels.needs(charge.need) : ''].filter(Boolean).join(' · '),
    });
  else if (d.goal && way && way.path.length > 1)
    lines.push({
      kind: 'way',
      points: way.path,
      ok: !way.refused,
      label: way.most ? of(way.length ?? 0, way.most) : length(way.length ?? 0, unit, lang),
    });
  if (d.guide) lines.push({ kind: 'guide', points: d.guide });
  const shot = d.choice?.kind === 'shoot' ? d.about?.seen.find((s) => s.unit === d.choice!.target) : undefined;
  const there = shot && d.pose(shot.unit);
  if (shot && there && d.about) lines.push({ kind: 'seen', points: [d.about.arrow, there.at], label: length(shot.shot, unit, lang) });
  if (d.sight && d.about) lines.push(...sightOf(d, d.about));
  const { from, to, measured } = d.tape;
  if (measured) lines.push({ kind: 'measure', points: [measured.from, measured.to], label: length(measured.mm, unit, lang) });
  else if (Array.isArray(from) && to === null) lines.push({ kind: 'measure', points: [from, from] });
  return lines;
}

/** To each enemy in the front arc: seen, or barred. */
const sightOf = (d: Draft, a: About): Line[] =>
  a.seen.flatMap((s): Line[] => {
    const at = d.pose(s.unit)?.at;
    return at && s.inArc ? [{ kind: s.seen ? 'seen' : 'barred', points: [a.arrow, at] }] : [];
  });

/** The arcs of the chosen unit, each with the side that it begins at. */
function arcsOf(d: Draft, a: About, labels: Labels): Area[] {
  const sides = d.chosen ? sidesOf(d, d.chosen) : [];
  return (Object.entries(a.arcs) as [Face, At[]][]).map(([face, corners]): Area => {
    const side = sides.find((s) => s.face === face);
    return { kind: 'arc', corners, label: labels.faces[face], ...(side ? { side } : {}) };
  });
}

/** The middle of each side of a unit, and of the whole. */
function sidesOf(d: Draft, unit: string): { face: Face; at: At; of: At }[] {
  const [pose, f] = [d.pose(unit), d.size(unit)];
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
const notesOf = (d: Draft, labels: Labels): Shown['notes'] =>
  d.target ? sidesOf(d, d.target).map(({ face, at, of }) => ({ at, of, text: labels.faces[face] })) : [];
