// Traits of kinds and cells: cost, gains and effects of a card; content and surroundings of a cell. Traits are read from
// the definition, so new cards and maps have them too.
import type { Vocabulary } from '../../core/observer.ts';
import type { CardDefinition } from '../definition.ts';
import { OP_SPECS } from '../language/ops.ts';
import type { Tables } from '../state/tables.ts';

type Amounts = Map<string, number>;

export function cardVocabulary(t: Tables): Vocabulary {
  const waste = t.ids[t.waste];
  return vocabulary(
    'cards',
    t.ids,
    t.definition.cards.map((card) => traitsOfCard(card, waste)),
  );
}

export function cellVocabulary(t: Tables, nearness: Float32Array): Vocabulary {
  const { cells, regions: named = [] } = t.definition.map;
  const regions = named.map(({ id, cells: labels }) => ({ id, cells: new Set(labels) }));
  return vocabulary(
    'cells',
    // The same label means a different cell on another map.
    t.labels.map((label) => `${t.definition.map.id}:${label}`),
    cells.map((cell, i): Amounts => {
      const traits: Amounts = new Map([['cell', 1]]);
      put(traits, 'near', nearness[i]);
      put(traits, 'cost', t.baseCost[i] / 4);
      put(traits, 'city', t.city[i] / 2);
      put(traits, 'remote', t.remote[i] / 4);
      put(traits, 'neighbors', (t.neighborStart[i + 1] - t.neighborStart[i]) / 6);
      if (cell.terrain !== undefined) traits.set(`terrain:${cell.terrain}`, 1);
      for (const { id, cells: within } of regions) if (within.has(cell.label)) traits.set(`region:${id}`, 1);
      return traits;
    }),
  );
}

function vocabulary(name: string, items: readonly string[], traitsOf: readonly Amounts[]): Vocabulary {
  const traits = [...new Set(traitsOf.flatMap((amounts) => [...amounts.keys()]))].sort();
  const numbers = new Map(traits.map((trait, i) => [trait, i]));
  return {
    name,
    items,
    traits,
    traitsOf: traitsOf.map((amounts) =>
      [...amounts].map(([trait, amount]) => [numbers.get(trait) as number, amount] as const),
    ),
  };
}

function traitsOfCard(card: CardDefinition, waste: string): Amounts {
  const traits: Amounts = new Map([['card', 1]]);
  put(traits, 'cost', card.cost / 5);
  put(traits, 'value', card.value / 2);
  put(traits, 'points', card.points / 2);
  if (card.endPoints !== undefined) traits.set('end-points', 1);
  for (const way of ['cheaper', 'dearer'] as const) if (card[way] !== undefined) traits.set(`own-${way}`, 1);
  if (card.buyIf !== undefined) traits.set('buy-if', 1);
  for (const [id, count] of Object.entries(card.alsoCosts ?? {})) put(traits, `costs:${id}`, count / 2);
  if (card.id === waste) traits.set('waste', 1);
  if (card.notForSale || !card.supply) traits.set('not-for-sale', 1);
  if (card.whileInPlay) traits.set('lasting', 1);
  if (card.reaction) traits.set('reaction', 1);
  if (card.instead) traits.set(`instead:${card.instead.of}`, 1);
  if (card.effect) traits.set('effect', 1);
  else if (card.value > 0) traits.set('plain', card.value / 2);
  for (const category of card.categories) traits.set(`category:${category}`, 1);
  for (const part of ['effect', 'whileInPlay', 'onBuy', 'onGain', 'reaction', 'instead'] as const)
    walk(card[part], part === 'effect' ? '' : `${part}:`, traits, waste);
  return traits;
}

/** Other words that tell what a card is about. Those that cards of learned players use are left as these players know them. */
const TOLD: ReadonlySet<string> = new Set([
  'highest',
  'lowest',
  'total',
  'variety',
  'trail',
  'worth',
  'forbid',
]);

/** Ops anywhere inside steps, with their amounts; names of cards by whether they are Waste. */
function walk(value: unknown, where: string, traits: Amounts, waste: string): void {
  if (value === waste) traits.set('about-waste', 1);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key in OP_SPECS) {
      const amount = amountOf(inner);
      traits.set(`${where}op:${key}`, 1);
      if (amount !== 1) put(traits, `${where}amount:${key}`, amount / 2);
    }
    if (TOLD.has(key)) traits.set(`${where}${key}`, 1);
    walk(inner, where, traits, waste);
  }
}

function amountOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'count' in value ? amountOf(value.count) : 1;
}

function put(traits: Amounts, name: string, amount: number): void {
  if (amount !== 0) traits.set(name, Math.min(8, (traits.get(name) ?? 0) + amount));
}
