// Generated maps in words: what of the targets each meets.
import type { JudgedMap } from '@railwright/playtest';
import { expect, test } from 'vitest';
import { generationDocument } from '../src/documents.ts';

test.each([
  [['missed'], 'problem', '0 of 1 target is met in 80 games; rounds is missed.'],
  [['met', 'undecided'], 'open', '1 of 2 targets is met in 80 games; rounds is undecided.'],
  [['met', 'met', 'met'], 'good', '3 of 3 targets are met in 80 games.'],
] as const)('verdicts %j are told in a sentence, in an atlas below its squares', (verdicts, kind, text) => {
  const targets = verdicts.map((verdict) => ({
    ...{
      target: 'rounds',
      wanted: 'median at most 9',
      verdict,
      value: 9,
      low: 8,
      high: 10,
      off: 0,
      items: [],
    },
  })) as unknown as JudgedMap['targets'];
  const map = { map: 'bay', number: 0, starts: 1, contest: 0, cityDistance: 2, games: 80, targets };
  const about = { format: 1, setup: 'p/s', seats: 2, seed: 1, tried: 3 } as const;
  expect(generationDocument({ ...about, bots: ['heuristic'], maps: [map] }, 'p').findings).toEqual([
    { kind, title: 'bay', text },
  ]);
  const axis = { figure: 'rounds', from: 0, to: 9, squares: 1 };
  const placed = { ...map, square: { across: 0, up: 0 } };
  const atlas = { ...about, bots: ['heuristic'], axes: [axis, axis], maps: [placed] };
  const { findings, sections } = generationDocument(atlas, 'p');
  expect(findings).toEqual([]);
  expect(sections.map(({ id }) => id)).toEqual(['atlas', 'verdicts', 'looks']);
  expect(sections[1]?.blocks[0]).toMatchObject({ rows: [['bay', text]] });
});
