// Why something is not offered: a separate reason for everything that could be asked for, in every language.
import { describe, expect, test } from 'vitest';
import {
  createRng,
  listChoices,
  namesOf,
  randomBelow,
  WHY_NOT,
  type GameEvent,
  type Step,
  type TrainsGame,
  type WhyNot,
} from '@railwright/engine';
import { tellNoEffect, tellWhyNot, whyNot } from '@railwright/engine/why';
import { english } from '../../src/trains/text/en/index.ts';
import { french } from '../../src/trains/text/fr/index.ts';
import { german } from '../../src/trains/text/de/index.ts';
import { ALL_MARKETS, HOMEBREW } from './markets.ts';
import { gameWith, type GameOptions } from './shipped.ts';
import { table, type Given } from './table.ts';

const GRAMMARS = { en: english, fr: french, de: german };

function told(game: TrainsGame, why: WhyNot, language: keyof typeof GRAMMARS = 'en'): string {
  const { definition } = game.tables;
  return tellWhyNot(GRAMMARS[language], why, definition.cards, namesOf(definition, language));
}

/** Everything that a user could ask for with a touch: cards of the game, cells, options. */
function wishes(game: TrainsGame): string[] {
  const { ids, labels } = game.tables;
  return [
    ...ids.flatMap((id) =>
      ['play', 'buy', 'gain', 'choose', 'show', 'name', 'put'].map((word) => `${word} ${id}`),
    ),
    ...labels.flatMap((label) =>
      ['start', 'rail', 'station', 'cell', 'remove'].map((word) => `${word} ${label}`),
    ),
    ...['option 1', 'option 2', 'done', 'end', 'apply', 'decline', 'lay-rail', 'return-waste'],
  ];
}

const CASES: readonly GameOptions[] = [
  ...ALL_MARKETS.map((market, i): GameOptions => ({
    market,
    rules: i % 2 === 0 ? 'okazu-2012' : 'aeg-2013',
  })),
  { market: HOMEBREW, seats: 3 },
  { market: ALL_MARKETS[1] ?? [], switches: { railPoints: 'banked', effects: 'as-far-as-possible' } },
];

describe('in random games', () => {
  const reasons = new Set<string>();

  test.each([...CASES.entries()])('everything not offered has its own reason, case %i', (i, options) => {
    const game = gameWith(options);
    const rng = createRng(i);
    const s = game.createState();
    game.start(s, i);
    const all = wishes(game);
    const wrong: string[] = [];
    for (let made = 0; made < 90 && game.seatToAct(s) >= 0; made++) {
      const legal = listChoices(game, s);
      const offered = new Set(legal.map((choice) => game.formatChoice(s, choice)));
      for (const text of all) {
        const why = whyNot(game, s, text);
        if ((why === undefined) !== offered.has(text)) wrong.push(`${text}: ${JSON.stringify(why)}`);
        if (!why) continue;
        reasons.add(why.reason);
        if (text.startsWith('option') && why.reason === 'unknown') continue;
        if (why.reason === 'unknown' || why.reason === 'impossible') wrong.push(`${text}: ${why.reason}`);
      }
      const events: GameEvent[] = [];
      s.events = events;
      const at = game.decision(s)?.type === 'turn' ? playIn(game, s) : undefined;
      const choice = legal[randomBelow(rng, legal.length)];
      const card = game.formatChoice(s, choice).replace('play ', '');
      game.applyChoice(s, choice);
      s.events = null;
      const inVain = events.find(({ type, card: of }) => type === 'not-applicable' && of === card);
      if (at?.has(card)) expect(inVain?.['why']).toEqual(at.get(card));
      for (const { type, why } of events) if (type === 'not-applicable') reasons.add((why as WhyNot).reason);
    }
    expect(wrong).toEqual([]);
  });

  test('most reasons occur', () => {
    expect(reasons.size).toBeGreaterThan(20);
  });
});

/** Cards in hand that would have no effect if played. */
function playIn(game: TrainsGame, s: Parameters<TrainsGame['whyNoEffect']>[0]): Map<string, WhyNot> {
  const vain = new Map<string, WhyNot>();
  for (const id of game.tables.ids) {
    const why = game.whyNoEffect(s, id);
    if (why) vain.set(id, why);
  }
  return vain;
}

