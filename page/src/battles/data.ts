// Names and numbers of the game, from the data that the rules themselves read.
import cardData from '../../../battles/data/command_cards.json';
import commanderData from '../../../battles/data/commanders.json';
import setUpData from '../../../battles/data/setup_cards.json';
import unitData from '../../../battles/data/units.json';
import type { Told } from '../lib/types';
import { worded } from '../lib/typeset';
import type { Names } from './describe';
import type { CardInfo, CommanderInfo, Tactic, UnitInfo } from './info';
import type { UnitLook } from './shown';
import type { Class, Face, House, Lang, Rank, Tally, Unit, UnitName, View, Zone } from './types';

const told = (of: object, field: string): Told => {
  const texts = of as Record<string, string>;
  return { en: texts[`${field}_en`] ?? '', fr: texts[`${field}_fr`] ?? '' };
};

/** Units that have another charge than their class. */
const charges: Record<string, string> = { stark_kennelmasters: 'hounds', lannister_heavy_infantry: 'heavy' };
const chargeOf: Record<Class, string> = { infantry: 'infantry', ranged: 'archers', cavalry: 'cavalry' };

export interface Row {
  attack: number;
  move: number;
  dice: number;
}
export interface UnitSheet extends UnitInfo {
  range: number;
  table: Record<Rank, Row>;
  keywords: { id: string; name: Told; text: Told }[];
}

const keywords = new Map(unitData.keywords.map((k) => [k.id, { name: told(k, 'name'), text: told(k, 'text') }]));

export const units = new Map<string, UnitSheet>(
  unitData.units.map((u) => [
    u.id,
    {
      id: u.id,
      house: u.house as House,
      name: told(u, 'name'),
      class: u.class as Class,
      strength: u.strength,
      charge: charges[u.id] ?? chargeOf[u.class as Class],
      range: u.range,
      table: u.table,
      keywords: u.keywords.map((k) => {
        const { name, text } = keywords.get(k.keyword) ?? { name: { en: k.keyword, fr: k.keyword }, text: { en: '', fr: '' } };
        const n = 'value' in k ? String(k.value) : '';
        return { id: k.keyword, name: { en: name.en.replace('X', n), fr: name.fr.replace('X', n) }, text };
      }),
    },
  ]),
);

export interface CommanderSheet extends CommanderInfo {
  person: string;
  /** The name that he is called by. */
  called: string;
  limit: number;
  capture: number;
  unit: string;
}

export const commanders = new Map<string, CommanderSheet>(
  commanderData.commanders.map((c) => [
    c.id,
    {
      id: c.id,
      house: c.house as House,
      person: c.person,
      name: told(c, 'name'),
      title: told(c, 'title'),
      called: c.name_en.split(' ')[0]!,
      initial: c.name_en.charAt(0),
      ability: told(c, 'ability'),
      commit: told(c, 'commit'),
      limit: c.command_limit,
      capture: c.capture_value,
      unit: c.unit,
    },
  ]),
);

interface CardData {
  id: string;
  house: string;
  commander?: string;
  commands: { cost: number }[];
  tactic?: { when: string; tokens?: string[]; morale?: { side: string; zone: string } };
}

function tacticOf(c: CardData): Tactic | undefined {
  const t = c.tactic;
  if (!t) return undefined;
  const house = c.house as House;
  const of: House = (t.morale?.side === 'own') === (house === 'stark') ? 'stark' : 'lannister';
  const tokens: Partial<Tally> = {};
  for (const face of (t.tokens ?? []) as Face[]) tokens[face] = (tokens[face] ?? 0) + 1;
  return {
    when: t.when as Tactic['when'],
    text: told(t, 'text'),
    ...(t.tokens ? { tokens } : {}),
    ...(t.morale ? { zone: { of, is: t.morale.zone as Exclude<Zone, 'grey'>, mine: t.morale.side === 'own' } } : {}),
  };
}

export const cards = new Map<string, CardInfo>(
  (cardData.cards as CardData[]).map((c) => {
    const person = commanderData.commanders.find((x) => x.person === c.commander);
    const tactic = tacticOf(c);
    return [
      c.id,
      {
        id: c.id,
        house: c.house as House,
        name: told(c, 'name'),
        ...(person ? { person: told(person, 'name') } : {}),
        commands: c.commands.map((x) => ({ cost: x.cost, text: told(x, 'text') })),
        ...(tactic ? { tactic } : {}),
      },
    ];
  }),
);

/** What commanders count in a skirmish. */
export const values = new Map<string, number>(
  setUpData.cards.flatMap((c) => ('commander' in c && c.commander ? [[c.commander, c.value ?? 0]] : [])),
);

export const unitTypeName = (type: string, lang: Lang): string => worded(units.get(type)?.name ?? { en: type, fr: type }, lang);
export const commanderName = (id: string, lang: Lang): string => worded(commanders.get(id)?.name ?? { en: id, fr: id }, lang);
/** A commander by his first name. */
export const called = (id: string): string => commanders.get(id)?.called ?? id;
export const cardName = (id: string, lang: Lang): string => worded(cards.get(id)?.name ?? { en: id, fr: id }, lang);

export const namesIn = (lang: Lang): Names => ({
  unit: (type) => unitTypeName(type, lang),
  commander: (id) => commanderName(id, lang),
  strength: (type) => units.get(type)?.strength ?? 4,
});

/** A unit by its commander, or else by its type and where it stands. */
export function unitTitle(view: Pick<View, 'units'>, name: UnitName, lang: Lang): string {
  const unit = view.units[name];
  if (!unit) return name;
  const type = unitTypeName(unit.type, lang);
  return unit.commander ? `${called(unit.commander)}` : unit.hex ? `${type} ${unit.hex}` : type;
}

/** The letters of the commanders of a match: one, or two if another begins with the same. */
export function initialsOf(view: Pick<View, 'commanders'>): Record<string, string> {
  const ids = Object.keys(view.commanders);
  const twice = (id: string) => ids.some((other) => other !== id && called(other).charAt(0) === called(id).charAt(0));
  return Object.fromEntries(ids.map((id) => [id, twice(id) ? called(id).slice(0, 2) : called(id).charAt(0)]));
}

/** How the units of a match are drawn. */
export function lookOf(view: Pick<View, 'commanders'>): (unit: Unit) => UnitLook {
  const initials = initialsOf(view);
  return (unit) => {
    const sheet = units.get(unit.type);
    return {
      charge: sheet?.charge ?? 'infantry',
      strength: Math.max(sheet?.strength ?? 4, unit.figures),
      ...(unit.commander ? { initial: initials[unit.commander] ?? called(unit.commander).charAt(0) } : {}),
    };
  };
}
