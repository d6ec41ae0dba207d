// The draft as the board shows it.
import type { Lang } from '../lib/i18n.svelte';
import type { About } from './ask';
import type { Draft } from './draft.svelte';
import { shadow, within } from './geometry';
import { length } from './lengths';
import type { Area, Ghost, Light, Line, Shown } from './shown';
import { corners, laid, moved } from './step';
import type { At } from './types';

export interface Labels {
  faces: Record<string, string>;
  charge: string;
}

export function showing(d: Draft, lang: Lang, labels: Labels): Shown {
  return {
    chosen: d.chosen ?? d.inspected,
    target: d.target ?? d.choice?.target ?? null,
    lights: lightsOf(d),
    ghosts: ghostsOf(d),
    areas: areasOf(d, lang, labels),
    lines: linesOf(d, lang),
    notes: notesOf(d, labels),
    movable: !d.target && d.act !== 'soul_drain' && (d.deploys || ['vanguard', 'order', 'regroup'].includes(d.kind ?? '') || d.act === 'pivot'),
  };
}

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
  if (d.chosen && d.kind === 'shoot') for (const s of d.targets?.shots ?? []) if (!s.refused || !lights[s.target]) lights[s.target] = s.refused ? 'no' : 'target';
  return lights;
}

function ghostsOf(d: Draft): Ghost[] {
  if (d.charge)
    return d.charge.ways.flatMap((w): Ghost[] => [
      ...w.turns.map((pose): Ghost => ({ unit: w.unit, pose, ok: !d.charge!.refused, kind: 'turn' })),
      { unit: w.unit, pose: w.end, ok: !d.charge!.refused, kind: 'end' },
    ]);
  if (d.chosen && d.way && d.goal) return [{ unit: d.chosen, pose: d.way.end, ok: !d.way.refused, kind: 'end' }];
  return [];
}

function areasOf(d: Draft, lang: Lang, labels: Labels): Area[] {
  const areas: Area[] = [];
  const unit = d.tools.unit;
  const zone = d.side && d.roster?.zones[d.side];
  if (d.deploys && zone) areas.push({ kind: 'zone', corners: zone });
  const a = d.about;
  if (a && d.kind === 'order' && a.reach.charge) areas.push({ kind: 'reach', corners: a.charge, label: `${labels.charge} ${length(a.reach.charge, unit, lang)}` });
  if (a && d.kind === 'shoot') for (const s of a.shots) areas.push({ kind: 'range', corners: s.area, label: length(s.range, unit, lang) });
  if (a && d.arcs) for (const [face, corners] of Object.entries(a.arcs)) areas.push({ kind: 'arc', corners, label: labels.faces[face] });
  if (a && d.sight) areas.push(...fieldOf(d, a));
  if (d.threat && !d.target) {
    areas.push({ kind: 'threat', corners: d.threat.charge, label: `${labels.charge} ${length(d.threat.reach.charge, unit, lang)}` });
    for (const s of d.threat.shots) areas.push({ kind: 'threat', corners: s.area, label: length(s.range, unit, lang) });
  }
  const box = d.hand && d.roster?.box.find((b) => b.id === d.hand!.piece);
  if (box && d.goal) areas.push({ kind: 'piece', corners: laid(box.corners, d.goal), pose: d.goal, ok: d.legal, label: lang === 'fr' ? box.fr : box.en });
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
    d.charge.ways.forEach((w, i) => lines.push({ kind: 'way', points: w.path, ok: !d.charge!.refused, ...(i === 0 ? { label: of(d.charge!.distance, d.charge!.range) } : {}) }));
  else if (d.goal && d.way && d.way.path.length > 1) lines.push({ kind: 'way', points: d.way.path, ok: !d.way.refused, label: d.way.most ? of(d.way.length, d.way.most) : length(d.way.length, unit, lang) });
  if (d.shot?.line) lines.push({ kind: d.shot.refused ? 'barred' : 'seen', points: d.shot.line, label: of(d.shot.distance, d.shot.range) });
  if (d.sight && d.about) lines.push(...sightOf(d, d.about));
  const { from, to, measured } = d.tape;
  if (measured) lines.push({ kind: 'measure', points: [measured.from, measured.to], label: length(measured.mm, unit, lang) });
  else if (Array.isArray(from) && to === null) lines.push({ kind: 'measure', points: [from, from] });
  return lines;
}

/** What the leader looks over, and what of it is hidden by what bars the view of somebody. */
function fieldOf(d: Draft, a: About): Area[] {
  const [width, depth] = d.view!.table;
  const hides = [...new Set(a.seen.flatMap((s) => (s.inArc && !d.mine(s.unit) ? s.barred : [])))];
  return [
    { kind: 'sight', corners: a.arcs.front },
    ...hides.flatMap((x): Area[] => {
      const outline = outlineOf(d, x);
      return outline.length ? [{ kind: 'blind', corners: within(shadow(a.leader, outline, width + depth), a.arcs.front) }] : [];
    }),
  ];
}

/** The base of a unit, or the corners of a piece of terrain. */
function outlineOf(d: Draft, x: string | number): At[] {
  if (typeof x === 'number') return d.view?.terrain?.[x]?.corners ?? [];
  const [pose, f] = [d.pose(x), d.roster?.units[x]];
  return pose && f ? corners(pose, f.width, f.depth) : [];
}

/** From the leader to each enemy in the front arc, and whether something bars the view. */
function sightOf(d: Draft, a: About): Line[] {
  return a.seen.flatMap((s): Line[] => {
    const at = d.pose(s.unit)?.at;
    return at && s.inArc && !d.mine(s.unit) ? [{ kind: s.barred.length ? 'barred' : 'seen', points: [a.leader, at] }] : [];
  });
}

/** The sides of the unit that is charged, by their names. */
function notesOf(d: Draft, labels: Labels): Shown['notes'] {
  const target = d.kind === 'order' ? d.target : null;
  const pose = target && d.pose(target);
  const f = target && d.roster?.units[target];
  if (!pose || !f) return [];
  const sides: [string, number, number][] = [
    ['front', f.depth / 2, 0],
    ['rear', -f.depth / 2, 0],
    ['left', 0, f.width / 2],
    ['right', 0, -f.width / 2],
  ];
  return sides.map(([face, ahead, left]) => ({ at: moved(pose, ahead, left).at, of: pose.at, text: labels.faces[face] ?? face }));
}