test('every reason is a sentence in every language', () => {
  const names = (id: string): string => id;
  for (const grammar of Object.values(GRAMMARS))
    for (const reason of WHY_NOT) {
      const why = { reason, needed: 3, there: 1, card: 'tower' };
      expect(tellWhyNot(grammar, why, [], names), reason).toMatch(/^[\p{Lu}t1-9].*\.$/u);
    }
});

describe('an effect that would do nothing', () => {
  const inVain = (card: string, given: Given, effect?: readonly Step[]): string[] => {
    const own = { id: card, name: { en: 'Own' }, categories: ['action'], cost: 3, effect: effect ?? [] };
    const { game, s } = table({ market: [effect ? own : card] }, { hand: [card], ...given });
    const why = game.whyNoEffect(s, card);
    const { definition } = game.tables;
    return why
      ? (['en', 'fr', 'de'] as const).map((language) =>
          tellNoEffect(GRAMMARS[language], card, why, definition.cards, namesOf(definition, language)),
        )
      : [];
  };

  test('says which cards it lacks, in the words of its text', () => {
    expect(inVain('wagon-factory', {})).toMatchInlineSnapshot(`
      [
        "Wagon Factory would have no effect if played now. “Choose a train in your hand” cannot be done. There is no such card.",
        "Jouée maintenant, la carte Usine de wagons est sans effet. « Choisissez un train dans votre main » n’est pas possible. Il n’y a pas de telle carte.",
        "Jetzt ausgespielt, hat Waggonfabrik keinen Effekt. „Wähle einen Zug auf deiner Hand“ ist nicht möglich. Es gibt keine solche Karte.",
      ]
    `);
    expect(inVain('garage', { hand: ['garage', 'waste'] })).toMatchInlineSnapshot(`
      [
        "Garage would have no effect if played now. “Choose 2 cards in your hand” cannot be done. It takes 2 such cards; there is 1.",
        "Jouée maintenant, la carte Dépôt est sans effet. « Choisissez 2 cartes dans votre main » n’est pas possible. Il faut 2 cartes de ce genre, et il y en a 1.",
        "Jetzt ausgespielt, hat Lokschuppen keinen Effekt. „Wähle 2 Karten auf deiner Hand“ ist nicht möglich. Nötig sind 2 solche Karten, da ist 1.",
      ]
    `);
  });

  test.each<[string, Given, Step[]]>([
    ['pays too much', {}, [{ coins: 2 }, { pay: 3 }, { draw: 1 }]],
    ['comes too late for its tokens', { stationsLeft: 1 }, [{ 'build-station': { count: 2 } }]],
    ['wants cities of a kind', {}, [{ 'build-station': { count: 1, where: { rails: 'own' } } }]],
    [
      'wants cells of a kind',
      { rails: ['E6'], coins: 9 },
      [{ 'lay-rails': { count: 1, where: { terrain: 'nowhere' } } }],
    ],
    ['gains what is not there', {}, [{ gain: { where: { cost: { atLeast: 30 } } } }]],
    [
      'has alternatives that do nothing',
      {},
      [{ 'choose-one': [{ do: [{ discard: { from: 'aside' } }] }, { do: [{ coins: 0 }] }] }],
    ],
    [
      'fails only behind what it chooses',
      { hand: ['own', 'waste'] },
      [
        { choose: { from: 'hand', as: 'one' } },
        { trash: 'one' },
        { gain: { where: { category: 'train', cost: { exactly: { sum: [{ costOf: 'one' }, 40] } } } } },
      ],
    ],
  ])('%s', (_, given, effect) => {
    expect(inVain('own', given, effect)).toMatchSnapshot();
  });
});

test('an answer that is not offered says what is asked for instead', () => {
  const { game, s } = table(
    { market: ['wagon-factory'] },
    { hand: ['wagon-factory', 'normal-train', 'waste'] },
  ).do('play wagon-factory', 'apply');
  expect(told(game, whyNot(game, s, 'choose waste') as WhyNot)).toMatchInlineSnapshot(
    `"The current step asks for something else: “Choose a train in your hand”."`,
  );
  expect(told(game, whyNot(game, s, 'buy landfill') as WhyNot)).toMatchInlineSnapshot(
    `"First finish the effect of Wagon Factory."`,
  );
  expect(told(game, whyNot(game, s, 'buy landfill') as WhyNot, 'de')).toMatchInlineSnapshot(
    `"Führe zuerst den Effekt von Waggonfabrik zu Ende."`,
  );
});
