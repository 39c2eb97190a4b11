// The view settings of editors that this browser remembers.

export function readKept(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    // A foreign entry: use defaults.
    return {};
  }
}

/** False if the browser stores nothing, or has no space: then the old settings apply next time, and nothing else is lost. */
export function keep(key: string, shown: object | string): boolean {
  try {
    globalThis.localStorage?.setItem(key, typeof shown === 'string' ? shown : JSON.stringify(shown));
    return true;
  } catch {
    return false;
  }
}

/** A plain text entry; '' if there is none, or the browser stores nothing. */
export function readKeptText(key: string): string {
  try {
    return globalThis.localStorage?.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The storage itself; undefined if the browser forbids it. */
export function keptStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
