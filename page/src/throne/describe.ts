// An area in words, for those who hear the board and for those who point at it.
import { areaName, areas, flag, houseName } from './data';
import { size, type Lang, type View } from './types';
import { forceText, orderName, words } from './words';

/** What is printed on an area: kind, City or Fortress, symbols. */
export function printed(id: string, lang: Lang): string[] {
  const w = words(lang);
  const a = areas.get(id);
  if (!a) return [];
  const out = [a.kind === 'sea' ? w.sea : w.land];
  if (a.fortification) out.push(a.fortification === 'city' ? w.city : w.fortress);
  if (a.supply) out.push(w.barrels(a.supply));
  if (a.crowns) out.push(w.crowns(a.crowns));
  if (a.home) out.push(w.home(houseName(a.home, lang)));
  return out;
}

/** Who is there. */
export function garrison(view: View, id: string, lang: Lang): string {
  const w = words(lang);
  const pl = view.areas[id];
  const parts: string[] = [];
  if (size(pl)) parts.push(forceText(pl, lang));
  if (size(pl?.routed)) parts.push(w.routedUnits(forceText(pl?.routed, lang)));
  if (pl?.neutral) parts.push(w.neutral(pl.neutral));
  return parts.join('; ');
}

export function orderOf(view: View, id: string, lang: Lang): string {
  const w = words(lang);
  const o = view.areas[id]?.order;
  if (!o) return '';
  return o === 'facedown' ? w.faceDown : orderName(o, lang);
}

export function describe(view: View, id: string, lang: Lang): string {
  const w = words(lang);
  const pl = view.areas[id];
  const first = `${areaName(id, lang)}, ${printed(id, lang).join(', ')}.`;
  const owner = flag(view, id);
  let who: string;
  if (pl?.house) who = `${houseName(pl.house, lang)}${w.colon}${garrison(view, id, lang)}.`;
  else if (pl?.neutral) who = `${garrison(view, id, lang)}.`;
  else if (owner) who = `${w.controlled(houseName(owner, lang))}.`;
  else who = `${w.empty}.`;
  const token = pl?.token && pl.house ? ` ${w.token(houseName(pl.token, lang))}.` : '';
  const order = pl?.house ? ` ${pl.order ? (pl.order === 'facedown' ? w.faceDown : w.orderIs(orderOf(view, id, lang))) : w.noOrder}.` : '';
  return `${first} ${who}${token}${order}`;
}
