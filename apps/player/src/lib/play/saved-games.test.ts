import '../../../test/unit/browser.ts';
import { expect, test } from 'vitest';
import { bundleOf, playByChance } from '../../../test/unit/games.ts';
import { forgetGame, keepGame, keptBundle, listSavedGames, readSavedGame, tidyGames } from './saved-games.ts';

const bundle = bundleOf('game-of-trains/standard');
const record = playByChance(bundle, 1, 10).record({ setup: 'a/b', content: bundle.hash });
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

test('the oldest games make room', () => {
  for (let i = 0; i < 40; i++) keep(`game-${i}`);
  tidyGames();
  expect(listSavedGames()).toHaveLength(30);
  expect(keptBundle(bundle.hash)).toBeDefined();
});

test('what is no saved game is passed over', () => {
  localStorage.setItem('railwright.player.game.bad', '{');
  localStorage.setItem('railwright.player.game.worse', '{"seats":1}');
  expect(readSavedGame('bad')).toBeUndefined();
  expect(readSavedGame('worse')).toBeUndefined();
});

test('without room the game says that it is not kept', () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(keep('late')).toBe(false);
  localStorage.setItem = setItem;
});
