// Compares two setups, or one before and after a change, by what panels say about each: the difference in every finding, decided together
// with all others, and whether it is for the better. Both sides play the same deals, and are compared deal by deal.
import type { Side, Topic } from '@railwright/figures';
import type { Interval } from '@railwright/statistics';
import { changeSentence } from '../answers/change-sentences.ts';
import { comparedQuestions } from '../questions/compared-questions.ts';
import type { Decision, Hypothesis } from '../answers/decide.ts';
import {
  boundedInterval,
  differenceOf,
  intervalAt,
  pairedDifference,
  type Estimate,
} from '../answers/estimate.ts';
import { decideFamilies, type Asked } from '../answers/families.ts';
import type { Question } from '../questions/question.ts';
import type { Change, PanelChange } from './panel-comparison.ts';
import { equalTables, type Played, type Word } from '../answers/words.ts';

/** Nobody has to confirm that nothing changed. */
const CHANGED: readonly Side[] = ['more', 'less'];

interface Pair {
  readonly before: Question;
  readonly after: Question;
  readonly question: Hypothesis;
  /** The players of `after` that `before` has as well. */
  readonly others: readonly Word[];
}

/** The answers that changed, with their intervals of 95%. */
export function changesOf(before: Played, after: Played): PanelChange[] {
  const pairs = pairsOf(comparedQuestions(before), comparedQuestions(after));
  const decisions = decideFamilies(pairs.map(askedAbout));
  return pairs
    .map((pair, i) => changeOf(pair, decisions[i] as Decision))
    .toSorted((x, y) => weightOf(y) - weightOf(x));
}

const askedAbout = ({ after, question, others }: Pair): Asked => ({
  matter: { topic: after.topic, words: { ...after.words, others } },
  question,
});

/** The changes of strong play that others have to confirm, as questions to all. */
export const changesAsked = (before: Played, after: Played): Asked[] =>
  pairsOf(comparedQuestions(before), comparedQuestions(after)).map(askedAbout);

/** Part of what is negligible: a smaller error decides whether a change is. */
const NARROW = 1 / 8;

/**
 * Whether strong play has to go on for some figure: until its difference is known as well as all games would tell it if both sides had deals of their
 * own. How large a difference seems does not matter, so intervals hold as if nobody had looked.
 * @param part the games that strong players have played by themselves, of all that they may play
 */
export function needsStrong(before: Played, after: Played, part: number): boolean {
  const games = equalTables(after).reduce((sum, table) => sum + table.games, 0);
  const asked = pairsOf(comparedQuestions(before), comparedQuestions(after)).flatMap(
    ({ before: was, after: is }) => {
      const [from, to] = [was.words.strongest, is.words.strongest];
      return from && to?.games === games ? [{ from: from.estimate, to: to.estimate, note: noteOf(is) }] : [];
    },
  );
  return (
    asked.length === 0 ||
    asked.some(({ from, to, note }) => {
      const enough = Math.max(differenceOf(to, from).error * Math.sqrt(part), note * NARROW);
      return pairedDifference(to, from).error > enough;
    })
  );
}

/** Changes up to this are negligible. */
const noteOf = ({ changed, note }: Question): number => changed?.note ?? note;

/** Matters that both sides have a finding about; the others are asked about where they are on both panels. */
function pairsOf(before: readonly Question[], after: readonly Question[]): Pair[] {
  const known = new Map(before.map((matter) => [matter.id, matter]));
  return after.flatMap((matter): Pair[] => {
    const old = known.get(matter.id);
    const [from, to] = [old?.words.strongest, matter.words.strongest];
    if (!old || !from || !to || old.of !== matter.of) return [];
    const met = matter.words.others.flatMap((word: Word) => {
      const was = old.words.others.find(({ player }) => player === word.player);
      return was ? [{ word, difference: pairedDifference(word.estimate, was.estimate) }] : [];
    });
    const others = met.map(({ word }) => word);
    const note = noteOf(matter);
    const strongest = pairedDifference(to.estimate, from.estimate);
    const question = {
      asks: 'side',
      strongest,
      others: met.map(({ difference }) => difference),
      note,
      confirms: CHANGED,
    } as const;
    return [{ before: old, after: matter, question, others }];
  });
}

function changeOf({ before, after, question }: Pair, decision: Decision): PanelChange {
  const [was, is] = [valueOf(before), valueOf(after)];
  const { side } = decision;
  const change: Change =
    side === 'open' ? 'cannot-say' : side === 'none' ? 'same' : judge(after, was, is, side);
  const answer = decision.answer === 'open' ? 'cannot-say' : decision.answer;
  return {
    ...{ id: after.id, about: after.about, change, answer, unit: after.topic.unit, note: question.note },
    ...{ before: was, after: is },
    sentence: changeSentence(after, { was, is, change, answer }),
    difference: { value: is - was, ...differenceRange(after, question.strongest, decision.alpha) },
  };
}

/** Two shares differ by one at most. */
const differenceRange = ({ topic }: Question, estimate: Estimate, alpha: number): Interval =>
  topic.unit === 'share' ? boundedInterval(estimate, alpha, 1, -1) : intervalAt(estimate, alpha);

const valueOf = ({ words }: Question): number => words.strongest?.estimate.value ?? 0;

/** Where more and less are problems, nearer is better; where only more is, less is better as long as it is too much. */
function judge({ topic: { tones }, against }: Question, was: number, is: number, side: Side): Change {
  if (isProblem(tones, 'more') && isProblem(tones, 'less'))
    return Math.abs(is - against) < Math.abs(was - against) ? 'better' : 'worse';
  if (isProblem(tones, 'less')) return side === 'more' ? 'better' : 'worse';
  if (!isProblem(tones, 'more')) return 'other';
  if (side === 'more') return is > against ? 'worse' : 'other';
  return was > against ? 'better' : 'other';
}

const isProblem = (tones: Topic['tones'], side: 'more' | 'less'): boolean => tones?.[side] === 'problem';

const RANK: Readonly<Record<Change, number>> = { worse: 3, better: 3, other: 2, 'cannot-say': 1, same: 0 };

/** Within a rank, by how far they exceed what is negligible. */
function weightOf({ change, difference, note }: PanelChange): number {
  const size = Math.abs(difference.value) / (note || 1);
  return RANK[change] + size / (1 + size);
}
