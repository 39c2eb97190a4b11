// The kinds of card of a setup in their order, with their piles.
import { CARD_LIMIT, KIND_LIMIT, type CardDefinition, type CardRole } from '@railwright/engine';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { qualifiedId } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import type { CardNumber, MergedRules, RulesOf } from '../rules/merged-rules.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';
import type { InForce } from './in-force.ts';
import type { Market } from './market.ts';
import type { ReadSetup } from './read-setup.ts';

export interface Kind {
  readonly card: Item<CardData>;
  readonly supply: CardDefinition['supply'];
  readonly role?: CardRole;
}

/** The kinds of a game in their order; undefined when they cannot be together, and the sink has the reason. */
export function readKinds(
  setup: Item<SetupData>,
  { rules, market, seats, inForce }: ReadSetup,
  sink: DiagnosticSink,
): Kind[] | undefined {
  const kinds = [...orderKinds(rules, rules.dealt, market), ...kindsInForce(inForce)];
  const byId = new Map<string, Item<CardData>>();
  for (const { card } of kinds) {
    const other = byId.get(card.id);
    if (other) {
      const message = `${qualifiedId(other)} and ${qualifiedId(card)} would both be ${card.id}.`;
      sink.report('card-clash', placeOf(setup), message);
      return undefined;
    }
    byId.set(card.id, card);
  }
  const cards = countAll(kinds, rules, seats.max);
  if (kinds.length <= KIND_LIMIT && cards <= CARD_LIMIT) return kinds;
  const message = `This game has ${kinds.length} kinds of card and ${cards} cards.`;
  sink.report('game-too-large', placeOf(setup), message, {
    help: `The maximum is ${KIND_LIMIT} kinds and ${CARD_LIMIT} cards.`,
  });
  return undefined;
}

export function placeOf({ file, path }: Item): { file: Item['file']; path: Item['path'] } {
  return { file, path: [...path, 'id'] };
}

export function byCost<C extends { readonly card: Item<CardData> }>(cards: readonly C[]): C[] {
  return cards.toSorted(({ card: a }, { card: b }) => a.data.cost - b.data.cost || (a.id < b.id ? -1 : 1));
}

/** Piles in the order of the rules, the market by cost and id, then row by row, Waste, then what is only dealt. */
export function orderKinds(rules: RulesOf, dealt: MergedRules['dealt'], { cards, rows }: Market): Kind[] {
  const pile = ({ card, count, lessDealt }: CardNumber): Kind => ({ card, supply: { count, lessDealt } });
  const piles = rules.supply.map(pile);
  const inMarket = [
    ...byCost(cards.map((card) => ({ card, count: rules.market.copies }))),
    ...rows.flatMap((row) => byCost(row.cards)),
  ].map(({ card, count }): Kind => ({ card, supply: { count, lessDealt: false } }));
  const listed = new Set([...piles, ...inMarket].map(({ card }) => card));
  const waste = piles.find(({ card }) => card === rules.waste) ?? { card: rules.waste, supply: undefined };
  const dealtOnly = dealt
    .filter((card) => !listed.has(card) && card !== rules.waste)
    .map((card): Kind => ({ card, supply: undefined }));
  return [...piles.filter(({ card }) => card !== rules.waste), ...inMarket, waste, ...dealtOnly];
}

function kindsInForce({ powers, events }: InForce): Kind[] {
  const kind =
    (role: CardRole) =>
    (card: Item<CardData>): Kind => ({ card, supply: undefined, role });
  return [...powers.map(kind('power')), ...[...new Set(events)].map(kind('event'))];
}

/** Cards of all piles and all decks. */
function countAll(kinds: readonly Kind[], rules: MergedRules, seats: number): number {
  const piles = kinds.reduce((sum, { supply }) => sum + (supply?.count ?? 0), 0);
  const sum = (cards: readonly CardNumber[]): number => cards.reduce((total, { count }) => total + count, 0);
  return piles + seats * sum(rules.startDeck) + sum(rules.openingDecks.flat());
}
