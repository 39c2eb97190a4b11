// The chance that any answer on a page is wrong is at most 5%, shared between three families of questions: those asked of every game, its
// cards, and the many cells of its map, so that cells do not leave the questions about seats undecided. Each family is decided by Holm's method at its part
// (weighted Bonferroni between families).
import { ALPHA, decideAll, type Decision, type Hypothesis } from './decide.ts';
import type { Question } from '../questions/question.ts';

/** Parts of the error; together 1. */
const PARTS = { game: 0.6, cards: 0.3, cells: 0.1 } as const;
type Family = keyof typeof PARTS;

export interface Asked {
  readonly matter: Pick<Question, 'topic' | 'words'>;
  readonly question: Hypothesis;
}

/** In the order of the questions. */
export function decideFamilies(asked: readonly Asked[]): Decision[] {
  const familyOf = ({ matter }: Asked): Family => matter.topic.family ?? 'game';
  const decisions = new Map<Asked, Decision>();
  for (const family of Object.keys(PARTS) as Family[]) {
    const mine = asked.filter((one) => familyOf(one) === family);
    const decided = decideAll(
      mine.map(({ question }) => question),
      PARTS[family] * ALPHA,
    );
    mine.forEach((one, i) => decisions.set(one, decided[i] as Decision));
  }
  return asked.map((one) => decisions.get(one) as Decision);
}
