// Turns without a decision.
import type { Game } from '@railwright/engine';
import type { Decision, PartFigure } from './figure.ts';
import { BY_GAME } from './intervals.ts';

export const withoutChoice = {
  figure: 'withoutChoice',
  of: 'turns',
  title: 'Turns without a choice',
  definition:
    'Share of turns in which the active seat was never offered two actions. Spending the turn on returning Waste counts as an action; ending the turn does not.',
  interval: BY_GAME,
  example:
    'A turn of "play the train or end", then "end": without a choice. "Play the train, lay rails or end": with one, as is "play the train, return Waste or end".',
  row: 'turns without a choice',
  sentence: (share) => `${share} of turns have no real choice`,
  watch({ playtestHooks }) {
    let turns = 0;
    let hadChoice = false;
    return {
      begin() {
        turns = 0;
        hadChoice = false;
      },
      decide(decision) {
        if (hadChoice || !decision.isOwn || decision.count < 2) return;
        hadChoice = !playtestHooks || countActs(playtestHooks, decision) > 1;
      },
      endTurn() {
        if (!hadChoice) turns++;
        hadChoice = false;
      },
      hits: () => turns,
    };
  },
} as const satisfies PartFigure;

/** Actions for the turn, returning Waste too, but not ending it; two are enough to know. */
function countActs(hooks: NonNullable<Game['playtestHooks']>, { s, legal, count }: Decision): number {
  let acts = 0;
  for (let i = 0; i < count && acts < 2; i++) if (hooks.roleOf(s, legal[i] as number) !== 'end') acts++;
  return acts;
}
