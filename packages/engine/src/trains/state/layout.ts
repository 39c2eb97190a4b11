// Where everything is in the state's block of integers. Cards are counted by kind and zone, one integer each, since equal cards are
// interchangeable; only the known top of a deck is a list. Nothing else computes offsets.
import { TURN_COUNTS } from '../language/params.ts';
import { TERRAIN_LIMIT } from './limits.ts';
import type { KeptTables } from './codes.ts';

// Header
export const SEAT = 0; // whose turn it is
export const TURN = 1; // 0 while start rails are placed, then 1, 2, …
export const COINS = 2; // coins available this turn
export const ACTED = 3; // 1 once something was played or bought this turn
export const WAIVER = 4; // waived surcharges, as bits
export const TURN_WAIVER = 5; // those that last until the end of the turn, whatever is in play
export const RAIL_POINTS = 6; // banked rail points
export const DEPTH = 7; // frames on the stack
export const END = 8; // 0, or 1 + index of the end reason; below zero: that, and who has the last turn, while turns follow (see ends.ts)
export const STATIONS_LEFT = 9;
export const IGNORE_WASTE = 10; // 1 while no Waste is gained
export const TRIGGERS = 11; // which events have a trigger waiting, as bits
export const LASTING = 12; // number of entries in the list of lasting effects
export const PLACED = 13; // start rails placed
export const WINNERS = 14; // bit mask of seats once the game is over
export const EMPTY_PILES = 15; // supply piles without a card and rows with no card left, Waste not counted
const HEADER = 16;
/** Counts of the supply by kind come right after it. */
export const SUPPLY_COUNTS = HEADER;

// Bits of what follows once the end is reached
export const FINISH_ROUND = 1;
export const ONE_MORE_TURN = 2;

// Bits of WAIVER: one per terrain, then these
export const WAIVE_CITY = 1 << TERRAIN_LIMIT;
export const WAIVE_REMOTE = 1 << (TERRAIN_LIMIT + 1);
export const WAIVE_OPPONENTS = 1 << (TERRAIN_LIMIT + 2);
export const WAIVE_OPPONENTS_WASTE = 1 << (TERRAIN_LIMIT + 3);

export const WAIVE_EVERYTHING = (1 << (TERRAIN_LIMIT + 4)) - 1;

// Zones of a seat, in this order in its block, and the two common ones
export const HAND = 0;
export const DECK = 1; // the unordered part
export const DISCARD = 2;
export const PLAY = 3;
export const GAINED = 4;
export const ASIDE = 5;
export const SEAT_ZONES = 6;
export const TRASH = 6;
export const SUPPLY = 7;
export const DECK_TOP = 8; // only as a target
// Zones of each seat only in games that use them (see optional-zones.ts)
export const DECK_BOTTOM = 9;
export const PASSED_LEFT = 10;
export const PASSED_RIGHT = 11;
export const PASSED_ACTIVE = 12;
export const MAT = 13; // all see it
export const MAT_DOWN = 14; // only its owner sees it
export const REMOVED = 15; // only as a target: out of the game, Waste too
export const OPTIONAL_ZONES = 6;

// Seat block: scalars, card totals per zone, counts per zone and kind, tallies, the known top, the frontier
export const SCORE = 0;
export const RAILS_LEFT = 1;
export const TOP_SIZE = 2;
export const SECRET = 3; // 1 when the cards aside were looked at in private
const SEAT_SCALARS = 4;
export const TOTALS = SEAT_SCALARS;
/** Where the counts by kind of its first zone begin. */
export const ZONES = TOTALS + SEAT_ZONES;
/** The known top of a deck: the kind in the low byte, the seats that know it as bits above. The last entry is the top card. */
export const TOP_LIMIT = 32;
export const TOP_KIND = 0xff;
export const TOP_SEEN_SHIFT = 8;
/** The bits of all seats. */
export const EVERYBODY = 0x1f;

