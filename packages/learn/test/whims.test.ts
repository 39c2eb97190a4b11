// How a whim changes choices: more or less of what has a trait, and nothing else.
import { expect, test } from 'vitest';
import { Arena, Samples } from '@railwright/net';
import { seedRng } from '@railwright/engine';
import { Whims } from '../src/whims.ts';

const senses = {
  vocabularies: [
    {
      name: 'cards',
      items: ['shed', 'track', 'bridge'],
      traits: ['rail'],
      traitsOf: [[], [[0, 1]], [[0, 1]]] as const,
    },
  ],
  position: [{ name: 'left', size: 1 }],
  choice: [
    { name: 'buy', size: 3, vocabulary: 'cards' },
    { name: 'play', size: 3, vocabulary: 'cards' },
    { name: 'end', size: 1 },
  ],
} as const;

test('a whim tilts all choices about things that have something in common, up or down, and nothing else', () => {
  const samples = new Samples(new Arena(10_000), { samples: 1, features: 1, choices: 7, choiceFeatures: 7 });
  for (let feature = 0; feature < 7; feature++) {
    samples.choice.index[samples.choice.size] = feature;
    samples.choice.value[samples.choice.size++] = 1;
    samples.endChoice();
  }
  samples.endSample();
  const whims = new Whims(senses, Math.exp);
  const rng = new Uint32Array(4);
  seedRng(rng, 1, 0);
  const seen = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const chances = new Float32Array(7).fill(1 / 7);
    whims.draw(rng);
    whims.tilt(samples, 0, chances);
    const [shed = 0, track = 0, bridge, playShed, playTrack, playBridge, end] = chances;
    expect(3 * shed + 4 * track).toBeCloseTo(1, 5);
    // A liked thing is liked whatever is done with it.
    expect([bridge, playTrack, playBridge]).toEqual([track, track, track]);
    expect([playShed, end]).toEqual([shed, shed]);
    seen.add((track / shed).toPrecision(3));
  }
  const sizes = [...seen].map(Number);
  expect(Math.min(...sizes)).toBeLessThan(0.01);
  expect(Math.max(...sizes)).toBeGreaterThan(100);
  expect(sizes.length).toBeGreaterThan(8);
});
