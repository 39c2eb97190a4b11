// The shipped cards, boards and rules for the engine's tests, read straight from the YAML without the content package's
// checks: any market, any switches, any number of seats.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fromDoubled } from '@railwright/hex';
import {
  createGame,
  type BonusDefinition,
  type CardDefinition,
  type CellDefinition,
  type HexMap,
  type PowerRule,
  type TrainsDefinition,
  type TrainsGame,
} from '@railwright/engine';

const ROOT = join(import.meta.dirname, '../../../../content/trains');
const read = <T>(file: string): T => parse(readFileSync(join(ROOT, file), 'utf8')) as T;

interface RulesFile extends Omit<TrainsDefinition['rules'], 'startDeck'> {
  readonly startDeck: Readonly<Record<string, number>>;
  readonly supply: Readonly<Record<string, number | NonNullable<CardDefinition['supply']>>>;
  readonly market: { readonly copies: number };
}

interface MapFile {
  readonly name: TrainsDefinition['map']['name'];
  readonly terrain: string;
  readonly places: readonly {
    readonly at: string;
    readonly city?: number;
    readonly remote?: number;
    readonly name?: string;
  }[];
  readonly barriers: readonly (readonly [string, string])[];
}

export type RawCard = Omit<CardDefinition, 'value' | 'points'> & { value?: number; points?: number };

interface CardsFile {
  readonly cards: readonly RawCard[];
}

export const BASE_CARDS: readonly RawCard[] = read<CardsFile>('cards/base.yaml').cards;
export const SELECTABLE_CARDS: readonly RawCard[] = read<CardsFile>('cards/selectable.yaml').cards;
const OKAZU = read<RulesFile>('rules/okazu-2012.yaml');
const EDITIONS = {
  'okazu-2012': OKAZU,
  'aeg-2013': read<Pick<RulesFile, 'switches'>>('rules/aeg-2013.yaml'),
};
export const BEGINNERS: readonly string[] = read<{ market: { cards: string[] } }>(
  'setups/tokyo-beginners.yaml',
).market.cards;
const TERRAINS = [
  { id: 'field', letter: 'F', cost: 0 },
  { id: 'river', letter: 'R', cost: 1 },
  { id: 'mountain', letter: 'M', cost: 2 },
  { id: 'sea', letter: 'S', cost: null },
] as const;

/** Tokens that cards of tests place on cells. */
const TOKENS = [
  { id: 'goods', name: { en: 'Goods' }, total: 6, perCell: 2 },
  { id: 'post', name: { en: 'Post' } },
  { id: 'claim', name: { en: 'Claim' }, owned: true, total: 4, perCell: 3 },
] as const;

/** Resources that cards of tests name. */
const RESOURCES = [
  { id: 'influence', name: { en: 'Influence' }, limit: 5 },
  { id: 'coal', name: { en: 'Coal' }, start: 1, total: 7 },
] as const;

export interface GameOptions {
  readonly seats?: number;
  readonly map?: 'tokyo' | 'osaka';
  /** Features of the map beyond the printed board. */
  readonly onMap?: Pick<HexMap, 'oneWay' | 'links' | 'routes' | 'regions' | 'tokens'>;
  readonly bonuses?: Readonly<Record<string, BonusDefinition>>;
  readonly rules?: 'okazu-2012' | 'aeg-2013';
  /** Ids of shipped cards, or complete cards of a test. */
  readonly market?: readonly (string | RawCard)[];
  readonly switches?: Readonly<Record<string, string | boolean>>;
  /** Rules besides the switches. */
  readonly change?: Partial<TrainsDefinition['rules']>;
  /** Cards in force for seats, complete as in a market of a test. */
  readonly powers?: Omit<PowerRule, 'cards'> & { readonly cards: readonly RawCard[] };
  /** Events, each once in the deck, as the market has cards. */
  readonly events?: {
    readonly again: boolean;
    readonly inOrder?: boolean;
    readonly rounds?: number;
    readonly cards: readonly RawCard[];
  };
  /** Rows of the market, as the market has cards, with as many copies of each. */
  readonly rows?: readonly {
    readonly show: number;
    readonly cards: readonly (string | RawCard)[];
    readonly copies?: number;
  }[];
  /** Anything in the definition besides rules, map and cards. */
  readonly setup?: Partial<TrainsDefinition>;
}

