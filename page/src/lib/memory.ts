// What the browser remembers for the page; it may refuse, and then nothing is remembered.

const name = (key: string) => `gonfalon.${key}`;

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(name(key));
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name(key));
    else localStorage.setItem(name(key), value);
  } catch {
    // not kept
  }
}
