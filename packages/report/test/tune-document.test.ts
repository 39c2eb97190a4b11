// Proposals in words: what each does to the targets, what it costs, and what it says of cards.
import type { JudgedCard, JudgedVersion, TuneResult } from '@railwright/playtest';
import { expect, test } from 'vitest';
import { tuneDocument } from '../src/documents.ts';

type Verdict = JudgedCard['verdict'];

const card = (verdict: Verdict, is: JudgedCard['is'], lost: number): JudgedCard => ({
  ...{ card: 'mail-train', cost: 2, verdict, is, gained: { value: 0.5, low: 0.4, high: 0.6 } },
  lost: { value: lost, low: lost - 0.1, high: lost + 0.1 },
});
const version = (one: JudgedCard, rounds: Verdict, unwon: Verdict): JudgedVersion => ({
  ...{ isJudged: true, cards: [one] },
  targets: [
    ['rounds', rounds, 'median at most 40', 45],
    ['unwon', unwon, 'share of games at most 0.01', 0.004],
  ].map(([target, verdict, wanted, value]) => ({
    target,
    verdict,
    wanted,
    value,
    low: 0,
    high: null,
    off: 0,
  })) as never,
});
const tuned = (proposals: TuneResult['proposals']): TuneResult => ({
  ...{ format: 1, setup: 'own/duel', content: '', seats: 2, seed: 1, bots: ['heuristic'], judges: 'same' },
  ...{
    games: 1000,
    rounds: 8,
    judged: 3,
    now: version(card('undecided', 'must', 0.12), 'missed', 'met'),
    proposals,
  },
});
const textOf = (...asked: [TuneResult, boolean?]): string =>
  JSON.stringify(tuneDocument(asked[0], 'Duel', undefined, asked[1]));

test('a proposal says what becomes better and worse', () => {
  const found = textOf(
    tuned([
      {
        kind: 'all',
        changes: [
          { field: 'rules.end.emptyPiles', from: 4, to: 3 },
          { field: 'cards.mail-train.cost', from: 2, to: 3 },
        ],
        ...version(card('met', null, -0.004), 'met', 'undecided'),
      },
    ]),
  );
  // A path is not the beginning of a sentence.
  expect(found).toContain(
    '"rules.end.emptyPiles is 3 instead of 4, mail-train costs 3 instead of 2. 2 of 3 targets',
  );
  expect(found).toContain('2 of 3 targets are met, 1 without it. Better: mail-train, rounds. Worse: unwon.');
  expect(found).toContain('perhaps a must 50.0%, 12.0% (2.0–22.0%)');
  expect(found).toContain('fair 50.0%, −0.4% (−10.4 to 9.6%)');
  expect(found).toContain('undecided 0.004 (at least 0)');
});

test('a proposal that meets no more targets is not said to harm one', () => {
  const same = {
    kind: 'all',
    changes: [],
    ...version(card('met', null, 0), 'undecided', 'undecided'),
  } as const;
  const found = textOf(tuned([{ ...same, changes: [{ field: 'rules.handSize', from: 5, to: 6 }] }]));
  expect(found).toContain('No proposal meets more of them for sure.');
});

test('only a search that is over found nothing', () => {
  expect(textOf(tuned([]))).toContain('No change was found that helps, of 3 that were judged.');
  expect(textOf(tuned([]), false)).not.toContain('No change was found');
});

test('one target is one, and what others may lose is left out where only one judge took the card', () => {
  const unknown = { value: 0.01, low: -1, high: 1 };
  const alone: JudgedCard = { ...card('undecided', 'ignored', 0), lost: unknown };
  const found = textOf({ ...tuned([]), now: { isJudged: true, cards: [alone], targets: [] } });
  expect(found).toContain('0 of 1 target is met.');
  expect(found).toContain('"perhaps ignored 50.0%, 1.0%"');
});
