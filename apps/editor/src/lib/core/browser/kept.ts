// What this browser remembers of how an editor was last shown.

export function readKept(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    // Somebody else's entry: begin anew.
    return {};
  }
}

/** False when the browser keeps nothing, or has no room: all is then as it was the next time, and nothing else is lost. */
export function keep(key: string, shown: object | string): boolean {
  try {
    globalThis.localStorage?.setItem(key, typeof shown === 'string' ? shown : JSON.stringify(shown));
    return true;
  } catch {
    return false;
  }
}

/** An entry that is a text alone; '' where there is none, or the browser keeps nothing. */
export function readKeptText(key: string): string {
  try {
    return globalThis.localStorage?.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The storage itself; undefined where the browser allows none. */
export function keptStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
