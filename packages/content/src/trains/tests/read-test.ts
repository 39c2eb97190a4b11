// The choices of a written test of Trains one by one, for people to go back and play on.
import { EndlessEffectError, type State, type TrainsGame } from '@railwright/engine';
import { playSteps } from '../../test-language/play-steps.ts';
import { readSteps } from '../../test-language/steps.ts';
import { TRAINS_LANGUAGE } from './language.ts';
import { trainsNames } from './names.ts';

/**
 * The choices of `do` as texts, from the position in `s`, which is changed: those made without being named, such as `apply`, too. They
 * end before the first that is not legal.
 */
export function trainsTestChoices(game: TrainsGame, s: State, lines: readonly unknown[]): string[] {
  const choices: string[] = [];
  const { steps } = readSteps(lines, TRAINS_LANGUAGE.verbs, trainsNames(game.tables.definition));
  const heard: TrainsGame = {
    ...game,
    applyChoice(before, choice) {
      choices.push(game.formatChoice(before, choice));
      game.applyChoice(before, choice);
    },
  };
  try {
    playSteps(heard, s, steps, () => undefined);
  } catch (error) {
    if (!(error instanceof EndlessEffectError)) throw error;
  }
  return choices;
}
