// Reads a match log as far as the page shows it; the judge of a log is the server.
import type { Happened } from './types';

export interface LogText {
  game: string;
  seats: string[];
  commitment: string;
  seed: string | null;
  result: number[];
  /** By action, counted from 1. */
  actions: { n: number; seat: number; kind: string; dice: number[]; told: Happened[] }[];
}

export function readLog(text: string): LogText | null {
  try {
    const lines = text
      .split('\n')
      .filter((l) => l.trim())
      .map((l) => JSON.parse(l) as Record<string, unknown>);
    const [head, ...rest] = lines;
    if (!head || typeof head['game'] !== 'string') return null;
    const end = rest.find((l) => 'seed' in l);
    return {
      game: head['game'],
      seats: (head['seats'] as string[]) ?? [],
      commitment: String(head['commitment'] ?? ''),
      seed: end ? String(end['seed']) : null,
      result: (end?.['result'] as number[]) ?? [],
      actions: rest
        .filter((l) => 'action' in l)
        .map((l) => ({
          n: Number(l['n']),
          seat: Number(l['seat']),
          kind: String((l['action'] as { kind?: unknown } | null)?.kind ?? ''),
          dice: (l['dice'] as number[]) ?? [],
          told: (l['told'] as Happened[]) ?? [],
        })),
    };
  } catch {
    return null;
  }
}
