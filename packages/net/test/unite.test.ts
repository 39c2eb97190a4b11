// One net for several games behaves in each of them like a net for that game.
import { expect, test } from 'vitest';
import {
  Arena,
  contentsOf,
  countRows,
  Net,
  Samples,
  shapeFor,
  transfer,
  unite,
  wire,
  type Senses,
} from '@railwright/net';

const WIDTH = 32;
const ROOM = { samples: 1, features: 64, choices: 8, choiceFeatures: 64 };

function market(cards: Record<string, number>, seats: number): Senses {
  const items = Object.keys(cards);
  return {
    vocabularies: [
      { name: 'cards', items, traits: ['cost'], traitsOf: items.map((id) => [[0, cards[id]]] as const) },
    ],
    position: [
      { name: 'hand', size: items.length, vocabulary: 'cards' },
      ...Array.from({ length: seats }, (_, i) => ({ name: `seat-${i}`, size: 2 })),
    ],
    choice: [
      { name: 'buy', size: items.length, vocabulary: 'cards' },
      { name: 'pass', size: 1 },
    ],
  };
}

/** Logits of a sample with every feature of a position, and a different feature for each choice. */
function chances(senses: Senses, weights: Float32Array, all: Senses, renumber?: (samples: Samples) => void) {
  const contents = contentsOf(all, WIDTH);
  const from = renumber ? all : senses;
  const shape = shapeFor(from, WIDTH, 8);
  const arena = new Arena(Net.bytes(shape) + Samples.bytes(ROOM), true);
  const net = new Net(arena, shape);
  const samples = new Samples(arena, ROOM);
  net.compose(wire(contents, from), weights);
  const count = (groups: Senses['position']): number => groups.reduce((sum, { size }) => sum + size, 0);
  for (let i = 0; i < count(senses.position); i++) push(samples.position, i, 0.5 + i / 7);
  for (let i = 0; i < count(senses.choice); i++) {
    push(samples.choice, i, 1);
    samples.endChoice();
  }
  renumber?.(samples);
  samples.endSample();
  net.forward(samples, 0);
  return [net.value, ...net.policy.subarray(0, count(senses.choice))];
}

function push(list: Samples['position'], index: number, value: number): void {
  list.index[list.size] = index;
  list.value[list.size++] = value;
}

const TWO = market({ rail: 1, train: 3 }, 2);
const FOUR = market({ bridge: 2, train: 3, rail: 5 }, 4);

test('one net for several games plays each like a net for that game', () => {
  const { senses, places } = unite([TWO, FOUR]);
  const weights = Float32Array.from(
    { length: countRows(contentsOf(senses, WIDTH)) * WIDTH },
    (_, i) => Math.sin(i * 1.7) / 3,
  );
  [TWO, FOUR].forEach((game, i) => {
    const { position, choice } = places[i]!;
    const united = chances(game, weights, senses, (samples) => samples.renumber(position, choice));
    const own = chances(game, weights, senses);
    united.forEach((value, j) => expect(value).toBeCloseTo(own[j], 5));
  });
});

test('a card with another cost in another game is another feature, and keeps its name', () => {
  const { senses } = unite([TWO, FOUR]);
  expect(senses.vocabularies[0]?.items).toEqual(['rail', 'train', 'bridge', 'rail']);
  expect(contentsOf(senses, WIDTH).vocabularies[0]?.items).toEqual(['rail', 'train', 'bridge']);
});

test('knowledge carries over by name, and what has no name there is zero', () => {
  const from = contentsOf(TWO, WIDTH);
  const to = contentsOf(FOUR, WIDTH);
  const weights = Float32Array.from({ length: countRows(from) * WIDTH }, (_, i) => i + 1);
  const carried = transfer(from, weights, to);
  const row = (list: Float32Array, at: number): Float32Array => list.subarray(at * WIDTH, (at + 1) * WIDTH);
  // Hand: rail, train, cost there; bridge, train, rail, cost here.
  expect(row(carried, 0)).toEqual(new Float32Array(WIDTH));
  expect(row(carried, 1)).toEqual(row(weights, 1));
  expect(row(carried, 2)).toEqual(row(weights, 0));
  expect(row(carried, 3)).toEqual(row(weights, 2));
});
