// The engine and its naive twin agree in thousands of random positions: what is legal, what it costs, who wins and why.
import { expect, test } from 'vitest';
import { createRng, listChoices, randomBelow, type TrainsView } from '@railwright/engine';
import { ALL_MARKETS } from './markets.ts';
import { gameWith, type GameOptions } from './shipped.ts';
import { RAIL_CARDS, Twin } from './twin.ts';

const CASES: GameOptions[] = ALL_MARKETS.flatMap((market, i) =>
  (['okazu-2012', 'aeg-2013'] as const).map((rules, j): GameOptions => ({
    market,
    rules,
    seats: 2 + ((i + j) % 3),
    map: (i + j) % 2 === 0 ? 'tokyo' : 'osaka',
    switches: i === 3 ? { railPoints: 'banked' } : {},
  })),
);
const LABELS: Readonly<Record<string, string>> = { rail: 'rail ', station: 'station ', start: 'start ' };
const GAMES = 2;

test.each(CASES)('$rules on $map with $seats seats: $market', (options) => {
  const game = gameWith(options);
  const banked = options.switches?.['railPoints'] === 'banked';
  for (let seed = 1; seed <= GAMES; seed++) {
    const twin = new Twin(game.tables.definition, game.seats);
    const rng = createRng(seed);
    const s = game.createState();
    game.start(s, seed);
    let turn = 0;
    while (game.seatToAct(s) >= 0) {
      const seat = game.seatToAct(s);
      const view = game.viewFor(s, seat);
      if (view.turn !== turn) twin.waived.clear();
      turn = view.turn;
      const type = view.decision?.type as string;
      const legal = listChoices(game, s).map((choice) => game.formatChoice(s, choice));
      const at = `seed ${seed}, turn ${turn}, ${type}`;

      if (type === 'turn') expect(legal.toSorted(), at).toEqual(twin.turnChoices(view, seat).toSorted());
      const cells =
        type === 'rail'
          ? twin.railCells(view, seat)
          : type === 'station'
            ? twin.stationCells(view)
            : type === 'start'
              ? twin.startCells(view)
              : undefined;
      if (cells) expect(legal.toSorted(), at).toEqual(cells.map((c) => `${LABELS[type]}${c}`).toSorted());
      for (let p = 0; p < game.seats; p++) expect(game.score(s, p), at).toBe(twin.score(view, p));

      // In every second game, rail cards are played when possible, so that the map fills; in the others, no rail or station
      // is added, so that piles run out.
      const building = seed % 2 === 0;
      const card = view.decision?.card ?? '';
      const rails = legal.filter((text) => RAIL_CARDS.some((id) => text === `play ${id}`));
      const among = building && rails.length > 0 ? rails : legal;
      const builds = RAIL_CARDS.includes(card) || card === 'station-expansion';
      const text =
        type !== 'effect' ? among[randomBelow(rng, among.length)] : builds && !building ? 'decline' : 'apply';
      if (text === 'apply' && type === 'effect')
        for (const word of twin.waivedBy(card)) twin.waived.add(word);
      game.applyChoice(s, game.parseChoice(s, text));
      const after = game.viewFor(s, seat);

      const [verb, what = ''] = text.split(' ');
      if (type === 'rail') {
        const price = twin.price(view, seat, what, twin.waived);
        expect(view.coins - after.coins, `${at}: ${text}`).toBe(price);
        expect(after.rails[what], at).toContain(seat);
        const others = (view.rails[what] ?? []).length > 0 && !twin.waived.has('opponents-waste') ? 1 : 0;
        const own = banked ? 0 : 1;
        const gained = view.ignoresWaste ? 0 : Math.min(view.supply['waste'] ?? 0, own + others);
        expect(wasteOf(after, seat) - wasteOf(view, seat), `${at}: ${text}`).toBe(gained);
      }
      if (type === 'turn' && verb === 'play' && RAIL_CARDS.includes(what)) {
        const waived = new Set([...twin.waived, ...twin.waivedBy(what)]);
        const possible = banked || twin.railCells(after, seat, waived).length > 0;
        expect(game.decision(s)?.type === 'effect', `${at}: ${text}`).toBe(possible);
      }
      if (type === 'turn' && verb === 'play' && what === 'station-expansion')
        expect(game.decision(s)?.type === 'effect', at).toBe(twin.stationCells(after).length > 0);
      if (verb === 'buy') {
        const cost = game.tables.definition.cards.find(({ id }) => id === what)?.cost;
        expect(view.coins - after.coins, at).toBe(cost);
      }
      if (type === 'turn' && (verb === 'end' || verb === 'return-waste'))
        expect(game.endReason(s), at).toBe(twin.endReason(after));
      else expect(game.endReason(s), at).toBeUndefined();
    }
    const view = game.viewFor(s, undefined);
    const winners = Array.from({ length: game.seats }, (_, seat) => seat).filter(
      (seat) => (game.winners(s) >> seat) & 1,
    );
    expect(winners).toEqual(twin.winners(view));
  }
});

function wasteOf(view: TrainsView, seat: number): number {
  return view.seat[seat]?.owned['waste'] ?? 0;
}
