// How much of the window a board keeps beside its rails, its bar and its dock.

export interface Size {
  width: number;
  height: number;
}

/** Which rails are open; those that are not are strips. */
export interface Opened {
  left: boolean;
  right: boolean;
}

/** Pixels that a rail takes, folded and open. The strip of tools stays beside what it opens. */
const rails = { left: [84, 272], right: [52, 388] } as const;
const gap = 8;
const dock = 84;
const bar = (height: number) => (height < 1080 ? 44 : 52);

/** The share of the window that is the board's. */
export function share({ width, height }: Size, open: Opened): number {
  const across = width - rails.left[open.left ? 1 : 0] - rails.right[open.right ? 1 : 0] - 4 * gap;
  return (across * (height - bar(height) - dock - 3 * gap)) / (width * height);
}

/** The least that a board keeps, and what it keeps if nobody has said otherwise. */
const least = 0.5;
const ample = 0.53;

/** The rails that are open unless somebody says otherwise. */
export function usual(size: Size): Opened {
  const right = share(size, { left: false, right: true }) >= ample;
  return { left: right && share(size, { left: true, right }) >= ample, right };
}

/** Those of the open rails that stand beside the board; the others lie over it. */
export function columns(size: Size, open: Opened): Opened {
  const right = open.right && share(size, { left: false, right: true }) >= least;
  return { left: open.left && share(size, { left: true, right }) >= least, right };
}

/** Pixels of the board that the rails over it cover. */
export function covered(size: Size, open: Opened): { left: number; right: number } {
  const beside = columns(size, open);
  const over = (side: keyof Opened) => (open[side] && !beside[side] ? rails[side][1] - rails[side][0] : 0);
  return { left: over('left'), right: over('right') };
}
