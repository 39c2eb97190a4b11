import { expect, test } from 'vitest';
import { cardName, parseCardFile, withText } from '../../model/card-file.ts';
import { indexTexts } from '../../../core/content/test-index.ts';
import { TextFile } from '../../../core/content/text-file.ts';
import { CardVocabulary } from './vocabulary.ts';
import { draftDefinition, generatedText, opsUsed, shownText } from './definition.ts';
import { filterCards, NO_FILTER } from './gallery.ts';
import { copyOf, freshId, newCard, newCardFileText } from './new-card.ts';
import { cardProblems } from './problems.ts';
import { renameSelection } from '../language/words.ts';
import { pathKey, stepOn } from '../language/places.ts';

const names = (id: string): string => id;
const CARD = {
  id: 'mail-train',
  name: { en: 'Mail Train', fr: 'Train postal' },
  categories: ['train', 'action'],
  cost: 4,
  effect: [
    { choose: { from: 'hand', count: 'any', as: 'posted' } },
    { discard: 'posted' },
    { may: [{ draw: 2 }] },
  ],
};
const PACKS = new Map([
  [
    'own/pack.yaml',
    'id: own\ngame: trains\nextends: [base]\nterrains:\n  swamp: { letter: W, name: Swamp }\n',
  ],
  ['own/cards/a.yaml', 'cards:\n  - { id: barge, name: Barge, categories: [boat], cost: 2 }\n'],
  ['own/setups/duel.yaml', 'id: duel\ntitle: Duel\nmarket: { cards: [barge, mail-train] }\n'],
  [
    'own/tests/t.yaml',
    'tests:\n  - name: barge\n    given: { hand: { barge: 2 }, deck: [barge] }\n    do: [{ play: barge }]\n    expect: { legal: [buy barge] }\n',
  ],
  ['base/pack.yaml', 'id: base\ngame: trains\n'],
  [
    'base/cards/b.yaml',
    'cards:\n  - { id: barge, name: Old Barge }\n  - { id: mail-train, name: Mail Train, effect: [{ gain: { where: { card: barge } } }] }\n',
  ],
  ['base/rules/r.yaml', 'id: r\nswitches: { fast: true }\n'],
  ['other/pack.yaml', 'id: other\ngame: trains\n'],
  ['other/cards/c.yaml', 'cards:\n  - { id: alien, name: Alien }\n'],
]);

test('a pack sees its own cards first, then those it extends, and no others', () => {
  const vocabulary = new CardVocabulary(indexTexts('own/', PACKS));
  expect([...vocabulary.cards.keys()]).toEqual(['barge', 'mail-train']);
  expect(vocabulary.cards.get('barge')?.pack).toBe('own');
  expect(vocabulary.categories).toContain('boat');
  expect(vocabulary.name('fr')('swamp', 'terrain')).toBe('Swamp');
  expect(vocabulary.switches.get('fast')).toEqual([true, false]);
  expect(vocabulary.setups).toEqual([{ id: 'own/duel', title: 'Duel' }]);
});

test('cards that a setup of the pack hands out are worded as powers and events', () => {
  const setup =
    'id: duel\nmarket: { cards: [] }\npowers: { cards: [barge, base/mail-train] }\nevents: { cards: [flood] }\n';
  const { roles } = new CardVocabulary(
    indexTexts('own/', new Map([...PACKS, ['own/setups/duel.yaml', setup]])),
  );
  expect([...roles]).toEqual([
    ['barge', 'power'],
    ['mail-train', 'power'],
    ['flood', 'event'],
  ]);
  const card = { id: 'barge', name: 'Barge', whileInPlay: [{ waive: ['mountain'] }] };
  expect(shownText(draftDefinition(card, { roles }), 'en', names)[0]).toMatch(/^For the whole game/);
  expect(shownText(draftDefinition(card), 'en', names)[0]).toMatch(/^While this card is in play/);
});

test('a category that a pack declares has its name, is offered before any card has it, and is on the face', () => {
  const manifest =
    'id: own\ngame: trains\nextends: [trains]\ncategories: { ship: { name: { en: Ship, fr: Bateau } } }\n';
  const packs = new Map(PACKS).set('own/pack.yaml', manifest);
  const vocabulary = new CardVocabulary(indexTexts('own/', packs));
  expect(vocabulary.categories).toContain('ship');
  expect(vocabulary.name('fr')('ship', 'category')).toBe('Bateau');
  expect(vocabulary.name('de')('ship', 'category')).toBe('Ship');
  const draft = draftDefinition({ ...CARD, categories: ['ship'] }, vocabulary);
  expect(draft.categoryNames?.['ship']).toEqual({ en: 'Ship', fr: 'Bateau' });
});

