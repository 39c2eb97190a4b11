// The payouts at the end of a day by the rules, computed independently of the engine, by sorting lengths.
import type { FreightTrainDefinition } from '@railwright/engine';

interface Standing {
  readonly chips: number;
  readonly trains: ReadonlyMap<string, number>;
  readonly mixed: ReadonlySet<string>;
  readonly yard: readonly (readonly string[])[];
}

/** Every payout of a day, from 1, as text: why, which seat, how many chips. `cars` are the types there are. */
export function payoutsOf(
  rules: FreightTrainDefinition['rules'],
  number: number,
  cars: Iterable<string>,
  players: readonly Standing[],
): string[] {
  const day = rules.days[number - 1];
  const last = number === rules.days.length;
  const paid: string[] = [];
  const chips = players.map((player) => player.chips);
  const pay = (text: string, seat: number, amount: number): void => {
    const real = last ? amount : Math.max(amount, -chips[seat]);
    chips[seat] += real;
    if (real !== 0) paid.push(`${text} ${seat} ${real}`);
  };
  const payByLength = (train: string, lengths: number[]): void => {
    const ranks = [...new Set(lengths)].filter((length) => length > 0).sort((a, b) => b - a);
    const seatsAt = (rank: number): number[] =>
      lengths.flatMap((length, seat) => (length === ranks[rank] ? [seat] : []));
    const longest = seatsAt(0);
    for (const seat of longest) pay(`longest ${train}`, seat, day.longest[longest.length - 1] ?? 0);
    if (longest.length !== 1) return;
    const second = seatsAt(1);
    for (const seat of second) pay(`second ${train}`, seat, day.second[second.length - 1] ?? 0);
  };
  for (const car of cars)
    payByLength(
      car,
      players.map((player) => player.trains.get(car) ?? 0),
    );
  if (rules.switches.mixedTrain === 'as-a-type')
    payByLength(
      'mixed',
      players.map((player) => player.mixed.size),
    );
  players.forEach(({ yard }, seat) =>
    pay('yard', seat, Math.floor(yard.flat().length / day.yard.cars) * day.yard.chips),
  );
  return paid;
}
