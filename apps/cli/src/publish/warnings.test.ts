import type { Kit } from '@railwright/publish';
import { expect, test } from 'vitest';
import { kitWarnings } from './warnings.ts';

test('texts that were cut are told once, however many setups have the card', () => {
  const face = { cuts: [{ part: 'text', language: 'de' }] };
  const kit = { cards: [{ id: 'eki', face }], language: 'de' } as unknown as Kit;
  expect(kitWarnings([kit, kit])).toEqual([
    'The text of the card eki is too long in German: it ends with “…”. Shorten it.',
  ]);
  expect(kitWarnings([{ ...kit, cards: [] }])).toEqual([]);
});
