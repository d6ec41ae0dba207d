import type { Facts } from '../ask';

const byType: Record<string, string> = {
  Inf: 'infantry',
  LrgInf: 'infantry',
  Cav: 'cavalry',
  LrgCav: 'cavalry',
  WarEngine: 'war-engine',
  Mon: 'monster',
};

/** The sign of a kind of unit. */
export const glyph = (f: Pick<Facts, 'type' | 'hero'> | undefined): string => (f?.hero ? 'hero' : (byType[f?.type ?? ''] ?? 'infantry'));
