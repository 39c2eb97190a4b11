// Filters of cells that no cell matches, whatever the map: where rails are asked for and can never lie, and fields that rule each other out.
import { OP_SPECS, type OpSpec } from '@railwright/engine';
import type { Item } from '../../model.ts';
import { listWords } from '../../diagnostics/suggest.ts';
import type { Path } from '../../yaml/path.ts';
import { isData, type Data } from '../../yaml/data.ts';
import type { CardData } from '../schema/cards.ts';
import { walkCard } from './walk.ts';

export interface EmptyCells {
  readonly path: Path;
  readonly message: string;
  readonly help?: string;
}

/** Ops and amounts about rails and stations; tokens of a pack can lie anywhere. */
const ON_RAILS: ReadonlySet<string> = new Set(['choose-cells', 'rails', 'stations']);
const SEA = 'Give the cells next to it a terrain of their own, or make them a region of the map.';

/** `closed`: the terrains on which rails can never lie. */
export function emptyCells(card: Item<CardData>, closed: ReadonlySet<string>): EmptyCells[] {
  const found: EmptyCells[] = [];
  const far = (cells: unknown, path: Path): void => {
    const words = closedWords(cells, closed);
    if (words)
      found.push({
        path: [...path, 'terrain'],
        message: `Steps are counted as rails go, and rails can never lie on ${words}, so no cell is any number of steps from there.`,
        help: SEA,
      });
  };
  const under = (cells: unknown, path: Path): void => {
    const words = closedWords(cells, closed);
    if (words) found.push({ path: [...path, 'terrain'], message: `Rails can never lie on ${words}.` });
  };
  walkCard(card, {
    step: (op, { where }, _path, at) => {
      const { counts }: OpSpec = OP_SPECS[op];
      if (counts === 'rails' || counts === 'stations' || ON_RAILS.has(op)) under(where, at('where'));
    },
    value: (type, value, path) => {
      if (!isData(value)) return;
      if (type === 'near') far(value['of'], [...path, 'of']);
      if (type === 'distance') for (const end of ['from', 'to']) far(value[end], [...path, end]);
      if (type === 'amount') for (const form of ['rails', 'stations']) under(value[form], [...path, form]);
      if (type === 'price') under(value['at'], [...path, 'at']);
      if (type === 'trigger' && (value['on'] === 'lay' || value['on'] === 'station'))
        under(value['at'], [...path, 'at']);
      if (type === 'cells') {
        under(value['connected'], [...path, 'connected']);
        const odd = oddField(value);
        if (odd) found.push({ path: [...path, odd.field], message: odd.message });
      }
    },
  });
  return found;
}

/** The part of a filter that asks only for closed cells. */
function closedWords(cells: unknown, closed: ReadonlySet<string>): string | undefined {
  if (!isData(cells)) return undefined;
  const ids = [cells['terrain'] ?? []].flat() as string[];
  return ids.length > 0 && ids.every((id) => closed.has(id)) ? listWords(ids) : undefined;
}

/** A field that is about cities, of cells that are none. */
function oddField(cells: Data): { readonly field: string; readonly message: string } | undefined {
  const { place } = cells;
  if (place !== 'none' && place !== 'remote') return undefined;
  const field = ['size', 'room'].find((key) => cells[key] !== undefined);
  return field === undefined
    ? undefined
    : {
        field,
        message: `Only cities have a ${field === 'size' ? 'size' : 'room for stations'}, and these cells are none.`,
      };
}
