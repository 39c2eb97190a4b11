import type { FreightTrainDefinition } from '@railwright/engine';
import { expect, test } from 'vitest';
import { bundleOf, playByChance } from '../../../test/unit/games.ts';
import { freightScoreParts } from './score-parts.ts';

test.each([3, 7, 11])('income, costs and the starting chips add up to the score, seed %i', (seed) => {
  const bundle = bundleOf('freight-train/standard');
  const match = playByChance(bundle, seed, 4000);
  expect(match.isOver).toBe(true);
  const chips = [0, 1].map((seat) => match.game.score(match.state, seat));
  const parts = freightScoreParts(
    match.log().flatMap(({ events }) => events),
    chips,
  );
  const { chips: start } = (bundle.definition as FreightTrainDefinition).rules;
  expect(parts.map((part) => part.start)).toEqual([start, start]);
  expect(parts.some(({ trains }) => trains > 0)).toBe(true);
  for (const [seat, part] of parts.entries())
    expect(part.start + part.trains + part.yard + part.rearranging).toBe(chips[seat]);
});
