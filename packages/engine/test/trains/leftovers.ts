// Data that no unfinished effect needs can be wiped without changing how the game continues. Redealing wipes it, and views
// do not show it.
import assert from 'node:assert/strict';
import { cloneState, type State, type TrainsGame } from '@railwright/engine';
import { allLiveSelections } from '../../src/trains/effects/live-selections.ts';
import { clearLeftovers } from '../../src/trains/view/resample.ts';
import { legalOf, viewText } from '../laws/walk.ts';

/** The choices during an effect, and where the first and the last one lead. */
function nextViews(game: TrainsGame, s: State): string[] {
  const legal = legalOf(game, s);
  const ends = legal.length > 1 ? [legal[0], legal[legal.length - 1]] : [...legal];
  const after = ends.map((choice) => {
    const next = cloneState(s);
    game.applyChoice(next, choice ?? 0);
    return viewText(game, next, undefined);
  });
  return [[...legal].join(), ...after];
}

/** During an effect: sentences about what is missing once leftovers are wiped. */
export function missedLeftovers(game: TrainsGame, s: State): string[] {
  const wiped = cloneState(s);
  clearLeftovers(game.tables, wiped, allLiveSelections(game.tables, wiped));
  try {
    assert.deepEqual(nextViews(game, wiped), nextViews(game, s));
    return [];
  } catch (error) {
    if (!(error instanceof assert.AssertionError)) throw error;
    return [`wiping what no unfinished effect needs changes what follows: ${error.message}`];
  }
}
