// Trains on the table: piles of the supply, rows, starting decks, powers, events; rails, stations and tokens of the pack.
import { categoryName, nameIn, renderTokenSvg } from '@railwright/board/svg';
import { definitionFor, type CardDefinition, type TrainsDefinition } from '@railwright/engine';
import type { TextLanguage } from '@railwright/engine/languages';
import type { GameModule } from '../game-module.ts';
import type { Pile, TokenSupply } from '../kit.ts';
import { TABLE_WORDS } from '../words.ts';

export const TRAINS: GameModule = {
  kit(given, seats, language) {
    const definition = definitionFor(given as TrainsDefinition, seats);
    const names = new Map(definition.cards.map(({ id, name }) => [id, nameIn(name, language)]));
    return {
      names,
      piles: [
        ...supply(definition, seats, names),
        ...rows(definition, language),
        ...inForce(definition, seats, language),
        ...ownPiles(definition, seats, language),
      ],
      tokens: tokens(definition, seats, language),
      counters: [
        TABLE_WORDS[language].points,
        TABLE_WORDS[language].coins,
        ...(definition.resources ?? []).map(({ name, plural = name }) => nameIn(plural, language)),
      ],
    };
  },
  card(given, language) {
    const { name, categories, categoryNames, cost, notForSale } = given as CardDefinition;
    return {
      name: nameIn(name, language),
      categories: categories.map((id) => ({ id, name: categoryName(id, language, categoryNames) })),
      ...(!notForSale && { cost }),
    };
  },
};

function supply(
  { cards, rows: lying = [], rules }: TrainsDefinition,
  seats: number,
  names: ReadonlyMap<string, string>,
): Pile[] {
  const inRows = new Set(lying.flatMap((row) => row.cards));
  const dealt = new Map<string, number>();
  for (let seat = 0; seat < seats; seat++)
    for (const { card, count } of startDeckOf(rules, seat)) dealt.set(card, (dealt.get(card) ?? 0) + count);
  return cards.flatMap(({ id, supply: pile }) => {
    if (!pile || inRows.has(id)) return [];
    const count = pile.count - (pile.lessDealt ? (dealt.get(id) ?? 0) : 0);
    return count > 0
      ? [{ id: `supply-${id}`, title: names.get(id) ?? id, cards: [{ card: id, count }], hidden: false }]
      : [];
  });
}

function rows({ cards, rows: lying = [] }: TrainsDefinition, language: TextLanguage): Pile[] {
  const counts = new Map(cards.map(({ id, supply: pile }) => [id, pile?.count ?? 0]));
  return lying.flatMap((row, i) => [
    {
      id: `row-${i + 1}`,
      title: nameIn(row.title, language) || TABLE_WORDS[language].row,
      cards: row.cards.map((card) => ({ card, count: counts.get(card) ?? 0 })),
      hidden: true,
    },
    // Places for the cards that lie open.
    ...Array.from({ length: row.show }, (_, place) => ({
      id: `row-${i + 1}_${place + 1}`,
      title: String(place + 1),
      cards: [],
      hidden: false,
    })),
  ]);
}

/** Powers that belong to seats lie with them; others are a pile to draw or choose from. */
function inForce({ powers, events }: TrainsDefinition, seats: number, language: TextLanguage): Pile[] {
  const words = TABLE_WORDS[language];
  const own = powers?.deal === 'seats';
  return [
    ...(powers && !own
      ? [{ id: 'powers', title: words.powers, cards: counted(powers.cards), hidden: powers.deal === 'drawn' }]
      : []),
    ...(powers && own
      ? powers.cards.slice(0, seats).map((card, seat) => ({
          id: `power-${seat + 1}`,
          title: words.powers,
          seat,
          cards: [{ card, count: 1 }],
          hidden: false,
        }))
      : []),
    ...(events ? [{ id: 'events', title: words.events, cards: counted(events.cards), hidden: true }] : []),
  ];
}

function counted(ids: readonly string[]): { readonly card: string; readonly count: number }[] {
  return [...new Set(ids)].map((card) => ({ card, count: ids.filter((id) => id === card).length }));
}

/** The starting deck of a seat; a card may be listed twice. */
function startDeckOf(
  { startDeck, opening }: TrainsDefinition['rules'],
  seat: number,
): TrainsDefinition['rules']['startDeck'] {
  return [...startDeck, ...(opening?.decks?.[seat] ?? [])].filter(({ count }) => count > 0);
}

function ownPiles({ rules }: TrainsDefinition, seats: number, language: TextLanguage): Pile[] {
  const words = TABLE_WORDS[language];
  return Array.from({ length: seats }, (_, seat) => [
    {
      id: `start-${seat + 1}`,
      title: words.startDeck,
      seat,
      cards: startDeckOf(rules, seat),
      hidden: true,
    },
    { id: `discard-${seat + 1}`, title: words.discard, seat, cards: [], hidden: false },
  ]).flat();
}

function tokens(
  { rules, tokens: kinds = [] }: TrainsDefinition,
  seats: number,
  language: TextLanguage,
): TokenSupply[] {
  const words = TABLE_WORDS[language];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [
    ...all.map((seat) => ({
      id: `rails-${seat + 1}`,
      title: words.rails,
      svg: renderTokenSvg({ rail: seat }, { disc: true }),
      seat,
      count: rules.tokens.rails,
    })),
    {
      id: 'stations',
      title: words.stations,
      svg: renderTokenSvg('station', { disc: true }),
      count: rules.tokens.stations,
    },
    ...kinds.flatMap((kind, index) =>
      (kind.owned ? all : [undefined]).map((seat) => ({
        id: seat === undefined ? `token-${kind.id}` : `token-${seat + 1}-${kind.id}`,
        title: nameIn(kind.name, language),
        svg: renderTokenSvg({ kinds, index, ...(seat !== undefined && { seat }) }, { language, disc: true }),
        ...(seat !== undefined && { seat }),
        ...(kind.total !== undefined && { count: kind.total }),
      })),
    ),
  ];
}
