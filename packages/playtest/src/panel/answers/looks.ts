// Looks at games before all are played. Players whose answer a question needs no longer are not played on: most answers are clear long before
// the last game. Whoever stops when pleased is wrong more often, unless each look has a part of the error of its own (Bonferroni): then all
// intervals that might have been shown hold together. The early parts are tiny (as Haybittle 1971 and Peto and others 1976 have it), so the
// last interval is next to no wider than if nobody had looked.
import { decideFamilies, type Asked } from './families.ts';
import { unsettled } from './decide.ts';

/** Part of the games, and part of the error of intervals then; the latter add up to 1. */
export const LOOKS = [
  { games: 1 / 8, error: 0.01 },
  { games: 1 / 4, error: 0.02 },
  { games: 1 / 2, error: 0.05 },
  { games: 1, error: 0.92 },
] as const;

/** Openings and the like are asked about after the last look, and up to three times as many open questions then share the error. */
const SPARE = 1 / 3;

/** Names of the players whose answers leave a question open that strong play has settled for itself, or would once there are more questions. */
export function neededPlayers(asked: readonly Asked[]): ReadonlySet<string> {
  const strict = asked.map(({ matter, question }) => ({
    matter,
    question: {
      ...question,
      others: question.others.map((other) => ({ ...other, part: SPARE * (other.part ?? 1) })),
    },
  }));
  return new Set(
    decideFamilies(strict).flatMap((decision, i) => {
      const others = asked[i]?.matter.words.others ?? [];
      if (decision.answer !== 'open' || decision.side === 'open') return [];
      return unsettled(decision).flatMap((other) => others[other]?.player ?? []);
    }),
  );
}