// A frame of the effect stack
export const FRAME = 6;
export const F_NODE = 0;
export const F_SEAT = 1;
export const F_X = 2;
export const F_Y = 3;
export const F_LEVEL = 4; // which set of selections it uses
export const F_SOURCE = 5; // the kind of the card that was played
/** Room for a trigger of every lasting effect at once, plus nested steps. */
export const FRAME_LIMIT = 64;
/** Effects within effects: a card, what it copies, what that triggers, … */
export const LEVEL_LIMIT = 4;
/** Lasting effects in play at once, two integers each: the kind of the effect, and the card in play that holds it. */
export const LASTING_LIMIT = 40;
/** Four more in games that need them: the owner, how long it lasts, which triggers have acted this turn, as bits, and uses left. */
export const LASTING_MORE = 4;

// Counts of a turn, in the order of TURN_COUNTS; only in games that ask for them
export const TURN_PLAYED = 0;
export const TURN_BOUGHT = 1;
export const TURN_GAINED = 2;
export const TURN_WASTE = 3;
export const TURN_RAILS = 4;
export const TURN_STATIONS = 5;
export const TURN_SPENT = 6;

export interface Layout {
  readonly seats: number;
  readonly kinds: number;
  readonly cells: number;
  readonly trash: number;
  readonly stations: number;
  readonly rails: number;
  readonly lasting: number;
  readonly stack: number;
  readonly selections: number;
  readonly turnCounts: number;
  readonly lastingMore: number;
  readonly turns: number;
  readonly savings: number;
  readonly optionalZones: number;
  /** By route: the seats that have claimed it, as bits. By bonus: 1 + the seat that has it. */
  readonly routes: number;
  /** By level: which seats an attack has asked to react, as bits, and which of them it spares. */
  readonly attacks: number;
  readonly bonuses: number;
  /** By link that seats own: 1 + its owner, 0 for none yet (see links.ts). */
  readonly links: number;
  /** Chosen cells, a bit each: by level, and by entry of what lasts where these keep some, then by selection (see cell-selections.ts). */
  readonly cellSelections: number;
  /** By power: which seat has it, or where it is else (see powers.ts). */
  readonly powers: number;
  /** 1 + the kind of the event in force, 0 for none; then by kind of event the cards left in their deck; then, where they last longer, the rounds that it has been. */
  readonly events: number;
  /** The seats in the order of this round's turns; only where it changes. */
  readonly order: number;
  /** By seat: its bid; then by seat: the place it has taken. Only where seats bid for the order of turns (see bids.ts). */
  readonly bids: number;
  /** By kind: cards left in the deck of its row. */
  readonly rowDecks: number;
  /** By kind of token, by seat where these have owners, and by cell; see own-tokens.ts. */
  readonly ownTokens: number;
  /** By seat, then by resource: how many it has; see own-resources.ts. */
  readonly resources: number;
  /** The exchanges made in this turn of those that are made once, as bits. */
  readonly exchanged: number;
  /** How many turns each seat has begun; 0 in games whose cards do not ask. */
  readonly ownTurns: number;
  /** Integers of one level of selections, and of its counts of what was selected, which come first. */
  readonly levelSize: number;
  readonly chosenSize: number;
  readonly seat0: number;
  readonly seatSize: number;
  readonly gainedTally: number;
  readonly playedTally: number;
  readonly top: number;
  readonly frontier: number;
  readonly frontierWords: number;
  readonly size: number;
}

/** The inputs of a layout: sizes, and which parts of the state the game needs. `tracked`: see selections.ts; `counted`: see turn-counts.ts. */
interface LayoutNeeds {
  readonly seats: number;
  readonly kinds: number;
  readonly cells: number;
  readonly selectionsPerLevel: number;
  readonly tracked: boolean;
  readonly counted: boolean;
  readonly timed: boolean;
  readonly turned: boolean;
  readonly saves: boolean;
  readonly attacks: boolean;
  readonly optionalZones: boolean;
  readonly routeCount: number;
  readonly bonusCount: number;
  readonly ownedLinks: number;
  readonly cellSlots: number;
  readonly kept: KeptTables | null;
  readonly powerCount: number;
  readonly eventCount: number;
  readonly rowed: boolean;
  readonly ordered: boolean;
  readonly bidding: boolean;
  readonly tokenCounts: number;
  readonly resourceKinds: number;
  readonly exchangesOnce: boolean;
  readonly ownTurns: boolean;
}

