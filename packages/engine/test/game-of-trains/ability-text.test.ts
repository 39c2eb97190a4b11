import { expect, test } from 'vitest';
import { describeAbility, type AbilityStep } from '@railwright/engine';
import { STANDARD } from './standard.ts';

const tell = (language: 'en' | 'fr', ...steps: AbilityStep[]): string =>
  describeAbility({ id: 'a', name: { en: 'A' }, steps }, language).join(' ');

test.each<[AbilityStep, string, string]>([
  [{ swap: { distance: 1 } }, 'Swap two neighbouring cards', 'Échangez deux cartes voisines'],
  [{ swap: { distance: 2 } }, 'exactly one card between', 'exactement une carte'],
  [{ swap: { distance: 4 } }, 'exactly 3 cards between', 'exactement 3 cartes'],
  [{ shift: { by: 2 } }, 'exactly 2 spots to the right', 'd’exactement 2 places vers la droite'],
  [{ shift: { by: -1 } }, 'one spot to the left', 'd’une place vers la gauche'],
  [{ remove: { at: 'left' } }, 'their leftmost card unless', 'la carte la plus à gauche de son train'],
  [{ remove: { at: 'middle' } }, 'their middle card unless', 'la carte du milieu de son train'],
  [{ remove: { at: 1 } }, 'card number 1 from the left', 'la 1re carte à partir de la gauche'],
  [
    { protect: { positions: ['left', 'middle', 'right'] } },
    'under your leftmost card, middle card or rightmost card',
    'sous la carte la plus à gauche, la carte du milieu ou la carte la plus à droite',
  ],
  [
    { protect: { positions: [2] } },
    'under your card number 2 from the left to',
    'sous la 2e carte à partir de la gauche de',
  ],
])('%j is told in English and French', (step, english, french) => {
  expect(tell('en', step)).toContain(english);
  expect(tell('fr', step)).toContain(french);
});

test('several steps are several sentences', () => {
  expect(tell('en', { shift: { by: 3 } }, { shift: { by: -1 } })).toBe(
    'Move one of your cards exactly 3 spots to the right. Move one of your cards one spot to the left.',
  );
});

test('no two abilities of the published game read alike', () => {
  for (const language of ['en', 'fr'] as const)
    expect(new Set(STANDARD.abilities.map((ability) => tell(language, ...ability.steps))).size).toBe(8);
});
