// A referee who sees nothing but the event log: tracks every zone, counter and token from events alone. If the log omits
// anything, its records differ from the game's.
import type { GameEvent, TrainsView } from '@railwright/engine';

type Counts = Map<string, number>;

interface SeatBooks {
  readonly zones: Record<
    'hand' | 'pile' | 'discard' | 'play' | 'gained' | 'aside' | 'passed' | 'mat' | 'mat-down',
    Counts
  >;
  track: number;
  railsLeft: number;
}

export class Referee {
  readonly seats: SeatBooks[] = [];
  readonly supply: Counts = new Map();
  readonly trash: Counts = new Map();
  readonly rails = new Map<string, Set<number>>();
  readonly stations: Counts = new Map();
  /** By cell, kind and owner. */
  readonly tokens: Counts = new Map();
  /** By seat and resource. */
  readonly resources: Counts = new Map();
  coins = 0;
  turn = 0;
  active = 0;
  end: unknown;
  readonly totals: number[] = [];

  hear(e: GameEvent): void {
    const seat = this.seats[e.seat ?? this.active];
    const card = e['card'] as string;
    const count = (e['count'] as number | undefined) ?? 1;
    switch (e.type) {
      case 'set-up':
        this.#setUp(e);
        return;
      case 'shuffle':
        for (const [kind, n] of seat.zones.discard) add(seat.zones.pile, kind, n);
        seat.zones.discard.clear();
        return;
      case 'draw':
        return shift(seat.zones.pile, seat.zones.hand, card, 1);
      case 'play':
        return shift(this.#zone(seat, (e['from'] as string | undefined) ?? 'hand'), seat.zones.play, card, 1);
      case 'receive': {
        const { passed } = this.seats[e['giver'] as number].zones;
        return shift(passed, seat.zones.hand, card, count);
      }
      case 'look':
      case 'reveal':
        return shift(seat.zones.pile, seat.zones.aside, card, 1);
      case 'buy':
      case 'gain':
        if (e.type === 'buy') this.coins -= e['cost'] as number;
        return shift(this.supply, this.#zone(seat, (e['to'] as string | undefined) ?? 'gained'), card, 1);
      case 'discard':
        return shift(this.#zone(seat, e['from'] as string), seat.zones.discard, card, count);
      case 'trash':
        return shift(this.#zone(seat, e['from'] as string), this.trash, card, count);
      case 'return':
        return shift(this.#zone(seat, e['from'] as string), this.supply, card, count);
      case 'move':
        return shift(this.#zone(seat, e['from'] as string), this.#zone(seat, e['to'] as string), card, count);
      case 'coins':
        this.coins += e['coins'] as number;
        return;
      case 'pay':
        this.coins -= e['coins'] as number;
        return;
      case 'lay': {
        const there = this.rails.get(e['cell'] as string) ?? new Set();
        this.rails.set(e['cell'] as string, there.add(e.seat as number));
        seat.railsLeft--;
        if (e['start'] === true) this.active = ((e.seat as number) + 1) % this.seats.length;
        return;
      }
      case 'token':
        return add(this.tokens, tokenAt(e), 1);
      case 'take-token':
        return add(this.tokens, tokenAt(e), -1);
      case 'resource':
        return add(this.resources, `${e.seat} ${String(e['resource'])}`, e['count'] as number);
      case 'pay-resource':
        return add(this.resources, `${e.seat} ${String(e['resource'])}`, -(e['count'] as number));
      case 'station':
        return add(this.stations, e['cell'] as string, 1);
      case 'remove-station':
        return add(this.stations, e['cell'] as string, -1);
      case 'remove-rail': {
        const cell = e['cell'] as string;
        this.rails.get(cell)?.delete(e['owner'] as number);
        if (this.rails.get(cell)?.size === 0) this.rails.delete(cell);
        this.seats[e['owner'] as number].railsLeft++;
        return;
      }
      case 'track':
        seat.track += e['points'] as number;
        return;
      case 'clean-up':
        for (const zone of ['hand', 'play', 'gained'] as const) {
          for (const [kind, n] of seat.zones[zone]) add(seat.zones.discard, kind, n);
          seat.zones[zone].clear();
        }
        this.coins = 0;
        return;
      case 'stay':
        return shift(seat.zones.discard, seat.zones.play, card, count);
      case 'turn':
        this.turn = e['turn'] as number;
        this.active = e.seat as number;
        return;
      case 'end':
        this.end = e['reason'];
        return;
      case 'score':
        this.totals[e.seat as number] = e['total'] as number;
        return;
      case 'bonus':
        this.coins += e['coins'] as number;
        return;
      case 'choose-cell':
      case 'route':
      case 'apply':
      case 'decline':
      case 'not-applicable':
      case 'ignore':
      case 'instead':
      case 'pass':
      case 'name':
      case 'copy':
      case 'block':
      case 'react':
      case 'show':
      case 'play-again':
      case 'save':
      case 'lasts-not':
      case 'exchange':
      case 'bid':
      case 'link':
      case 'place':
      case 'shuffle-deck':
      case 'show-cards':
      case 'lasts':
      case 'extra-turn':
      case 'next-hand':
      case 'last-round':
      case 'turn-order':
      case 'one-more-turn':
      case 'one-more-round':
        return;
      default:
        throw new Error(`The referee does not know the event "${e.type}".`);
    }
  }

  #setUp(e: GameEvent): void {
    for (let i = 0; i < (e['seats'] as number); i++) {
      const zones = {
        hand: new Map(),
        pile: new Map(Object.entries(e['deck'] as object)),
        discard: new Map(),
        play: new Map(),
        gained: new Map(),
        aside: new Map(),
        passed: new Map(),
        mat: new Map(),
        'mat-down': new Map(),
      };
      const more = (e['moreCards'] as Record<string, number>[] | undefined)?.[i] ?? {};
      for (const [kind, n] of Object.entries(more)) add(zones.pile, kind, n);
      this.seats.push({ zones, track: 0, railsLeft: e['rails'] as number });
    }
    for (const [cell, there] of Object.entries((e['tokens'] ?? {}) as Record<string, Record<string, number>>))
      for (const [kind, n] of Object.entries(there)) this.tokens.set(`${cell} ${kind}`, n);
    for (const [id, n] of Object.entries((e['resources'] ?? {}) as Record<string, number>))
      this.seats.forEach((_, seat) => this.resources.set(`${seat} ${id}`, n));
    for (const [kind, n] of Object.entries(e['supply'] as Record<string, number>)) this.supply.set(kind, n);
  }

  #zone(seat: SeatBooks, name: string): Counts {
    if (name === 'deck-top' || name === 'deck-bottom' || name === 'deck') return seat.zones.pile;
    if (name === 'trash') return this.trash;
    return name === 'supply' ? this.supply : seat.zones[name as keyof SeatBooks['zones']];
  }

  /** The tracked position, in the terms of the open view. */
  books(): unknown {
    return {
      turn: this.turn,
      active: this.active,
      coins: this.coins,
      end: this.end,
      supply: plain(this.supply),
      trash: plain(this.trash),
      stations: plain(this.stations),
      tokens: plain(this.tokens),
      resources: plain(this.resources),
      rails: Object.fromEntries([...this.rails].sort().map(([cell, seats]) => [cell, [...seats].sort()])),
      seats: this.seats.map(({ zones, track, railsLeft }) => ({
        ...Object.fromEntries(Object.entries(zones).map(([name, counts]) => [name, plain(counts)])),
        track,
        railsLeft,
      })),
    };
  }
}

function tokenAt({ cell, token, owner }: Readonly<Record<string, unknown>>): string {
  return [cell, token, ...(owner === undefined ? [] : [owner])].join(' ');
}

/** The same from the game itself. */
export function booksOf(view: TrainsView): unknown {
  return {
    turn: view.turn,
    active: view.active,
    coins: view.coins,
    end: view.end,
    supply: plain(new Map(Object.entries(view.supply))),
    trash: plain(new Map(Object.entries(view.trash))),
    stations: plain(new Map(Object.entries(view.stations))),
    tokens: plain(
      new Map(
        [view, ...view.seat].flatMap(({ tokens = {} }, i) =>
          Object.entries(tokens).flatMap(([cell, there]) =>
            Object.entries(there).map(
              ([token, n]) => [tokenAt({ cell, token, ...(i > 0 && { owner: i - 1 }) }), n] as const,
            ),
          ),
        ),
      ),
    ),
    resources: plain(
      new Map(
        view.seat.flatMap(({ resources = {} }, seat) =>
          Object.entries(resources).map(([id, n]) => [`${seat} ${id}`, n] as const),
        ),
      ),
    ),
    rails: Object.fromEntries(Object.entries(view.rails).sort(([a], [b]) => (a < b ? -1 : 1))),
    seats: view.seat.map((p) => {
      const pile = new Map(Object.entries(p.deck ?? {}));
      for (const card of p.deckTop) add(pile, card as string, 1);
      const { deckBottom = {}, left = {}, right = {}, active = {} } = p.more ?? {};
      for (const [card, n] of Object.entries(deckBottom)) add(pile, card, n);
      const passed = new Map(Object.entries(left));
      for (const [card, n] of [...Object.entries(right), ...Object.entries(active)]) add(passed, card, n);
      const zones = { hand: p.hand, discard: p.discard, play: p.play, gained: p.gained, aside: p.aside };
      return {
        ...Object.fromEntries(
          Object.entries(zones).map(([name, counts]) => [name, plain(new Map(Object.entries(counts ?? {})))]),
        ),
        pile: plain(pile),
        passed: plain(passed),
        mat: plain(new Map(Object.entries(p.mat ?? {}))),
        'mat-down': plain(new Map(Object.entries(p.matDown ?? {}))),
        track: p.track,
        railsLeft: p.railsLeft,
      };
    }),
  };
}

function add(counts: Counts, key: string, n: number): void {
  counts.set(key, (counts.get(key) ?? 0) + n);
}

function shift(from: Counts, to: Counts, card: string, count: number): void {
  if ((from.get(card) ?? 0) < count)
    throw new Error(`The log moves ${count} ${card} from where there are none.`);
  add(from, card, -count);
  add(to, card, count);
}

function plain(counts: Counts): Record<string, number> {
  return Object.fromEntries([...counts].filter(([, n]) => n !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}
