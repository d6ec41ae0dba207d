// The rulers along the edges of the screen, in inches or millimetres of the table.
import { inch } from './step';

export interface Tick {
  /** Pixels along the ruler. */
  at: number;
  label?: string;
}

const steps = { in: [1, 2, 3, 6, 12, 24, 48], mm: [10, 20, 50, 100, 200, 500, 1000] };

/** The first step of a unit that is at least so many pixels long. */
function step(unit: 'in' | 'mm', k: number, least: number): number {
  const mm = unit === 'in' ? inch : 1;
  return steps[unit].find((s) => s * mm * k >= least) ?? steps[unit].at(-1)!;
}

/** The ticks between two pixels; zero lies at `zero`, and the scale grows along the ruler or against it. */
export function ticks(unit: 'in' | 'mm', k: number, zero: number, length: number, from: number, to: number, way: 1 | -1 = 1): Tick[] {
  const mm = unit === 'in' ? inch : 1;
  const fine = step(unit, k, 7);
  const words = step(unit, k, 58);
  const most = Math.floor(length / mm + 1e-6);
  const out: Tick[] = [];
  for (let v = 0; v <= most; v += fine) {
    const at = zero + way * v * mm * k;
    if (at >= from && at <= to) out.push(v % words === 0 ? { at, label: told(v, unit) } : { at });
  }
  return out;
}

const told = (v: number, unit: 'in' | 'mm'): string => (unit === 'in' ? `${v}″` : String(v));
