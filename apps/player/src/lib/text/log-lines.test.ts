import '../../../test/unit/browser.ts';
import { expect, test } from 'vitest';
import { SETUPS, bundleOf, playByChance } from '../../../test/unit/games.ts';
import { TEXT_LANGUAGES, type GameDefinition } from '@railwright/engine';
import { joinEqual, logLines } from './log-lines.ts';
import type { GameWords } from './words.ts';
import { speak, type WordTable } from './words.svelte.ts';

// Loaded after a browser has been simulated.
const WORDS = import.meta.glob<{ WORDS: WordTable<GameWords> }>('../*/words.ts');
const NAMES = import.meta.glob<{ thingNames: (definition: GameDefinition) => (id: string) => string }>(
  '../*/thing-names.ts',
);

const seatName = (seat: number): string => ['Ada', 'Grace'][seat] ?? '';

for (const language of TEXT_LANGUAGES)
  test.each(SETUPS)(`the log of a game of %s consists of whole sentences, ${language}`, async (setup) => {
    const bundle = bundleOf(setup);
    const { game } = bundle.definition;
    const { WORDS: own } = await WORDS[`../${game}/words.ts`]!();
    const { thingNames } = await NAMES[`../${game}/thing-names.ts`]!();
    await speak(language);
    const match = playByChance(bundle, 11, 300);
    const speaker = {
      seats: 2,
      seatName,
      thing: thingNames(bundle.definition),
      viewer: undefined,
      words: own.now(),
    };
    const lines = match.log().flatMap(({ events }, step) => logLines(events, step, speaker));
    expect(lines.length).toBeGreaterThan(100);
    for (const { text } of lines) {
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(text.trim()).not.toBe('');
    }
    await speak('en');
  });

test('cards drawn by a seat are not shown to others', () => {
  const thing = (id: string): string => id;
  const events = [
    { type: 'draw', seat: 0, card: 'waste' },
    { type: 'draw', seat: 0, card: 'rail-laying' },
  ];
  const words = { log: {} };
  const told = (viewer: number | undefined) =>
    logLines(events, 0, { seats: 2, seatName, thing, viewer, words })[0]?.text;
  expect(told(0)).toBe('Ada draws waste and rail-laying.');
  expect(told(undefined)).toBe('Ada draws waste and rail-laying.');
  expect(told(1)).toBe('Ada draws 2 cards.');
});

test('lines that follow themselves are told once, with their number', () => {
  const line = (text: string) => ({ step: 0, seat: 0, text, heading: false, cells: [], cards: [] });
  const told = joinEqual(['A.', 'A.', 'B.', 'A.', 'A.', 'A.'].map(line)).map(({ text }) => text);
  expect(told).toEqual(['2 × A.', 'B.', '3 × A.']);
});

test('whose token is taken is told, in every language', async () => {
  const { WORDS: own } = await WORDS['../trains/words.ts']!();
  const thing = (id: string): string => id.replace('token:', '');
  const told = (owner: number | undefined): string | undefined => {
    const event = {
      type: 'take-token',
      seat: 0,
      cell: 'B3',
      token: 'claim',
      ...(owner !== undefined && { owner }),
    };
    return logLines([event], 0, { seats: 2, seatName, thing, viewer: undefined, words: own.now() })[0]?.text;
  };
  const lines: Record<string, (string | undefined)[]> = {};
  for (const language of TEXT_LANGUAGES) {
    await speak(language);
    lines[language] = [undefined, 0, 1].map(told);
  }
  await speak('en');
  expect(lines).toEqual({
    en: [
      'Ada takes a claim token from B3.',
      'Ada takes a claim token of their own from B3.',
      'Ada takes a claim token of Grace from B3.',
    ],
    fr: [
      'Ada retire un jeton claim de B3.',
      'Ada retire un de ses jetons claim de B3.',
      'Ada retire un jeton claim de Grace de B3.',
    ],
    de: [
      'Ada nimmt einen claim-Marker von B3.',
      'Ada nimmt einen eigenen claim-Marker von B3.',
      'Ada nimmt Grace einen claim-Marker auf B3 weg.',
    ],
  });
});

test('resources that are got and paid are told in the right number, in every language', async () => {
  const { WORDS: own } = await WORDS['../trains/words.ts']!();
  const { thingNames } = await NAMES['../trains/thing-names.ts']!();
  const resources = [
    {
      id: 'favour',
      name: { en: 'Favour', fr: 'Faveur', de: 'Gunst' },
      plural: { en: 'Favours', fr: 'Faveurs' },
    },
  ];
  const definition = { cards: [], map: { cells: [] }, resources } as unknown as GameDefinition;
  const told = (type: string, count: number): string | undefined => {
    const event = { type, seat: 0, resource: 'favour', count };
    const speaker = { seats: 2, seatName, thing: thingNames(definition), viewer: 1, words: own.now() };
    return logLines([event], 0, speaker)[0]?.text;
  };
  const lines: Record<string, (string | undefined)[]> = {};
  for (const language of TEXT_LANGUAGES) {
    await speak(language);
    lines[language] = [told('resource', 1), told('pay-resource', 2)];
  }
  await speak('en');
  expect(lines).toEqual({
    en: ['Ada gets 1 Favour.', 'Ada pays 2 Favours.'],
    fr: ['Ada reçoit 1 Faveur.', 'Ada paie 2 Faveurs.'],
    de: ['Ada erhält 1 Gunst.', 'Ada zahlt 2 Gunst.'],
  });
});
