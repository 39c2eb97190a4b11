// What this browser remembers of how an editor was shown last.

export function readKept(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    // Somebody else's entry: begin anew.
    return {};
  }
}

export function keep(key: string, shown: object): void {
  globalThis.localStorage?.setItem(key, JSON.stringify(shown));
}
