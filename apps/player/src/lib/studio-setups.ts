// The setups of the folder that is open in the studio at the same address, which the studio notes in the browser. The studio makes the
// game when it is chosen, from the folder's current state.

export interface StudioSetup {
  /** Of its file, in the studio's folder. */
  readonly path: string;
  /** `pack/id` */
  readonly id: string;
  readonly title: string;
}

const KEY = 'railwright.studio.setups';

export function studioSetups(): StudioSetup[] {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(noted) ? noted.filter(isSetup) : [];
  } catch {
    return [];
  }
}

function isSetup(value: unknown): value is StudioSetup {
  const { path, id, title } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof path === 'string' && typeof id === 'string' && typeof title === 'string';
}

/** The studio's address that starts a game of a setup here. */
export function studioLink({ path }: StudioSetup): string {
  return `../edit/?file=${encodeURIComponent(path)}&play=1`;
}
