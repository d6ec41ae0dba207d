/** The SHA-256 of bytes written in hexadecimal, or null where the browser may not compute it. */
export async function sha256(hex: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle || !/^([0-9a-f]{2})+$/i.test(hex)) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (b) => Number.parseInt(b, 16));
  const sum = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(sum, (b) => b.toString(16).padStart(2, '0')).join('');
}
