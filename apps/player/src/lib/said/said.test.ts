import '../../../test/unit/browser.ts';
import { fileURLToPath } from 'node:url';
import { loadContent, overlaySource } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { expect, test } from 'vitest';
import { bundleOf, playByChance } from '../../../test/unit/games.ts';
import { forgetGame, keepGame, takeBack } from '../play/saved-games.ts';
import { playtestText } from './playtest-file.ts';
import { readSaid, withAnswer, writeSaid, type Said } from './said.ts';

const CONTENT = fileURLToPath(new URL('../../../../../content', import.meta.url));
const SETUP = 'homebrew-fenland/fenland-duel';
const bundle = bundleOf(SETUP);
const seats = [{ name: 'Ada' }, { name: 'Bot 1', bot: 'heuristic' }];
const record = playByChance(bundle, 1, 100_000).record({
  ...{ engine: '0.1.0', setup: SETUP, content: bundle.hash, options: bundle.options },
  players: ['Ada', 'heuristic'],
});
const said: Said = {
  notes: [
    { at: 3, seat: 0, about: { cell: 'E2' }, text: 'Too wet: "no"\nreally # <b>' },
    { at: 99_999, seat: 0, text: 'Said before an undo.' },
    { seat: 0, about: { card: 'dredger' }, text: 'Useful.' },
  ],
  answers: [{ question: 'fun', seat: 0, value: 4 }],
};

test('what was said is kept beside its game, forgotten with it, and restored with it', () => {
  keepGame('said', bundle, seats, record, { turn: 1, over: true });
  expect(writeSaid('said', said)).toBe(true);
  expect(readSaid('said')).toEqual(said);
  const forgotten = forgetGame('said');
  expect(readSaid('said')).toEqual({ notes: [], answers: [] });
  expect(takeBack(forgotten!)).toBe(true);
  expect(readSaid('said')).toEqual(said);
  writeSaid('said', { notes: [], answers: [] });
  expect(localStorage.getItem('railwright.player.said.said')).toBeNull();
});

test('what cannot be read is left out', () => {
  for (const text of ['{', '[]', 'null', '{"notes":5}', '{"notes":[{"text":""},{"text":"a","at":-1}]}']) {
    localStorage.setItem('railwright.player.said.odd', text);
    expect(readSaid('odd'), text).toEqual({ notes: [], answers: [] });
  }
});

test('an answer takes the place of an earlier one of its seat, and can be taken back', () => {
  const question = bundle.questions!.find(({ id }) => id === 'fun')!;
  const both = withAnswer(withAnswer(said, question, 1, 2), question, 0, 5);
  expect(both.answers.map(({ seat, value }) => [seat, value])).toEqual([
    [1, 2],
    [0, 5],
  ]);
  expect(withAnswer(both, question, 0, undefined).answers).toHaveLength(1);
  expect(withAnswer(both, question, 0, 'lots').answers).toHaveLength(1);
});

test('the file is sound in its pack, and names people only if they want it', async () => {
  expect(bundle.questions?.length).toBeGreaterThan(0);
  const told = { seats, played: '2026-11-29' };
  const secret = playtestText(record, said, { ...told, names: false });
  expect(secret).not.toContain('Ada');
  expect(secret).toContain('{ bot: heuristic }');
  expect(playtestText(record, said, { ...told, names: true })).toContain('{ name: Ada }');
  const path = 'homebrew-fenland/playtests/ours.yaml';
  const ours = new Map([[path, new TextEncoder().encode(secret)]]);
  const { diagnostics } = await loadContent(overlaySource(folderSource(CONTENT, { prefix: '' }), ours));
  expect(diagnostics.filter(({ file }) => file === path)).toEqual([]);
});
