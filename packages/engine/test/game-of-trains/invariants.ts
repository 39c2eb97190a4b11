// Invariants of every position of any Game of Trains.
import { GameOfTrains, type Game, type State } from '@railwright/engine';

export function invariants(game: Game, s: State): string[] {
  if (!(game instanceof GameOfTrains)) throw new Error('not a Game of Trains');
  const all = game.viewFor(s, undefined);
  const problems: string[] = [];
  const locks = all.locks.flat();
  const cards = [
    ...all.trains.flat(),
    ...locks.map((lock) => lock.card),
    ...all.faceUp,
    ...(all.deck ?? []),
    ...all.discard,
    ...all.hands.flatMap((hand) => hand ?? []),
    all.drawn,
    all.inUse,
  ].filter((number) => number > 0);
  const expected = game.definition.cards.map((card) => card.number).sort((a, b) => a - b);
  if (cards.sort((a, b) => a - b).join() !== expected.join()) problems.push(`cards are ${cards.join()}`);

  const shown = all.faceUp.map((number) => game.abilityOf(number));
  if (new Set(shown).size !== shown.length)
    problems.push('two cards beside the draw pile show the same ability');
  if (all.deckCount === 0 && all.discardCount > 0 && all.deck?.length !== 0)
    problems.push('counts and piles differ');
  all.locks.forEach((own, seat) => {
    for (const { at } of own)
      if (all.trains[seat]?.[at - 1] === 0)
        problems.push(`a lock card under the empty spot ${at} of seat ${seat}`);
  });
  all.trains.forEach((train, seat) => {
    const ordered = train.every((number, i) => number > (train[i - 1] ?? 0));
    if (ordered !== (all.winner === seat))
      problems.push(`seat ${seat} ${ordered ? 'is in order' : 'won without order'}`);
  });
  if ((all.end === 'ordered') !== (all.winner !== null))
    problems.push(`end ${all.end} with winner ${all.winner}`);
  if (all.turn > game.definition.rules.turnLimit) problems.push(`turn ${all.turn}`);
  if (s.data.some((value) => value < 0)) problems.push('a negative number in the state');
  return problems;
}
