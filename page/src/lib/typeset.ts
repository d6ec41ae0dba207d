/** French sets a narrow space that does not break before ; : ? ! */
export function typeset<T>(of: T): T {
  if (typeof of === 'string') return of.replace(/[ \u00a0](?=[;:?!])/g, '\u202f') as T;
  if (typeof of === 'function') return ((...args: unknown[]) => typeset((of as (...a: unknown[]) => unknown)(...args))) as T;
  if (Array.isArray(of)) return of.map(typeset) as T;
  if (typeof of === 'object' && of !== null) return Object.fromEntries(Object.entries(of).map(([k, v]) => [k, typeset(v)])) as T;
  return of;
}