/** Offsets within a seat's block (`gainedTally` to `frontier`) are relative, all others absolute. */
export function makeLayout({
  seats,
  kinds,
  cells,
  selectionsPerLevel,
  tracked,
  counted,
  timed,
  turned,
  saves,
  attacks,
  optionalZones,
  routeCount,
  bonusCount,
  ownedLinks,
  cellSlots,
  kept,
  powerCount,
  eventCount,
  rowed,
  ordered,
  bidding,
  tokenCounts,
  resourceKinds,
  exchangesOnce,
  ownTurns: countsTurns,
}: LayoutNeeds): Layout {
  let at = HEADER;
  const take = (length: number): number => {
    const start = at;
    at += length;
    return start;
  };
  take(kinds); // SUPPLY_COUNTS
  const trash = take(kinds);
  const stations = take(cells);
  const rails = take(cells);
  const lasting = take(LASTING_LIMIT * 2);
  const stack = take(FRAME_LIMIT * FRAME);
  const keptLevels = LASTING_LIMIT + (kept?.handed.length ? FRAME_LIMIT : 0);
  const chosenSize = selectionsPerLevel * kinds;
  const levelSize = tracked ? 2 * chosenSize + selectionsPerLevel + 2 : chosenSize;
  const selections = take((LEVEL_LIMIT + (kept?.cards ? keptLevels : 0)) * levelSize);
  const turnCounts = take(counted ? TURN_COUNTS.length : 0);
  const lastingMore = take(timed ? LASTING_LIMIT * LASTING_MORE : 0);
  const turns = take(turned ? 2 + seats : 0);
  const attackBits = take(attacks ? LEVEL_LIMIT : 0);
  const savings = take(saves ? 2 * seats : 0);
  const optionalZoneCounts = take(optionalZones ? OPTIONAL_ZONES * seats * kinds : 0);
  const routes = take(routeCount);
  const bonuses = take(bonusCount);
  const links = take(ownedLinks);
  const powers = take(powerCount);
  const events = take(eventCount);
  const rowDecks = take(rowed ? kinds : 0);
  const order = take(ordered ? seats : 0);
  const bids = take(bidding ? 2 * seats : 0);
  const ownTokens = take(tokenCounts);
  const resources = take(seats * resourceKinds);
  const exchanged = exchangesOnce ? take(1) : 0;
  const ownTurns = countsTurns ? take(seats) : 0;
  const frontierWords = Math.ceil(cells / 16);
  const cellSelections = take((LEVEL_LIMIT + (kept?.cells ? keptLevels : 0)) * cellSlots * frontierWords);
  const gainedTally = ZONES + SEAT_ZONES * kinds;
  const playedTally = gainedTally + kinds;
  const top = playedTally + kinds;
  const frontier = top + TOP_LIMIT;
  const seatSize = frontier + frontierWords;
  const seat0 = take(seats * seatSize);
  return {
    seats,
    kinds,
    cells,
    trash,
    stations,
    rails,
    lasting,
    stack,
    selections,
    turnCounts,
    lastingMore,
    turns,
    savings,
    attacks: attackBits,
    optionalZones: optionalZoneCounts,
    routes,
    bonuses,
    links,
    cellSelections: cellSelections,
    powers,
    events,
    rowDecks,
    order,
    bids,
    ownTokens,
    resources,
    exchanged,
    ownTurns,
    levelSize,
    chosenSize,
    seat0,
    seatSize,
    gainedTally,
    playedTally,
    top,
    frontier,
    frontierWords,
    size: at,
  };
}
