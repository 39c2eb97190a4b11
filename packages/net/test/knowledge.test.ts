// How knowledge from one game is wired to the senses of another.
import { describe, expect, test } from 'vitest';
import { contentsOf, countRows, innerRows, wire, type Senses } from '@railwright/net';

const WIDTH = 32;

function senses(items: Record<string, Record<string, number>>, more: Senses['position'] = []): Senses {
  const traits = [...new Set(Object.values(items).flatMap(Object.keys))].sort();
  return {
    vocabularies: [
      {
        name: 'cards',
        items: Object.keys(items),
        traits,
        traitsOf: Object.values(items).map((of) =>
          Object.entries(of).map(([t, n]) => [traits.indexOf(t), n] as const),
        ),
      },
    ],
    position: [
      { name: 'coins', size: 2 },
      { name: 'hand', size: Object.keys(items).length, vocabulary: 'cards' },
      ...more,
    ],
    choice: [{ name: 'buy', size: Object.keys(items).length, vocabulary: 'cards' }],
  };
}

/** Known rows with their factors, by row of the net. */
function wires(known: Senses, at: Senses): Map<number, [number, number][]> {
  const { net, known: rows, factors } = wire(contentsOf(known, WIDTH), at);
  const map = new Map<number, [number, number][]>();
  net.forEach((row, i) => map.set(row, [...(map.get(row) ?? []), [rows[i], factors[i]]]));
  return map;
}

const KNOWN = senses({ rail: { cost: 1 }, train: { cost: 2, value: 1 } });
// Rows of knowledge: coins 0 1, hand: rail 2, train 3, cost 4, value 5; then the inner ones; buy: rail, train, cost, value.
const BUY = 6 + innerRows(WIDTH);

describe('knowledge', () => {
  test('has a row for each feature, item and trait', () => {
    expect(countRows(contentsOf(KNOWN, WIDTH))).toBe(BUY + 4);
  });

  test('is wired, for the same game, to itself and to shared traits', () => {
    const map = wires(KNOWN, KNOWN);
    expect(map.get(0)).toEqual([[0, 1]]);
    expect(map.get(2)).toEqual([
      [2, 1],
      [4, expect.any(Number)],
    ]);
    expect(map.get(3)?.map(([row]) => row)).toEqual([3, 4, 5]);
    expect(map.size).toBe(4 + innerRows(WIDTH) + 2);
  });

  test('applies to an unknown card through its traits alone', () => {
    const map = wires(KNOWN, senses({ bridge: { cost: 3, value: 1 }, rail: { cost: 1 } }));
    expect(map.get(2)?.map(([row]) => row)).toEqual([4, 5]);
    expect(map.get(3)?.map(([row]) => row)).toEqual([2, 4]);
    expect(map.get(4 + innerRows(WIDTH))?.map(([row]) => row)).toEqual([BUY + 2, BUY + 3]);
  });

  test('gives nothing to features without a row', () => {
    const map = wires(KNOWN, senses({ rail: { weight: 2 } }, [{ name: 'goods', size: 3 }]));
    expect(map.get(2)).toEqual([[2, 1]]);
    expect([3, 4, 5].map((row) => map.has(row))).toEqual([false, false, false]);
  });
});
