// The text of every kind of ability, in every language: abilities.en.txt and its neighbours next to this file. After
// changing the wording, run with -u and read the difference.
import { expect, test } from 'vitest';
import { describeAbility, TEXT_LANGUAGES, type AbilityStep, type TextLanguage } from '@railwright/engine';
import { STANDARD } from './standard.ts';

const tell = (language: TextLanguage, ...steps: AbilityStep[]): string =>
  describeAbility({ id: 'a', name: { en: 'A' }, steps }, language).join(' ');

const STEPS: readonly AbilityStep[] = [
  { swap: { distance: 1 } },
  { swap: { distance: 2 } },
  { swap: { distance: 4 } },
  { shift: { by: 2 } },
  { shift: { by: -1 } },
  { remove: { at: 'left' } },
  { remove: { at: 'middle' } },
  { remove: { at: 'right' } },
  { remove: { at: 1 } },
  { remove: { at: 3 } },
  { protect: { positions: ['left', 'middle', 'right'] } },
  { protect: { positions: [2] } },
  { protect: { positions: [1, 7] } },
];

test.each(TEXT_LANGUAGES)('every step has a text in "%s"', async (language) => {
  const told = STEPS.map((step) => tell(language, step));
  expect(new Set(told).size).toBe(STEPS.length);
  for (const text of told) expect(text).toMatch(/^\p{Lu}(?!.*(?:undefined|NaN)).*\.$/u);
  const pages = STEPS.map((step, i) => `${JSON.stringify(step)}\n  ${told[i]}`);
  await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`abilities.${language}.txt`);
});

test('several steps give several sentences', () => {
  expect(tell('en', { shift: { by: 3 } }, { shift: { by: -1 } })).toBe(
    'Move one of your cards exactly 3 spots to the right. Move one of your cards one spot to the left.',
  );
});

test('no two abilities of the published game have the same text', () => {
  for (const language of TEXT_LANGUAGES)
    expect(new Set(STANDARD.abilities.map((ability) => tell(language, ...ability.steps))).size).toBe(8);
});
