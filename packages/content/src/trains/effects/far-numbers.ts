// Numbers of cards that no game comes to: a draw of more cards than any deck holds, a cost that no purse pays. What a game comes to is
// measured generously, by the rules and the other cards of the pack.
import { OP_SPECS, type Counted, type OpSpec } from '@railwright/engine';
import { DiagnosticSink } from '../../diagnostics/sink.ts';
import { visibleItems, type Library } from '../../load/library.ts';
import { isBroken } from '../../load/read-file.ts';
import type { Item, Pack } from '../../model.ts';
import type { Path } from '../../yaml/path.ts';
import { isData } from '../../yaml/data.ts';
import { mergeRules } from '../rules/merge-rules.ts';
import type { CardData } from '../schema/cards.ts';
import type { RulesData } from '../schema/rules.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { walkCard } from './walk.ts';

/** What a game comes to at most, several times over. */
export type Limits = Readonly<Record<Exclude<Counted, 'tokens'> | 'rounds', number>>;

/** As in the rulebooks, for packs without rules or with few cards. */
const USUAL = {
  handSize: 5,
  startDeck: 10,
  value: 3,
  points: 4,
  rails: 20,
  stations: 30,
  rounds: 500,
} as const;
/** A purse is so many hands of the best cards, a deck so many times the first one, and points so many times the most of other cards. */
const HANDS = 2;
const DECKS = 3;
const POINTS = 10;

/** With # for the number. */
const WHY: Readonly<Record<Counted | 'rounds', string>> = {
  coins: 'two hands of the best other cards give # coins',
  points: 'ten times the most that any other card is worth is # points',
  cards: 'three starting decks hold # cards',
  rails: 'there are # rail tokens',
  stations: 'there are # station tokens',
  tokens: 'there are # tokens of that kind',
  rounds: 'a game has at most # rounds',
};

/** Reports them in one card. */
export function checkFarNumbers(
  card: Item<CardData>,
  limits: Limits,
  { tokens }: Vocabulary,
  sink: DiagnosticSink,
): void {
  const { data, file, path } = card;
  const judge = (number: unknown, of: Counted | 'rounds', most: number | undefined, at: Path): void => {
    if (typeof number !== 'number' || most === undefined || Math.abs(number) <= most) return;
    sink.report(
      'number-far',
      { file, path: at },
      `${number} is far too ${number < 0 ? 'low' : of === 'coins' ? 'much' : 'many'}: ${WHY[of].replace('#', String(most))}.`,
    );
  };
  for (const [key, of] of [
    ['cost', 'coins'],
    ['value', 'coins'],
    ['points', 'points'],
  ] as const)
    if (!isBroken(file, [...path, key])) judge(data[key], of, limits[of], [...path, key]);
  walkCard(card, {
    step: (op, params, _path, at) => {
      const { counts, params: specs }: OpSpec = OP_SPECS[op];
      if (op === 'lasting') judge(params['turns'], 'rounds', limits.rounds, at('turns'));
      if (counts === undefined) return;
      const most = counts === 'tokens' ? tokens.get(String(params['kind']))?.total : limits[counts];
      for (const [key, value] of Object.entries(params))
        if (specs[key]?.type === 'amount' || specs[key]?.type === 'count') {
          judge(value, counts, most, at(key));
          if (isData(value)) judge(value['upTo'], counts, most, [...at(key), 'upTo']);
        }
    },
    value: (type, value, at) => {
      if (type === 'price' && isData(value)) judge(value['coins'], 'coins', limits.coins, [...at, 'coins']);
    },
  });
}

/** What games of a pack come to; `but`: the card that is judged, which does not justify itself. */
export function limitsOf(
  pack: Pack,
  cards: Iterable<Item<CardData>>,
  library: Library,
): (but: Item<CardData>) => Limits {
  const rules = [...visibleItems(pack, 'rules').values()].flatMap(
    (item) => mergeRules(item as Item<RulesData>, library, new DiagnosticSink()) ?? [],
  );
  const most = (numbers: readonly number[], usual: number): number => Math.max(usual, ...numbers);
  const hand = most(
    rules.map(({ handSize }) => handSize),
    USUAL.handSize,
  );
  const deck =
    DECKS *
    most(
      rules.map(({ startDeck }) => startDeck.reduce((sum, { count }) => sum + count, 0)),
      USUAL.startDeck,
    );
  const value = twoMost(cards, 'value', USUAL.value);
  const points = twoMost(cards, 'points', USUAL.points);
  const fixed = {
    cards: deck,
    rails: most(
      rules.map(({ tokens, seats }) => tokens.rails * seats.max),
      USUAL.rails,
    ),
    stations: most(
      rules.map(({ tokens }) => tokens.stations),
      USUAL.stations,
    ),
    rounds: rules.length > 0 ? Math.max(...rules.map(({ end }) => end.rounds)) : USUAL.rounds,
  };
  return (but) => ({ ...fixed, coins: HANDS * hand * value(but), points: POINTS * points(but) });
}

/** The most of a number that other cards have. */
function twoMost(
  cards: Iterable<Item<CardData>>,
  field: 'value' | 'points',
  usual: number,
): (but: Item<CardData>) => number {
  let [first, second]: [number, number] = [usual, usual];
  let holder: Item<CardData> | undefined;
  for (const card of cards) {
    const number = card.broken ? 0 : Math.abs(card.data[field] ?? 0);
    if (number > first) [first, second, holder] = [number, first, card];
    else if (number > second) second = number;
  }
  return (but) => (but === holder ? second : first);
}