test('unfinished parts are left out of the text, and nothing throws', () => {
  const draft = {
    ...CARD,
    cost: 'dear',
    effect: [{ draw: 1 }, { discard: null }, { gain: {} }, 7, { fly: 1 }],
  };
  const definition = draftDefinition(draft);
  expect(generatedText(definition, 'en', names)).toEqual(['Draw a card.']);
  expect(definition.cost).toBe(0);
  for (const card of [
    {},
    { name: 3, categories: 'x', text: [] },
    { effect: 'draw', whileInPlay: [{ if: 1 }] },
  ])
    expect(shownText(draftDefinition(card), 'fr', names)).toEqual([]);
});

test('a custom wording replaces the generated text, in its language only', () => {
  const definition = draftDefinition({ ...CARD, text: 'Throw letters away.\nOr not.' });
  expect(shownText(definition, 'en', names)).toEqual(['Throw letters away.', 'Or not.']);
  expect(shownText(definition, 'fr', names).join(' ')).toContain('Défaussez');
});

test('texts by language keep their form as long as possible', () => {
  expect(withText('A', 'en', 'B')).toBe('B');
  expect(withText('A', 'fr', 'B')).toEqual({ en: 'A', fr: 'B' });
  expect(withText({ en: 'A', fr: 'B' }, 'fr', '')).toEqual({ en: 'A' });
  expect(withText('A', 'en', '')).toBeUndefined();
});

test('the gallery filters by words without accents, category, cost, op and problems', () => {
  const cards = parseCardFile(
    new TextFile(
      'cards:\n  - { id: a, name: Échangeur, categories: [action], cost: 3, effect: [{ may: [{ draw: 1 }] }] }\n  - { id: b, name: Tunnel, categories: [rail], cost: 5 }\n',
    ),
  )?.cards;
  const show = (change: object): string[] =>
    filterCards(
      cards ?? [],
      { ...NO_FILTER, ...change },
      (i) => (i === 1 ? 'error' : undefined),
      () => '',
    ).map(({ id }) => id);
  expect(show({ words: 'echang' })).toEqual(['a']);
  expect(show({ category: 'rail' })).toEqual(['b']);
  expect(show({ cost: '3' })).toEqual(['a']);
  expect(show({ op: 'draw' })).toEqual(['a']);
  expect(show({ problems: true })).toEqual(['b']);
  expect([...opsUsed(CARD)]).toEqual(['choose', 'discard', 'may', 'draw']);
});

test('new cards and copies get unused ids', () => {
  const taken = new Set(['night-express', 'new-card']);
  expect(newCard({ name: ' Night Express ', categories: ['train'], cost: 3 }, taken)).toEqual({
    id: 'night-express-2',
    name: 'Night Express',
    categories: ['train'],
    cost: 3,
  });
  expect(freshId('東京', taken)).toBe('new-card-2');
  expect(copyOf(CARD, new Set(['mail-train']))['id']).toBe('mail-train-2');
});

test('a new file of cards is valid, whatever the names', () => {
  const card = newCard({ name: 'A: "b" # <script>', categories: ['action'], cost: 2 }, new Set());
  const file = parseCardFile(new TextFile(newCardFileText('My\nset', card)));
  expect(file?.cards.map(({ data }) => cardName(data))).toEqual(['A: "b" # <script>']);
});

test('a problem knows its card and its step', () => {
  const text = 'cards:\n  - id: a\n    effect:\n      - may:\n          - discard: psoted\n';
  const at = { line: 5, column: 22 };
  const [problem] = cardProblems('x.yaml', text, [
    { code: 'selection-unknown', severity: 'error', message: '', file: 'x.yaml', start: at, end: at },
  ]);
  expect(problem?.card).toBe(0);
  expect(pathKey(stepOn(problem?.path ?? []) ?? [])).toBe('["effect",0,"may",0]');
});

test('steps follow when chosen cards are renamed', () => {
  const steps = [
    ...CARD.effect,
    { coins: { count: 'posted' } },
    { gain: { where: { category: 'posted', sameAs: 'posted' } } },
  ];
  expect(renameSelection(steps, 'posted', 'gone')).toEqual([
    { choose: { from: 'hand', count: 'any', as: 'gone' } },
    { discard: 'gone' },
    { may: [{ draw: 2 }] },
    { coins: { count: 'gone' } },
    { gain: { where: { category: 'posted', sameAs: 'gone' } } },
  ]);
});
