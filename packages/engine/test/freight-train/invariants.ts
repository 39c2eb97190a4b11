// Invariants of every position of any game of Freight Train.
import { FreightTrain, type Game, type State } from '@railwright/engine';

export function invariants(game: Game, s: State): string[] {
  if (!(game instanceof FreightTrain)) throw new Error('not a game of Freight Train');
  const all = game.viewFor(s, undefined);
  const { rules, carTypes } = game.definition;
  const problems: string[] = [];

  const cars = new Map(carTypes.map(({ id }) => [id, 0]));
  const countIn = (id: string, many: number): void => void cars.set(id, (cars.get(id) ?? NaN) + many);
  for (const id of [...all.main.flat(), ...all.players.flatMap((p) => [...p.yard.flat(), ...p.mixed])])
    countIn(id, 1);
  for (const counts of [all.deck.cars, all.table, ...all.players.map((p) => p.trains)])
    for (const [id, many] of Object.entries(counts)) countIn(id, many);
  const expected = rules.players.find((row) => row.seats === game.seats)?.cards;
  for (const [id, many] of cars) if (many !== expected) problems.push(`there are ${many} ${id} cars`);

  if (all.deck.upper + all.deck.lower !== Object.values(all.deck.cars).reduce((a, b) => a + b, 0))
    problems.push('the parts of the deck do not add up');
  if (all.main.some((siding) => siding.length > rules.mainYard.spaces)) problems.push('a long main siding');
  all.players.forEach((player, seat) => {
    const trains = Object.keys(player.trains).length + (player.mixed.length > 0 ? 1 : 0);
    if (trains > player.locomotives) problems.push(`seat ${seat} has more trains than locomotives`);
    if (game.freeLocomotives(s, seat) !== player.locomotives - trains)
      problems.push(`seat ${seat} miscounts locomotives`);
    if (new Set(player.mixed).size !== player.mixed.length) problems.push(`seat ${seat} has a mixed double`);
    if (game.mixedLength(s, seat) !== player.mixed.length)
      problems.push(`seat ${seat} miscounts the mixed train`);
    if (player.yard.some((siding) => siding.length > rules.ownYard.spaces))
      problems.push(`seat ${seat} has a siding with too many cars`);
    if (game.yardCars(s, seat) !== player.yard.flat().length)
      problems.push(`seat ${seat} miscounts its yard`);
    if (player.chips < 0 && all.end === null) problems.push(`seat ${seat} has ${player.chips} chips`);
    const sum = game.measures.reduce((total, { group }, i) => {
      const value = game.measure(s, seat, i);
      if (['longest', 'second', 'yard-income'].includes(group)) return total + value;
      return group === 'yard-loss' ? total - value : total;
    }, rules.chips);
    const spent = game.measures.findIndex(({ id }) => id === 'actions:rearrange');
    if (sum - game.measure(s, seat, spent) * rules.actions.rearrange !== player.chips)
      problems.push(`the chips of seat ${seat} do not add up`);
  });
  return problems;
}
