// A host that is killed, paused and cut off while three people and a bot play. `npm run fuzz -- table` does it a thousand times.
import { createGame, hashState, Match } from '@railwright/engine';
import { MISSING } from '@railwright/storage/testing';
import { beforeAll, expect, test } from 'vitest';
import { checkHistory } from './chaos/check-history.ts';
import type { KeptEntry, Noted } from './chaos/history.ts';
import { faultsOf, noCounts, playThrough } from './chaos/run-chaos.ts';
import { newTable, SETUPS } from './harness.ts';
import type { NewTable } from '@railwright/table';

test('no acknowledged choice is lost and none is made twice, however often the host is killed', async () => {
  const counts = noCounts();
  const tables = [await newTable(SETUPS.trains, []), await newTable(SETUPS['game-of-trains'], [])];
  for (let seed = 1; counts.kills < 20; seed++)
    expect(await playThrough({ table: tables[seed % 2]!, seed, faults: 20, store: 'file' }, counts)).toEqual(
      [],
    );
  expect(counts.acknowledged).toBeGreaterThan(50);
});

test.skipIf(MISSING)('the same with three hosts on a Redis that is killed as well', async () => {
  const counts = noCounts();
  const tables = [await newTable(SETUPS.trains, []), await newTable(SETUPS['game-of-trains'], [])];
  for (let seed = 1; faultsOf(counts) < 25; seed++)
    expect(await playThrough({ table: tables[seed % 2]!, seed, faults: 15, store: 'redis' }, counts)).toEqual(
      [],
    );
  expect(counts.acknowledged).toBeGreaterThan(50);
});

// The judge is worth something only if it condemns.
let table: NewTable;
let entries: readonly KeptEntry[];
let history: readonly Noted[];
beforeAll(async () => {
  table = await newTable(SETUPS.trains, []);
  const match = new Match(createGame(table.bundle.definition, 2), 1);
  const kept: KeptEntry[] = [];
  const noted: Noted[] = [];
  for (let i = 0; i < 6; i++) {
    const seat = match.decision?.seat ?? 0;
    const texts = [match.legal()[0] ?? ''];
    noted.push({ kind: 'sent', seat, id: `${i}`, what: { type: 'choose', texts } });
    match.choose(texts[0] ?? '');
    kept.push({ kind: 'chose', seat, id: `${i}`, texts, hash: hashState(match.state) });
    noted.push({ kind: 'done', seat, id: `${i}`, revision: i + 1 });
  }
  entries = kept;
  history = noted;
});
const judge = (kept: readonly KeptEntry[], noted: readonly Noted[]): string[] =>
  checkHistory(createGame(table.bundle.definition, 2), 1, kept, noted);

test('the judge finds nothing wrong with a good history', () => {
  expect(judge(entries, history)).toEqual([]);
});

test.each<readonly [string, () => string[], string]>([
  ['a lost choice', () => judge(entries.slice(0, -1), history), 'where something else lies'],
  ['a choice made twice', () => judge([...entries, entries.at(-1)!], history), 'carried out twice'],
  ['a choice nobody made', () => judge(entries, history.slice(0, -2)), 'never asked for'],
  [
    'another choice',
    () =>
      judge(
        entries.map((one, i) => (i === 2 ? { ...one, texts: ['end'] } : one)),
        history,
      ),
    'another choice than it was',
  ],
  [
    'an illegal game',
    () =>
      judge(
        entries.map((one) => ({ ...one, hash: 'x' })),
        history,
      ),
    'another position',
  ],
  [
    'a refusal that counted',
    () => judge(entries, [...history, { kind: 'refused', seat: entries[0]!.seat, id: '0', code: 'stale' }]),
    'refused (stale) and carried out',
  ],
  [
    'an order that was not',
    () => judge(entries, [...history.slice(2, 4), ...history.slice(0, 2), ...history.slice(4)]),
    'asked later than what it came before',
  ],
  [
    'a table that goes back',
    () =>
      judge(entries, [
        ...history,
        { kind: 'saw', seat: entries[5]!.seat, revision: 2, told: [], position: '' },
      ]),
    'after a later one',
  ],
  [
    'a gap in what is told',
    () =>
      judge(entries, [
        {
          kind: 'saw',
          seat: 7,
          revision: 2,
          told: [{ revision: 0, kind: 'begun', events: [] }],
          position: '',
        },
        ...history,
      ]),
    'was told of 0 things at revision 2',
  ],
])('the judge condemns %s', (_, judged, reason) => {
  expect(judged().join('\n')).toContain(reason);
});
