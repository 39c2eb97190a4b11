// Counts games from their records, with the same observers as games that bots play now.
import type { Game, GameRecord } from '@railwright/engine';
import type { Batch } from '../batch.ts';
import { observersFor } from '../observe/observers.ts';
import { createTally, tallyGame, type Tally } from '../tally.ts';

/** The name of every seat in tallies of recorded games: who sat where is not compared. */
const PEOPLE = 'people';

/** The batch that games of people are counted as: the games of the records in their order. */
export function batchOfPeople(like: Batch, games: number): Batch {
  const { definition, source, seats } = like;
  const bots = Array.from({ length: seats }, () => ({ bot: PEOPLE, name: PEOPLE }));
  return { definition, source, seats, games, first: 0, seed: 0, bots, gather: ['drama', 'outcomes'] };
}

/**
 * The tally of finished games.
 * @param records of games of `game`, each played to its end: `fitRecord` of the content package says so
 * @throws Error for a record that is none
 */
export function tallyRecords(game: Game, batch: Batch, records: readonly GameRecord[]): Tally {
  const tally = createTally(game, batch.gather);
  const observers = observersFor(game, tally);
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  records.forEach(({ seed, choices }, index) => {
    game.start(s, seed);
    for (const observer of observers) observer.begin?.(s);
    for (const text of choices) {
      const seat = game.seatToAct(s);
      const choice = seat < 0 ? -1 : game.parseChoice(s, text);
      if (choice < 0) throw new Error(`“${text}” is not a choice of game ${index}.`);
      const count = game.legalChoices(s, legal);
      for (const observer of observers) observer.choose?.(s, seat, choice, legal, count);
      const turn = game.turn(s);
      game.applyChoice(s, choice);
      if (game.turn(s) !== turn || game.seatToAct(s) < 0)
        for (const observer of observers) observer.endTurn?.(s, turn);
    }
    if (game.seatToAct(s) >= 0) throw new Error(`Game ${index} is not over.`);
    tallyGame(tally, batch, game, s, index, choices.length);
    for (const observer of observers) observer.end?.(s, index, choices.length);
  });
  return tally;
}
