import '../../../test/unit/browser.ts';
import { expect, test } from 'vitest';
import { bundleOf, playByChance } from '../../../test/unit/games.ts';
import { forgetGame, keepGame, keptBundle, listSavedGames, readSavedGame, takeBack } from './saved-games.ts';

const bundle = bundleOf('game-of-trains/standard');
const record = playByChance(bundle, 1, 10).record({ engine: '1', setup: 'a/b', content: bundle.hash });
const seats = [{ name: 'Ada' }, { name: 'Bot', bot: 'heuristic' }];
const keep = (id: string) => keepGame(id, bundle, seats, record, { turn: 3, over: false });

test('a game is kept with its bundle until it is forgotten', () => {
  expect(keep('one')).toBe(true);
  expect(readSavedGame('one')).toMatchObject({ bundle: bundle.hash, seats, turn: 3, record });
  expect(JSON.parse(keptBundle(bundle.hash) ?? '')).toEqual(JSON.parse(JSON.stringify(bundle)));
  forgetGame('one');
  expect(readSavedGame('one')).toBeUndefined();
  expect(keptBundle(bundle.hash)).toBeUndefined();
});

test('undoing a deletion restores the game with its bundle', () => {
  keep('two');
  const before = [readSavedGame('two'), keptBundle(bundle.hash)];
  const forgotten = forgetGame('two');
  expect(takeBack(forgotten!)).toBe(true);
  expect([readSavedGame('two'), keptBundle(bundle.hash)]).toEqual(before);
  expect(forgetGame('unknown')).toBeUndefined();
});

test('no game is deleted automatically, however many there are', () => {
  for (let i = 0; i < 40; i++) keep(`game-${i}`);
  forgetGame('game-3');
  expect(listSavedGames().filter(({ id }) => id.startsWith('game-'))).toHaveLength(39);
  expect(keptBundle(bundle.hash)).toBeDefined();
});

test('invalid saved games are skipped', () => {
  keep('sound');
  const sound = readSavedGame('sound')!;
  const broken = [
    '{',
    '{"seats":1}',
    'null',
    JSON.stringify({ ...sound, record: null }),
    JSON.stringify({ ...sound, saved: 'yesterday' }),
    JSON.stringify({ ...sound, seats: [null] }),
    JSON.stringify({ ...sound, title: undefined }),
  ];
  const before = listSavedGames().length;
  for (const [i, text] of broken.entries()) {
    localStorage.setItem(`railwright.player.game.broken-${i}`, text);
    expect(readSavedGame(`broken-${i}`), text).toBeUndefined();
  }
  expect(listSavedGames()).toHaveLength(before);
});

test('without space, the game says that it is not kept', () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(keep('late')).toBe(false);
  localStorage.setItem = setItem;
});
