// Every op, amount, filter, condition, cell field, lasting effect and event in both languages, with the plain wording that a
// card using it would carry; and that none of the declarations is left out.
import { describe, expect, test } from 'vitest';
import {
  AMOUNT_FORMS,
  BOUND_FIELDS,
  CELL_FIELDS,
  CONDITION_FORMS,
  describeCard,
  FILTER_FIELDS,
  LASTING_FORMS,
  OP_NAMES,
  PLACES,
  TARGETS,
  TEXT_LANGUAGES,
  TRIGGER_EVENTS,
  WAIVERS,
  WHO,
  ZONES,
  type CardDefinition,
  type TextLanguage,
} from '@railwright/engine';

type Parts = Partial<Pick<CardDefinition, 'effect' | 'whileInPlay' | 'onBuy' | 'onGain' | 'reaction'>>;

const NAMES: Readonly<Record<string, Record<TextLanguage, string>>> = {
  waste: { en: 'Waste', fr: 'Ferraille' },
  'mail-train': { en: 'Mail Train', fr: 'Train postal' },
  landfill: { en: 'Landfill', fr: 'Décharge' },
  swamp: { en: 'Swamp', fr: 'Marais' },
  ferry: { en: 'Ferry', fr: 'Bac' },
};

function tell(parts: Parts, language: TextLanguage): string {
  const card = {
    id: 'try',
    name: { en: 'Try' },
    categories: ['action'],
    cost: 0,
    value: 0,
    points: 0,
    ...parts,
  };
  return describeCard(card, language, (id) => NAMES[id]?.[language] ?? `<${id}>`)
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

const WORDINGS: readonly (readonly [Parts, string, string])[] = [
  // Coins, points, tokens
  [{ effect: [{ coins: 2 }, { score: 1 }] }, '+2 coins. +1 point.', '+2 pièces. +1 point.'],
  [{ effect: [{ pay: 3 }] }, 'Pay 3 coins.', 'Payez 3 pièces.'],
  [
    { effect: [{ 'lay-rails': { count: 2, where: { terrain: 'swamp' }, free: true } }] },
    'Lay 2 rails on swamp cells without any surcharge.',
    'Posez 2 rails sur des cases Marais sans aucun surcoût.',
  ],
  [
    { effect: [{ 'lay-rails': { count: 1, where: { place: 'remote' } } }] },
    'Lay 1 rail on a remote location.',
    'Posez 1 rail sur un lieu éloigné.',
  ],
  [
    { effect: [{ 'lay-rails': { count: 1, where: { place: 'none', rails: 'opponents' } } }] },
    'Lay 1 rail on a cell without city or remote location with opponents’ rails.',
    'Posez 1 rail sur une case sans ville ni lieu éloigné avec des rails adverses.',
  ],
  [
    { effect: [{ 'build-station': { count: 1, where: { rails: 'own', stations: { atMost: 1 } } } }] },
    'Build 1 station in a city with your own rails and at most 1 station.',
    'Construisez 1 gare dans une ville avec vos rails et au plus 1 gare.',
  ],
  [
    { effect: [{ waive: ['city', 'swamp'] }] },
    'Until the end of the turn, you pay no surcharge for cities or swamp cells.',
    'Jusqu’à la fin du tour, vous ne payez pas de surcoût pour les villes ou les cases Marais.',
  ],
  // Amounts
  [
    { effect: [{ coins: { times: [2, { count: { from: 'hand', where: { category: 'train' } } }] } }] },
    '+2 coins for each train in your hand.',
    '+2 pièces par train dans votre main.',
  ],
  [
    { effect: [{ coins: { half: { sum: [{ coins: true }, { railsLeft: 'own' }] } } }] },
    'Get coins equal to half of the number of your coins plus the number of rails you have left, rounded down.',
    'Recevez un nombre de pièces égal à la moitié du nombre de vos pièces plus le nombre de rails qu’il vous reste, arrondie à l’inférieur.',
  ],
  [
    {
      effect: [
        { draw: { min: [{ rails: { rails: 'own', place: 'city' } }, { max: [1, { stations: {} }] }] } },
      ],
    },
    'Draw cards equal to the least of the number of rails on cities with your own rails and the greatest of 1 and the number of stations in cities.',
    'Piochez un nombre de cartes égal au plus petit nombre parmi le nombre de rails sur les villes avec vos rails et le plus grand nombre parmi 1 et le nombre de gares dans les villes.',
  ],
  [
    { effect: [{ score: { minus: [{ score: 'opponents' }, { score: 'own' }] } }] },
    'Score points equal to the points opponents have on the score track minus the points you have on the score track.',
    'Marquez un nombre de points égal aux points des adversaires sur la piste de score moins vos points sur la piste de score.',
  ],
  [
    { effect: [{ choose: { from: 'hand', as: 'a' } }, { trash: 'a' }, { score: { pointsOf: 'a' } }] },
    'Trash a card from your hand. Score points equal to the points of the trashed card.',
    'Écartez une carte de votre main. Marquez un nombre de points égal aux points de la carte écartée.',
  ],
  [
    { effect: [{ choose: { from: 'play', as: 'a' } }, { coins: { costOf: 'a' } }] },
    'Choose a card in your play area. Get coins equal to its cost.',
    'Choisissez une carte dans votre zone de jeu. Recevez un nombre de pièces égal à son coût.',
  ],
  [
    { effect: [{ reveal: { count: 1, as: 'a' } }, { 'gain-waste': { valueOf: 'a' } }] },
    'Reveal the top card of your deck. Gain Waste equal to its printed value.',
    'Dévoilez la carte du dessus de votre deck. Recevez un nombre de Ferraille égal à sa valeur imprimée.',
  ],
  // Looking and choosing
  [
    {
      effect: [
        { look: { count: 3, as: 'seen' } },
        { choose: { from: 'seen', where: { category: 'train' }, count: 'any', as: 'kept' } },
        { move: { cards: 'kept', to: 'hand' } },
        { discard: 'seen' },
      ],
    },
    'Look at the top 3 cards of your deck. Put any number of trains among them into your hand. Discard the others.',
    'Regardez les 3 cartes du dessus de votre deck. Mettez en main autant de trains parmi ces cartes que vous voulez. Défaussez les autres.',
  ],
  [
    {
      effect: [
        { choose: { from: 'hand', count: { upTo: 3 }, as: 'a' } },
        { discard: 'a' },
        { draw: { count: 'a' } },
      ],
    },
    'Discard up to 3 cards from your hand. Draw a card for each card discarded.',
    'Défaussez jusqu’à 3 cartes de votre main. Piochez une carte par carte défaussée.',
  ],
  [
    { effect: [{ choose: { from: 'gained', count: 'all', as: 'a' } }, { 'put-back': 'a' }] },
    'Put all cards from your gained cards back on top of your deck in any order.',
    'Remettez sur le dessus de votre deck dans l’ordre de votre choix toutes les cartes de vos cartes reçues.',
  ],
  [
    {
      effect: [
        { name: 'guess' },
        { reveal: { count: 2, as: 'shown' } },
        { if: { test: { not: { same: ['shown', 'guess'] } }, then: [{ 'gain-waste': 2 }] } },
      ],
    },
    'Name a kind of card. Reveal the top 2 cards of your deck. If none of them is of the named kind, gain 2 Waste.',
    'Nommez une carte. Dévoilez les 2 cartes du dessus de votre deck. Si aucune d’elles n’est la carte nommée, recevez 2 Ferraille.',
  ],
  [
    {
      effect: [
        { 'reveal-until': { where: { card: ['mail-train', 'landfill'] }, count: 1, as: 'a' } },
        { discard: 'a' },
      ],
    },
    'Reveal cards from the top of your deck until you have revealed a Mail Train or Landfill card. Discard them.',
    'Dévoilez des cartes du dessus de votre deck jusqu’à avoir dévoilé une carte Train postal ou Décharge. Défaussez ces cartes.',
  ],
  // Filters
  [
    {
      effect: [{ gain: { where: { category: 'action', cost: { atLeast: 2, atMost: 4 }, inSupply: true } } }],
    },
    'Gain an action card costing at least 2 and at most 4 that the supply has more of.',
    'Recevez une carte action coûtant au moins 2 et au plus 4 dont il reste un exemplaire dans la réserve.',
  ],
  [
    { effect: [{ gain: { where: { value: { exactly: 2 }, not: { category: 'ferry' } }, to: 'deck-top' } }] },
    'Gain a card worth exactly 2 coins that is not a <ferry> card and put it on top of your deck.'.replace(
      '<ferry>',
      'Ferry',
    ),
    'Recevez une carte d’une valeur d’exactement 2 qui n’est pas une carte Bac, directement sur le dessus de votre deck.',
  ],
  [
    {
      effect: [
        {
          gain: {
            where: { points: { atLeast: 2 }, category: 'victory', card: 'landfill' },
            to: 'discard',
            as: 'a',
          },
        },
      ],
    },
    'Gain a victory card worth at least 2 points named Landfill and put it on your discard pile.',
    'Recevez une carte victoire valant au moins 2 points du nom de Décharge, directement dans votre défausse.',
  ],
  [
    {
      effect: [
        { choose: { from: 'hand', as: 'a' } },
        { name: 'b' },
        { gain: { where: { sameAs: 'a', not: { card: 'waste' } } } },
      ],
    },
    'Choose a card in your hand. Name a kind of card. Gain a card of the same kind as the chosen card other than Waste.',
    'Choisissez une carte dans votre main. Nommez une carte. Recevez une carte identique à la carte choisie autre que Ferraille.',
  ],
  // Structure
  [
    { effect: [{ may: [{ trash: 'self' }, { coins: 3 }] }] },
    'You may trash this card and get 3 coins.',
    'Vous pouvez écarter cette carte et recevoir 3 pièces.',
  ],
  [
    { effect: [{ 'choose-one': [{ do: [{ draw: 2 }] }, { do: [{ coins: 1 }, { score: 1 }] }] }] },
    'Choose one: draw 2 cards; or +1 coin, +1 point.',
    'Au choix : piochez 2 cartes ; ou +1 pièce, +1 point.',
  ],
  [
    {
      effect: [
        {
          if: {
            test: {
              all: [
                { there: { from: 'play', where: { category: 'rail' } } },
                { compare: { amount: { coins: true }, atLeast: 2 } },
              ],
            },
            then: [{ draw: 1 }],
            else: [{ coins: 1 }],
          },
        },
      ],
    },
    'If there is a rail card in your play area and you have at least 2 coins, draw a card; otherwise +1 coin.',
    'S’il y a une carte rails dans votre zone de jeu et vous avez au moins 2 pièces, piochez une carte ; sinon, +1 pièce.',
  ],
  [
    {
      effect: [
        {
          if: {
            test: {
              any: [
                { not: { there: { from: 'hand', where: { category: 'train' } } } },
                { compare: { amount: { score: 'own' }, exactly: 0 } },
              ],
            },
            then: [{ draw: 1 }],
          },
        },
      ],
    },
    'If there is no train in your hand or the points you have on the score track is exactly 0, draw a card.'.replace(
      'track is',
      'track are',
    ),
    'S’il n’y a aucun train dans votre main ou vos points sur la piste de score sont exactement 0, piochez une carte.',
  ],
  [
    { effect: [{ if: { test: { rule: { effects: 'strict' } }, then: [{ draw: 1 }] } }] },
    'If the rules have effects: strict, draw a card.',
    'Si les règles ont « effects: strict », piochez une carte.',
  ],
  [
    { effect: [{ repeat: { times: 2, do: [{ 'lay-rails': 1 }, { 'gain-waste': 1 }] } }] },
    '2 times: lay 1 rail and gain 1 Waste.',
    '2 fois : posez 1 rail et recevez 1 Ferraille.',
  ],
  [
    {
      effect: [
        { repeat: { times: { count: { from: 'play', where: { category: 'train' } } }, do: [{ draw: 1 }] } },
      ],
    },
    'For each train in your play area: draw a card.',
    'Pour chaque train dans votre zone de jeu : piochez une carte.',
  ],
  [
    {
      effect: [
        { 'each-opponent': [{ 'gain-waste': 1 }, { choose: { from: 'hand', as: 'a' } }, { discard: 'a' }] },
      ],
    },
    'Each opponent gains 1 Waste and discards a card from their hand.',
    'Chaque adversaire reçoit 1 Ferraille et défausse une carte de sa main.',
  ],
  [
    {
      effect: [
        { 'each-player': [{ choose: { from: 'hand', count: { upTo: 1 }, as: 'a' } }, { return: 'a' }] },
      ],
    },
    'Each player may return a card from their hand to the supply.',
    'Chaque joueur peut remettre dans la réserve une carte de sa main.',
  ],
  [
    {
      effect: [
        {
          'each-opponent': [
            {
              if: {
                test: { compare: { amount: { count: { from: 'hand' } }, atLeast: 4 } },
                then: [{ coins: 1 }],
              },
            },
          ],
        },
      ],
    },
    'Each opponent, if they have at least 4 cards in their hand, gets 1 coin.',
    'Chaque adversaire, s’il a au moins 4 cartes dans sa main, reçoit 1 pièce.',
  ],
  [
    {
      effect: [{ choose: { from: 'hand', where: { category: 'action' }, as: 'a' } }, { 'apply-effect': 'a' }],
    },
    'Apply the effect of an action card in your hand.',
    'Appliquez l’effet d’une carte action dans votre main.',
  ],
  // Lasting, buying, gaining, reacting
  [
    { whileInPlay: [{ waive: ['terrain', 'remote'] }, { ignore: 'waste' }] },
    'While this card is in play, you pay no surcharge for terrain or remote locations. While this card is in play, you gain no Waste.',
    'Tant que cette carte est en jeu, vous ne payez pas de surcoût pour le terrain ou les lieux éloignés. Tant que cette carte est en jeu, vous ne recevez pas de Ferraille.',
  ],
  [
    { whileInPlay: [{ waive: ['opponents', 'opponents-waste'] }] },
    'While this card is in play, you pay no surcharge for opponents’ rails and gain no Waste for them.',
    'Tant que cette carte est en jeu, vous ne payez pas de surcoût pour les rails adverses et ne recevez pas de Ferraille pour eux.',
  ],
  [
    {
      whileInPlay: [{ trigger: { on: 'gain', where: { card: 'waste' }, do: [{ may: [{ return: 'it' }] }] } }],
    },
    'While this card is in play, whenever you gain a Waste card, you may return it to the supply.',
    'Tant que cette carte est en jeu, chaque fois que vous recevez une carte Ferraille, vous pouvez remettre cette carte dans la réserve.',
  ],
  [
    { whileInPlay: [{ trigger: { on: 'play', where: { category: 'train' }, do: [{ score: 1 }] } }] },
    'While this card is in play, whenever you play a train, +1 point.',
    'Tant que cette carte est en jeu, chaque fois que vous jouez un train, +1 point.',
  ],
  [
    {
      whileInPlay: [
        {
          if: {
            test: { rule: { x: true } },
            then: [{ waive: ['city'] }],
            else: [{ trigger: { on: 'buy', do: [{ draw: 1 }] } }],
          },
        },
      ],
    },
    'While this card is in play, if the rules have x: true, you pay no surcharge for cities; otherwise whenever you buy a card, draw a card.',
    'Tant que cette carte est en jeu, si les règles ont « x: true », vous ne payez pas de surcoût pour les villes ; sinon, chaque fois que vous achetez une carte, piochez une carte.',
  ],
  [
    { onBuy: [{ 'gain-waste': 1 }], onGain: [{ move: { cards: 'it', to: 'hand' } }] },
    'When you buy this card, gain 1 Waste. When you gain this card, put it into your hand.',
    'Quand vous achetez cette carte, recevez 1 Ferraille. Quand vous recevez cette carte, mettez cette carte en main.',
  ],
  [
    { reaction: {} },
    'When an attack is about to affect you, you may show this card from your hand to be spared.',
    'Quand une attaque va vous toucher, vous pouvez montrer cette carte de votre main pour être épargné.',
  ],
];

describe.each([
  ['en', 1],
  ['fr', 2],
] as const)('wordings in %s', (language, column) => {
  test.each(WORDINGS)('%j', (...wording) => {
    expect(tell(wording[0], language)).toBe(wording[column]);
  });
});

test('every part of the card language is in the wordings above', () => {
  const used = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') used.add(value);
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) Object.keys(value).forEach((key) => used.add(key));
    Object.values(value).forEach(collect);
  };
  WORDINGS.forEach(([parts]) => collect(parts));
  const declared = [
    ...OP_NAMES,
    ...[AMOUNT_FORMS, BOUND_FIELDS, CELL_FIELDS, CONDITION_FORMS, FILTER_FIELDS, LASTING_FORMS].flatMap(
      Object.keys,
    ),
    ...[TRIGGER_EVENTS, WAIVERS, PLACES].flat(),
  ];
  expect(declared.filter((word) => !used.has(word))).toEqual([]);
});

test('every zone, target and side has words', () => {
  for (const language of TEXT_LANGUAGES) {
    const told = [
      ...ZONES.map((from) => tell({ effect: [{ choose: { from, as: 'a' } }] }, language)),
      ...TARGETS.map((to) => tell({ effect: [{ move: { cards: { from: 'hand' }, to } }] }, language)),
      ...WHO.map((who) =>
        tell({ effect: [{ coins: { sum: [{ railsLeft: who }, { score: who }] } }] }, language),
      ),
      ...WHO.map((rails) => tell({ effect: [{ 'lay-rails': { count: 1, where: { rails } } }] }, language)),
    ];
    expect(new Set(told).size).toBe(ZONES.length + TARGETS.length + 2 * WHO.length);
    for (const text of told) expect(text).not.toMatch(/undefined|\[object|<|>/);
  }
});
