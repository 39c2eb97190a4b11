// Rails that no cell could take: next to own rails, as they are laid unless a step says otherwise, and at once farther away or on them.
import type { Path } from '../../yaml/path.ts';
import { isData, type Data } from '../../yaml/data.ts';

export interface FarRails {
  /** That of the bound or field that rules out all cells. */
  readonly path: Path;
  readonly message: string;
  readonly help: string;
}

/** Everywhere in a card. */
export function* farRails(value: unknown, path: Path): Generator<FarRails> {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* farRails(item, [...path, i]);
  if (!isData(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const found = key === 'lay-rails' && isData(inner) ? ruledOut(inner, [...path, key]) : undefined;
    if (found) yield found;
    else yield* farRails(inner, [...path, key]);
  }
}

function ruledOut({ where, reach }: Data, path: Path): FarRails | undefined {
  if (!isData(where)) return undefined;
  if (where['rails'] === 'own')
    return {
      path: [...path, 'where', 'rails'],
      message: 'Own rails already lie on such cells, so none can be laid there.',
      help: 'Cells next to own rails need no filter; those of others are rails: opponents.',
    };
  const { near } = where;
  if (reach !== undefined || !isData(near) || !isOwnRails(near['of']) || !isData(near['distance']))
    return undefined;
  const { exactly, atLeast } = near['distance'];
  const least = typeof exactly === 'number' ? exactly : atLeast;
  if (typeof least !== 'number' || least < 2) return undefined;
  return {
    path: [...path, 'where', 'near', 'distance'],
    message: `Rails go next to own rails, never ${least} steps away, so none can be laid.`,
    help: 'Add reach: anywhere.',
  };
}

function isOwnRails(cells: unknown): boolean {
  return isData(cells) && Object.keys(cells).length === 1 && cells['rails'] === 'own';
}
