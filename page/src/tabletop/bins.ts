/** Some numbers, from one to another, and how likely it is one of them. */
export interface Bin {
  from: number;
  to: number;
  share: number;
}

const told = 0.0005; // less is 0.0 %, and is not drawn
/** So many bars can be labelled each by its number; so many by a range. */
const most = { single: 20, wide: 9 };
const widths = [1, 3, 4, 5, 10, 20, 50];

/** The chances of 0, 1, 2, … in bars that can be told apart and labelled. */
export function binned(wounds: readonly number[]): Bin[] {
  let last = wounds.length - 1;
  while (last > 0 && (wounds[last] ?? 0) < told) last--;
  const n = last + 1;
  const width = n <= most.single ? 1 : (widths.find((w) => w > 1 && Math.ceil(n / w) <= most.wide) ?? Math.ceil(n / most.wide));
  return Array.from({ length: Math.ceil(n / width) }, (_, i) => {
    const [from, to] = [i * width, i * width + width - 1];
    return { from, to, share: wounds.slice(from, to + 1).reduce((a, b) => a + b, 0) };
  });
}

/** The highest bar. */
export const likeliest = (bins: readonly Bin[]): Bin => bins.reduce((a, b) => (b.share > a.share ? b : a), { from: 0, to: 0, share: 1e-9 });

/** A bar by the numbers that it stands for. */
export const binName = ({ from, to }: Bin): string => (from === to ? String(from) : `${from}–${to}`);
