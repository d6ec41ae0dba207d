// Where the names of units stand: under their base, else beside it, else shorter, else nowhere.

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Wanted {
  id: string;
  /** Names from the longest to the shortest that will do, with their widths. */
  texts: { text: string; width: number }[];
  /** The box around the base, in pixels. */
  box: Rect;
  /** Shown even if it lies over something. */
  must?: boolean;
  /** Names may lie on it, as on a wood. */
  soft?: boolean;
}

export interface Placed {
  id: string;
  text: string;
  /** The middle of the text, and its baseline. */
  x: number;
  y: number;
}

export const line = 14;
const gap = 3;

const meet = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

function spots({ x, y, w, h }: Rect, width: number): Rect[] {
  const mid = x + w / 2 - width / 2;
  return [
    { x: mid, y: y + h + gap, w: width, h: line },
    { x: mid, y: y - gap - line, w: width, h: line },
    { x: x + w + gap + 2, y: y + h / 2 - line / 2, w: width, h: line },
    { x: x - gap - 2 - width, y: y + h / 2 - line / 2, w: width, h: line },
  ];
}

const within = (a: Rect, b: Rect): boolean => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** Places names in the order given. No two of them meet, none lies on a base or on what is `taken`, and all lie in the `room`. */
export function place(wanted: readonly Wanted[], taken: readonly Rect[] = [], room?: Rect): Placed[] {
  const full: Rect[] = [...wanted.filter((w) => !w.soft).map((w) => w.box), ...taken];
  const out: Placed[] = [];
  for (const w of wanted) {
    const all = w.texts.flatMap((t) => spots(w.box, t.width).map((at) => ({ text: t.text, at })));
    const found = all.find(({ at }) => (!room || within(at, room)) && !full.some((r) => meet(at, r))) ?? (w.must ? all[0] : undefined);
    if (!found) continue;
    full.push(found.at);
    out.push({ id: w.id, text: found.text, x: found.at.x + found.at.w / 2, y: found.at.y + line - 3 });
  }
  return out;
}

/** A name, and shorter ones: "Heavy Pike Block", "Heavy Pike", "Heavy". */
export function shorter(name: string): string[] {
  const words = name.split(' ');
  const out: string[] = [];
  for (let n = words.length; n > 0; n--) {
    const text = words.slice(0, n).join(' ');
    if (!/(^| )(of|on|the|and|de|des|du|à|au|aux|sur|la|le|les|l’)$/i.test(text)) out.push(text);
  }
  return out;
}

const font = '700 13px "Alegreya Sans"';
let pen: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** Waits for the type in which names are set; what was measured before is measured again. */
export async function typeReady(): Promise<void> {
  await document.fonts.load(font).catch(() => []);
  widths.clear();
}

/** How wide a name is on the board. */
export function widthOf(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  pen ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (pen) pen.font = `${font}, sans-serif`;
  const width = (pen?.measureText(text).width ?? text.length * 6.4) + 4;
  widths.set(text, width);
  return width;
}
