import { expect, test } from 'vitest';
import type { DecidedCard } from '../questions/cards.ts';
import { worthFinding } from './worth.ts';

test('the wins without a card are shown next to an even share, not next to the share that would decide the game', () => {
  // Asked whether it wins more than an eighth of the games: 41.9% is 29.4 points more.
  const effect = { value: 0.294, low: 0.234, high: 0.354 };
  const decided = {
    matter: { about: 'Lay Rails', against: 0.125, words: { strongest: { estimate: { value: 0.419 } } } },
    says: [
      { player: 'without Lay Rails', kind: 'strong', games: 750, side: 'more', effect },
      { player: 'strong play, forbidden Lay Rails', kind: 'strong', games: 750, side: null, effect },
    ],
  } as unknown as DecidedCard;
  const [finding] = worthFinding([decided], [{} as never], 2);
  expect(finding!.sentence).toContain('Lay Rails (41.9%)');
  expect(finding!.against).toBe(0.5);
  const [without, forbidden] = finding!.says;
  expect(without!.effect.value + finding!.against).toBeCloseTo(0.419);
  expect(without!.effect.low + finding!.against).toBeCloseTo(0.359);
  expect(without!.effect.high + finding!.against).toBeCloseTo(0.479);
  expect([without!.side, forbidden!.side]).toEqual(['less', null]);
});
