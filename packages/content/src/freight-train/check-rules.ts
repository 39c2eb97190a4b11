// Checks one rules file of Freight Train by itself.
import { FREIGHT_TRAIN_LIMITS as LIMITS } from '@railwright/engine';
import { relatedTo, type DiagnosticSink } from '../diagnostics/sink.ts';
import { placeIn } from '../packs/library.ts';
import type { Item } from '../packs/model.ts';
import type { FreightTrainRulesData } from './schema/rules.ts';

/** More rearrangements than this many times the starting chips never happen. */
const PURSES = 10;

type RulesItem = Item<FreightTrainRulesData>;

export function checkRules(rules: RulesItem, sink: DiagnosticSink): void {
  checkPlayers(rules, sink);
  checkYards(rules, sink);
  checkPayouts(rules, sink);
}

/** A row for each number of players, and no other. */
function checkPlayers(rules: RulesItem, sink: DiagnosticSink): void {
  const { seats, players } = rules.data;
  const fewest = LIMITS.seats[0];
  if (seats.min > seats.max || seats.min < fewest) {
    const message =
      seats.min > seats.max
        ? `No number of players is at least ${seats.min} and at most ${seats.max}.`
        : `Freight Train needs at least ${fewest} players.`;
    sink.report('seats-range', placeIn(rules, 'seats'), message);
    return;
  }
  const rows = new Map<number, number>();
  players.forEach((row, i) => {
    const place = placeIn(rules, 'players', i, 'seats');
    const first = rows.get(row.seats);
    if (first !== undefined)
      sink.report('players-twice', place, `There is already a row for ${row.seats} players.`, {
        related: [relatedTo(placeIn(rules, 'players', first, 'seats'), 'Here is the first.')],
      });
    else if (row.seats < seats.min || row.seats > seats.max)
      sink.report('players-unused', place, `The game is for ${seats.min} to ${seats.max} players.`, {
        related: [relatedTo(placeIn(rules, 'seats'), 'The number of players is set here.')],
      });
    rows.set(row.seats, first ?? i);
  });
  const missing = numbersFrom(seats.min, seats.max).filter((number) => !rows.has(number));
  if (missing.length > 0)
    sink.report(
      'players-missing',
      placeIn(rules, 'players'),
      `There is no row for ${missing.join(', ')} players.`,
      {
        related: [relatedTo(placeIn(rules, 'seats'), 'The number of players is set here.')],
      },
    );
}

function numbersFrom(min: number, max: number): number[] {
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);
}

function checkYards(rules: RulesItem, sink: DiagnosticSink): void {
  const { mainYard, ownYard, actions, chips } = rules.data;
  const room = ownYard.sidings * ownYard.spaces;
  if (ownYard.dealt > room)
    sink.report(
      'yard-too-small',
      placeIn(rules, 'ownYard', 'dealt'),
      `${ownYard.dealt} cars are dealt to each player, but a yard has room for only ${room}.`,
    );
  if (mainYard.fillWhenEmpty > mainYard.sidings)
    sink.report(
      'siding-never-filled',
      placeIn(rules, 'mainYard', 'fillWhenEmpty'),
      `The main yard has ${mainYard.sidings} sidings, so ${mainYard.fillWhenEmpty} of them are never empty.`,
    );
  if (actions.fromOwn > room)
    sink.report(
      'number-far',
      placeIn(rules, 'actions', 'fromOwn'),
      `${actions.fromOwn} is far too many: a yard has room for only ${room} cars.`,
    );
  if (actions.rearrange > PURSES * Math.max(chips, 1))
    sink.report(
      'number-far',
      placeIn(rules, 'actions', 'rearrange'),
      `${actions.rearrange} is far too much: each player starts with ${chips} chips.`,
    );
  const cars = mainYard.sidings * mainYard.spaces;
  if (actions.fromMain > cars)
    sink.report(
      'main-yard-too-small',
      placeIn(rules, 'actions', 'fromMain'),
      `${actions.fromMain} cars are switched from the main yard, but it never has more than ${cars}.`,
    );
}

/** Lists of payouts that are longer than there can be players tied, that reward less success more, and pay for more cars than a yard holds. */
function checkPayouts(rules: RulesItem, sink: DiagnosticSink): void {
  const { seats, days, ownYard } = rules.data;
  const room = ownYard.sidings * ownYard.spaces;
  days.forEach((day, i) => {
    for (const [key, most] of [
      ['longest', seats.max],
      ['second', seats.max - 1],
    ] as const) {
      if (day[key].length > most && seats.min <= seats.max)
        sink.report(
          'payout-unused',
          placeIn(rules, 'days', i, key, most),
          `At most ${most} players can be tied for this, so this entry is never paid.`,
        );
      const more = day[key].findIndex((chips, j) => j > 0 && j < most && chips > (day[key][j - 1] ?? 0));
      if (more > 0)
        sink.report(
          'payout-odd',
          placeIn(rules, 'days', i, key, more),
          `Each of ${more + 1} tied players gets ${day[key][more]}, more than the ${day[key][more - 1]} with one fewer.`,
        );
    }
    const [longest = 0, second = 0] = [day.longest[0], day.second[0]];
    if (second > longest)
      sink.report(
        'payout-odd',
        placeIn(rules, 'days', i, 'second', 0),
        `The second longest train gets ${second}, more than the longest, which gets ${longest}.`,
      );
    if (day.yard.cars > room && day.yard.chips !== 0)
      sink.report(
        'payout-unused',
        placeIn(rules, 'days', i, 'yard', 'cars'),
        day.yard.chips > 0
          ? `A yard has room for only ${room} cars, so this is never paid.`
          : `A yard has room for only ${room} cars, so this is never charged.`,
      );
  });
}
