// How often intervals are wrong at any of several looks, and who is played on.
import { describe, expect, test } from 'vitest';
import { createRng, nextUint32 } from '@railwright/engine';
import { SEATS } from '../questions/seats.ts';
import { ALPHA, sideOf } from './decide.ts';
import { estimateOf, intervalAt, shifted, type Estimate } from './estimate.ts';
import type { Asked } from './families.ts';
import { LOOKS, neededPlayers } from './looks.ts';
import type { Word } from './words.ts';

const at = (value: number, error = 0.001): Estimate => ({ value, center: value, error, blocks: 1000 });
const word = (player: string, value: number, error?: number): Word => ({
  ...{ player, kind: 'weak', games: 2000, estimate: at(value, error) },
});

function asked(strongest: Estimate, others: readonly Word[]): Asked {
  const estimates = others.map(({ estimate }) => estimate);
  return {
    matter: { topic: SEATS, words: { strongest: undefined, others, beside: [] } },
    question: { asks: 'side', strongest, others: estimates, note: 0.03 },
  };
}

describe('those play on', () => {
  const [clear, vague] = [word('clear', 0.1), word('vague', 0.02, 0.05)];

  test('who leave open what strong play has settled', () => {
    expect(neededPlayers([asked(at(0.1), [clear, vague])])).toEqual(new Set(['vague']));
  });

  test('on no question that strong play leaves open, or that depends on who plays in any case', () => {
    expect(neededPlayers([asked(at(0.02, 0.05), [clear, vague])]).size).toBe(0);
    expect(neededPlayers([asked(at(0.1), [word('other', -0.1), vague])]).size).toBe(0);
  });

  test('who would leave it open again once there are more questions', () => {
    // Settled by 2.3 standard errors as the only question, which takes 2.17 of them, and not as one of three.
    expect(neededPlayers([asked(at(0.1), [clear, word('near', 0.1, 0.1 / 2.3)])])).toEqual(new Set(['near']));
  });

  test('on no side that nobody has to confirm', () => {
    const same = asked(at(0), [vague]);
    const question = { ...same.question, confirms: ['more', 'less'] } as const;
    expect(neededPlayers([same])).toEqual(new Set(['vague']));
    expect(neededPlayers([{ ...same, question }]).size).toBe(0);
  });
});

describe('of 800 figures, at most one in twenty is ever outside its interval, apart from chance', () => {
  const FIGURES = 800;
  const MOST = 0.065;

  test('the parts of all looks add up to the whole error', () => {
    expect(LOOKS.reduce((sum, { error }) => sum + error, 0)).toBeCloseTo(1);
    expect(LOOKS.at(-1)?.games).toBe(1);
  });

  test.each([
    [0.5, 1000],
    [0.05, 4000],
    [0.01, 4000],
  ])('for a share of %d in %d games', (share, games) => {
    const rng = createRng(7);
    const won = (): number => (nextUint32(rng) / 2 ** 32 < share ? 0.5 : 0);
    let [ever, alike] = [0, 0];
    for (let i = 0; i < FIGURES; i++) {
      const blocks = Float64Array.from({ length: games / 2 }, () => won() + won());
      const misses = (part: number, error: number): boolean => {
        const estimate = estimateOf([blocks.subarray(0, Math.ceil(blocks.length * part))], { seats: 2 });
        return sideOf(intervalAt({ ...shifted(estimate!, share), part: error }, ALPHA), 0) !== 'open';
      };
      if (LOOKS.some((look) => misses(look.games, look.error))) ever++;
      if (LOOKS.some((look) => misses(look.games, 1))) alike++;
    }
    expect(ever / FIGURES).toBeLessThan(MOST);
    // Without parts, those who stop when pleased are wrong far more often.
    expect(alike / FIGURES).toBeGreaterThan(0.08);
  });
});
