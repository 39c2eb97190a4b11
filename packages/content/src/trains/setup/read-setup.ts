// Finds the parts of a setup – rules, map and market – and checks them against each other.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { findItem, placeIn, type Library } from '../../packs/library.ts';
import { readOnce } from '../../packs/read-once.ts';
import type { Item, SetupOptions } from '../../packs/model.ts';
import { mergeRules } from '../rules/merge-rules.ts';
import type { MergedRules } from '../rules/merged-rules.ts';
import type { MapData } from '../schema/map.ts';
import type { RulesData } from '../schema/rules.ts';
import type { SetupData } from '../schema/setup.ts';
import { readInForce, type InForce } from './in-force.ts';
import { kindsOf, readMarket, type Market } from './market.ts';

export interface ReadSetup {
  readonly rules: MergedRules;
  readonly map: Item<MapData>;
  readonly market: Market;
  readonly inForce: InForce;
  readonly seats: { readonly min: number; readonly max: number };
  readonly defaultSeats: number;
}

/**
 * Undefined when it cannot be played; the sink has the reason if it lies in the setup itself, unless something is not there,
 * while what is wrong with the rules or the map is reported at those.
 */
export function readSetup(
  item: Item<SetupData>,
  library: Library,
  sink: DiagnosticSink,
  options: SetupOptions = {},
): ReadSetup | undefined {
  if (Object.keys(options).length > 0) return readWith(options, item, library, sink);
  const { result, findings } = readOwn(item, library);
  sink.add(...findings);
  return result;
}

/** A setup as it is, whose findings are reported elsewhere. */
export function knownSetup(item: Item<SetupData>, library: Library): ReadSetup | undefined {
  return readOwn(item, library).result;
}

const readOwn = readOnce((item: Item<SetupData>, library, sink) => readWith({}, item, library, sink));

function readWith(
  options: SetupOptions,
  item: Item<SetupData>,
  library: Library,
  sink: DiagnosticSink,
): ReadSetup | undefined {
  const pack = library.packs.get(item.pack);
  if (!pack || item.broken) return undefined;
  const find = (key: 'rules' | 'map', kind: string): Item | undefined =>
    findItem(library, pack, kind, options[key] ?? item.data[key]);
  const rulesItem = find('rules', 'rules') as Item<RulesData> | undefined;
  const map = find('map', 'maps') as Item<MapData> | undefined;
  const merged = rulesItem && mergeRules(rulesItem, library);
  const rules = merged && { ...merged, switches: { ...merged.switches, ...options.switches } };
  const market = readMarket(withMarket(item, options.market), pack, rules, library, sink, options.marketSeed);
  const seats = rules && readSeats(item, rules, sink);
  if (!rules || !map || !market || !seats) return undefined;
  const inForce = readInForce(item, pack, library, rules, kindsOf(market), seats.seats.max, sink);
  return inForce && { rules, map, market, inForce, ...seats };
}

/** The setup with another market, which may be of any size and has no rows. */
function withMarket(item: Item<SetupData>, cards: SetupOptions['market']): Item<SetupData> {
  if (!cards) return item;
  return { ...item, data: { ...item.data, market: { cards: [...cards], kinds: cards.length } } };
}

/** Undefined when no game is possible; the sink then has the reason. */
function readSeats(
  item: Item<SetupData>,
  rules: MergedRules,
  sink: DiagnosticSink,
): Pick<ReadSetup, 'seats' | 'defaultSeats'> | undefined {
  const own = item.data.players;
  const min = Math.max(rules.seats.min, own?.min ?? 1);
  const max = Math.min(rules.seats.max, own?.max ?? rules.seats.max);
  const usual = own?.default ?? max;
  if (min <= usual && usual <= max) {
    checkOutside(item, rules, sink);
    return { seats: { min, max }, defaultSeats: usual };
  }
  if (own)
    sink.report(
      'seats-range',
      placeIn(item, 'players'),
      min > max
        ? `No number of players is at least ${min} and at most ${max}.`
        : `The default ${usual} is not between ${min} and ${max}.`,
      { help: `The rules ${rules.item.id} are for ${rules.seats.min} to ${rules.seats.max} players.` },
    );
  return undefined;
}

/** Numbers of players that the rules do not allow, though some that they allow remain. */
function checkOutside(
  item: Item<SetupData>,
  { item: { id }, seats }: MergedRules,
  sink: DiagnosticSink,
): void {
  for (const key of ['min', 'max'] as const) {
    const wanted = item.data.players?.[key];
    if (wanted === undefined || (wanted >= seats.min && wanted <= seats.max)) continue;
    sink.report(
      'players-outside',
      placeIn(item, 'players', key),
      `The rules ${id} are for ${seats.min} to ${seats.max} players, not for ${wanted}.`,
      { help: 'A setup can only narrow what its rules allow. Change `seats` in the rules, or this number.' },
    );
  }
}