export function definitionWith(options: GameOptions = {}): TrainsDefinition {
  const rules = OKAZU;
  const edition = EDITIONS[options.rules ?? 'okazu-2012'];
  const market = options.market ?? BEGINNERS;
  const all = [...BASE_CARDS, ...SELECTABLE_CARDS];
  const shipped = (id: string): RawCard => {
    const found = all.find((card) => card.id === id);
    if (!found) throw new Error(`no card ${id}`);
    return found;
  };
  const full = (card: RawCard, supply?: CardDefinition['supply']): CardDefinition => ({
    value: 0,
    points: 0,
    ...card,
    ...(supply && { supply }),
  });
  const piles = Object.entries(rules.supply).map(([id, pile]) =>
    full(shipped(id), typeof pile === 'number' ? { count: pile, lessDealt: false } : pile),
  );
  const chosen = market.map((card) =>
    full(typeof card === 'string' ? shipped(card) : card, { count: rules.market.copies, lessDealt: false }),
  );
  const rows = (options.rows ?? []).map(({ show, cards, copies = 2 }) => ({
    show,
    cards: cards.map((card) =>
      full(typeof card === 'string' ? shipped(card) : card, { count: copies, lessDealt: false }),
    ),
  }));
  const powers = (options.powers?.cards ?? []).map((card) => ({ ...full(card), role: 'power' as const }));
  const events = (options.events?.cards ?? []).map((card) => ({ ...full(card), role: 'event' as const }));
  return {
    game: 'trains',
    setup: 'trains/test',
    title: 'Test',
    rules: {
      ...rules,
      id: `trains/${options.rules ?? 'okazu-2012'}`,
      startDeck: Object.entries(rules.startDeck).map(([card, count]) => ({ card, count })),
      switches: { ...rules.switches, ...edition.switches, ...options.switches },
      ...options.change,
    },
    map: withFeatures(readMap(options.map ?? 'tokyo'), options),
    ...(/-tokens|"tokens"/.test(JSON.stringify([chosen, rows])) && { tokens: TOKENS }),
    ...(/"(get|pay)-resources"|"resources"/.test(JSON.stringify([chosen, rows])) && { resources: RESOURCES }),
    cards: [
      ...piles,
      ...chosen,
      ...rows.flatMap(({ cards }) => cards),
      full(shipped('normal-train')),
      ...powers,
      ...events,
    ],
    ...(options.powers && {
      powers: { ...options.powers, cards: powers.map(({ id }) => id) },
    }),
    ...(options.events && {
      events: { ...options.events, cards: events.map(({ id }) => id) },
    }),
    ...(options.rows && {
      rows: rows.map(({ show, cards }) => ({ show, cards: cards.map(({ id }) => id) })),
    }),
    ...options.setup,
  };
}

export function gameWith(options: GameOptions = {}): TrainsGame {
  return createGame(definitionWith(options), options.seats ?? 2) as TrainsGame;
}

function withFeatures(map: HexMap, { onMap, bonuses = {} }: GameOptions): HexMap {
  const cells = map.cells.map((cell) => {
    const bonus = bonuses[cell.label];
    return bonus ? { ...cell, bonus } : cell;
  });
  return { ...map, cells, ...onMap };
}

function readMap(id: string): TrainsDefinition['map'] {
  const map = read<MapFile>(`maps/${id}.yaml`);
  const places = new Map(map.places.map((place) => [place.at, place]));
  const cells: CellDefinition[] = [];
  map.terrain
    .trimEnd()
    .split('\n')
    .forEach((line, row) => {
      [...line.matchAll(/\S/g)].forEach((match, index) => {
        const label = `${String.fromCharCode(65 + row)}${index + 1}`;
        const { q, r } = fromDoubled('pointy', { col: match.index, row });
        const place = places.get(label);
        const terrain = TERRAINS.find(({ letter }) => letter === match[0])?.id;
        const named = place?.name && { name: { en: place.name } };
        if (place?.city) cells.push({ label, q, r, city: place.city, ...named });
        else if (place?.remote) cells.push({ label, q, r, remote: place.remote, ...named });
        else if (terrain) cells.push({ label, q, r, terrain });
        else throw new Error(`no place at ${label}`);
      });
    });
  return {
    id: `trains/${id}`,
    name: map.name,
    orientation: 'pointy',
    terrains: TERRAINS.map(({ id: terrain, cost }) => ({ id: terrain, name: { en: terrain }, cost })),
    cells,
    barriers: map.barriers,
  };
}

/** The label of a named city or remote location. */
export function labelOf(game: TrainsGame, name: string): string {
  const cell = game.tables.definition.map.cells.find((c) => c.name?.en === name);
  if (!cell) throw new Error(`no place ${name}`);
  return cell.label;
}
