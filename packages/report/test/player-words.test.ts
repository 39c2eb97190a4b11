// Sentences about a learned player: no more than its file says, for the number of seats that are played.
import type { LearnedPlayer } from '@railwright/playtest';
import { expect, test } from 'vitest';
import { gainWords, playerWords } from '../src/player-words.ts';

const won = (against: string, seats: number, share: number) => ({
  against,
  seats,
  games: 400,
  won: share,
  low: share - 0.05,
  high: share + 0.05,
});

const PLAYER: LearnedPlayer = {
  bot: 'duel',
  plays: 'best',
  setups: [{ id: 'mine/duel', seats: [2, 3], markets: null }],
  seed: 4,
  games: 12_000,
  before: null,
  preference: null,
  strength: [won('investor', 2, 0.9), won('rail-racer', 2, 0.6), won('investor', 3, 0.5)],
  answer: null,
  search: null,
};

test('strength is reported for the seats that are played, the hardest opponent first', () => {
  expect(playerWords(PLAYER, 2)).toBe(
    'It learned mine/duel for 2 or 3 players from 12,000 games, seed 4. Measured at 2 seats, it won against rail-racer 60.0% (55.0–65.0%) and against investor 90.0% (85.0–95.0%); 50.0% would be even. How far it can be beaten is not known; to find out, use railwright exploit PLAYER.',
  );
  expect(playerWords(PLAYER, 3)).toContain('Measured at 3 seats, it won against investor 50.0%');
  expect(playerWords(PLAYER, 4)).toContain('Measured at 2 seats');
  expect(playerWords({ ...PLAYER, strength: [] }, 2)).toContain('Its strength was not measured.');
});

test('the player it began with is mentioned', () => {
  expect(playerWords({ ...PLAYER, before: 80_000 }, 2)).toContain(
    'from 12,000 games, seed 4, starting from a player that had learned from 80,000 games.',
  );
});

test('markets and a preference are named', () => {
  const text = playerWords(
    {
      ...PLAYER,
      preference: 'trains/rail-baron',
      setups: [
        { id: 'trains/a', seats: [2], markets: 100 },
        { id: 'trains/b', seats: [2, 4], markets: 100 },
      ],
    },
    2,
  );
  expect(text).toMatch(
    /^It learned 100 markets of trains\/a and 100 markets of trains\/b for 2 or 4 players from 12,000 games with a preference \(trains\/rail-baron\)/,
  );
});

test('the opponent that beat it shows how far to trust its figures', () => {
  const text = playerWords({ ...PLAYER, answer: won('duel', 2, 0.7), search: won('duel', 2, 0.6) }, 2);
  expect(text).toContain('An opponent trained to beat it won 70.0% (65.0–75.0%) in 400 games of 2 seats.');
  expect(text).toContain('20.0 percentage points above even');
  expect(text).toMatch(/A search guided by it won 60\.0%.*shows it what it misses at first sight\.$/);
  expect(gainWords({ value: 0.02, low: -0.01 })).toMatch(/may be chance/);
  const level = playerWords({ ...PLAYER, plays: 'level' }, 2);
  expect(level).toMatch(/at a lower level than in these figures\.$/);
});
