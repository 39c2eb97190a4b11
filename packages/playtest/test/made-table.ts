// A panel's table of one player in two seats, with made-up figures: even, and the same in all blocks.
import { ASKED_FIGURES } from '@railwright/figures';
import type { TableTally } from '../src/panel/tables/table-tally.ts';

export const BLOCKS = 500;
export const flat = (value: number, blocks = BLOCKS): Float64Array => new Float64Array(blocks).fill(value);

export function madeTable(
  member: number,
  some: Partial<Omit<TableTally, 'table'>>,
  blocks = BLOCKS,
): TableTally {
  const even = [flat(0.5, blocks), flat(0.5, blocks)];
  const figure = { byKey: new Map([['', flat(0.2, blocks)]]), counts: new Map([[20, 2 * blocks]]) };
  return {
    table: { kind: 'own', entries: [member, member], games: 2 * blocks },
    ...{ games: 2 * blocks, blocks, byTurn: even, bySeat: even },
    won: new Map([[member, flat(0.5, blocks)]]),
    figures: new Map(ASKED_FIGURES.map((record) => [record.figure, figure])),
    ...{
      scores: new Int32Array(4 * blocks),
      measures: [],
      drawnFirst: false,
      alike: [],
      holdings: undefined,
    },
    ...{ gained: new Map(), parts: new Map(), cells: new Map() },
    ...some,
  };
}
