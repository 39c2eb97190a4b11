// A second opinion on the rules of Trains, written from the rulebooks as plainly as possible: it knows the definition and
// what `viewFor` shows, nothing about tables, frontiers or frames. Rules: OKAZU rulebook, "Flow of the game", "Rail laying",
// "Station expense", "Game end conditions"; rulings T3 to T7, T22 to T25, T30.
import type { TrainsDefinition, TrainsView } from '@railwright/engine';

/** Surcharges that rail cards waive while they are in play. */
const WAIVERS: Readonly<Record<string, readonly string[]>> = {
  'lay-rails': [],
  'steel-bridge': ['river'],
  tunnel: ['mountain'],
  viaduct: ['city'],
  'subway-excavation': ['field', 'river', 'mountain', 'sea', 'city', 'opponents'],
  collaboration: ['opponents', 'opponents-waste'],
};
export const RAIL_CARDS = Object.keys(WAIVERS);

type Cell = TrainsDefinition['map']['cells'][number];
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

export class Twin {
  readonly #def: TrainsDefinition;
  readonly #seats: number;
  /** Surcharges waived by the rail cards applied this turn. */
  waived = new Set<string>();

  constructor(definition: TrainsDefinition, seats: number) {
    this.#def = definition;
    this.#seats = seats;
  }

  waivedBy(card: string): readonly string[] {
    const all = this.#def.rules.id === 'trains/aeg-2013' && card === 'subway-excavation';
    return [...(WAIVERS[card] ?? []), ...(all ? ['remote'] : [])];
  }

  #cell(label: string): Cell {
    return this.#def.map.cells.find((cell) => cell.label === label) as Cell;
  }

  #terrainCost(cell: Cell): number | null {
    return this.#def.map.terrains.find(({ id }) => id === cell.terrain)?.cost ?? null;
  }

  #isOpen(cell: Cell): boolean {
    return cell.terrain === undefined || this.#terrainCost(cell) !== null;
  }

  #adjacent(a: Cell, b: Cell): boolean {
    const touch = SIDES.some(([q, r]) => a.q + q === b.q && a.r + r === b.r);
    return touch && !this.#def.map.barriers.some((pair) => pair.includes(a.label) && pair.includes(b.label));
  }

  /** Coins to pay for a rail of `seat` in a cell. */
  price(view: TrainsView, seat: number, label: string, waived: ReadonlySet<string>): number {
    const cell = this.#cell(label);
    const opponents = (view.rails[label] ?? []).filter((other) => other !== seat).length;
    let price = 0;
    if (cell.terrain !== undefined && !waived.has(cell.terrain)) price += this.#terrainCost(cell) ?? 0;
    if (cell.city !== undefined && !waived.has('city')) price += 1 + (view.stations[label] ?? 0);
    if (cell.remote !== undefined && !waived.has('remote')) price += cell.remote;
    return waived.has('opponents') ? price : price + opponents;
  }

  /** Cells where `seat` can lay a rail now. */
  railCells(view: TrainsView, seat: number, waived: ReadonlySet<string> = this.waived): string[] {
    const { cells } = this.#def.map;
    const own = cells.filter(({ label }) => view.rails[label]?.includes(seat));
    if (view.seat[seat]?.railsLeft === 0) return [];
    return cells
      .filter((cell) => this.#isOpen(cell) && !own.includes(cell))
      .filter((cell) => own.some((rail) => this.#adjacent(rail, cell)))
      .map(({ label }) => label)
      .filter((label) => this.price(view, seat, label, waived) <= view.coins);
  }

  stationCells(view: TrainsView): string[] {
    if (view.stationsLeft === 0) return [];
    return this.#def.map.cells
      .filter(({ label, city }) => (city ?? 0) > (view.stations[label] ?? 0))
      .map(({ label }) => label);
  }

  startCells(view: TrainsView): string[] {
    return this.#def.map.cells
      .filter((cell) => this.#isOpen(cell) && cell.remote === undefined && !view.rails[cell.label])
      .map(({ label }) => label);
  }

  turnChoices(view: TrainsView, seat: number): string[] {
    const hand = view.seat[seat]?.hand ?? {};
    const { cards, rules } = this.#def;
    const plays = cards.filter(
      (card) => hand[card.id] && (card.value > 0 || card.effect || card.whileInPlay),
    );
    const buys = cards.filter(
      ({ id, cost }) => id !== rules.waste && (view.supply[id] ?? 0) > 0 && cost <= view.coins,
    );
    const banked = view.railPoints > 0 && this.railCells(view, seat).length > 0;
    return [
      ...plays.map(({ id }) => `play ${id}`),
      ...buys.map(({ id }) => `buy ${id}`),
      ...(banked ? ['lay-rail'] : []),
      'end',
      ...(!view.acted && hand[rules.waste] ? ['return-waste'] : []),
    ];
  }

  score(view: TrainsView, seat: number): number {
    const me = view.seat[seat];
    let points = me?.track ?? 0;
    for (const { label, city, remote } of this.#def.map.cells) {
      if (!view.rails[label]?.includes(seat)) continue;
      if (city !== undefined) points += [0, 2, 4, 8][view.stations[label] ?? 0] ?? 8;
      points += remote ?? 0;
    }
    for (const card of this.#def.cards) points += card.points * (me?.owned[card.id] ?? 0);
    return points;
  }

  winners(view: TrainsView): number[] {
    const seats = Array.from({ length: this.#seats }, (_, seat) => seat);
    const best = (of: readonly number[], rank: (seat: number) => number): number[] => {
      const most = Math.max(...of.map(rank));
      return of.filter((seat) => rank(seat) === most);
    };
    const first = best(seats, (seat) => this.score(view, seat));
    const laid = (seat: number): number =>
      Object.values(view.rails).filter((there) => there.includes(seat)).length;
    return this.#def.rules.switches.tie === 'most-rails' ? best(first, laid) : first;
  }

  /** Why the game is over once a turn has ended in this position. */
  endReason(view: TrainsView): string | undefined {
    const empty = Object.entries(view.supply).filter(([id, n]) => n === 0 && id !== this.#def.rules.waste);
    if (empty.length >= 4) return 'piles';
    if (view.seat.some(({ railsLeft }) => railsLeft === 0)) return 'rails';
    return view.stationsLeft === 0 ? 'stations' : undefined;
  }
}
