// The end of a day, in the rulebook's order: payouts for trains, chips for the yards, cars back into the deck; then the
// next day's preparations ("End of the First Day" to "End of the Third Day"). What a train is worth: payouts.ts.
import type { State } from '../core/state.ts';
import { deckCars, splitDeck } from './deck.ts';
import { END_REASONS, type EndReason } from './end-reasons.ts';
import {
  CALLED,
  CHIPS,
  DAY,
  DECK,
  END,
  LEAVE_DRAWN,
  LOCOMOTIVES,
  LOWER,
  MIXED_CARS,
  ROUND,
  STAGE,
  STAGE_OVER,
  TRAIN,
  TRAINS,
  UPPER,
} from './layout.ts';
import { payTrains, payYards } from './payouts.ts';
import type { Rules } from './rules.ts';
import { listSiding } from './sidings.ts';
import { fillMainYard, reportDeck } from './start.ts';
import { beginRound } from './turns.ts';

export function endDay(r: Rules, s: State, reason: EndReason): void {
  const d = s.data;
  const day = d[DAY];
  if (s.events) s.events.push({ type: 'day-end', day: day + 1, reason });
  payTrains(r, s);
  payYards(r, s);
  // The cars of the last day stay where they are: nothing is played after it, and people want to see the end.
  if (day === r.days.length - 1) endGame(r, s, reason);
  else {
    collectCars(r, s);
    beginDay(r, s);
  }
}

/** All cars of trains and main yard go back into the deck; own yards keep theirs. */
function collectCars(r: Rules, s: State): void {
  const d = s.data;
  for (let seat = 0; seat < r.seats; seat++) {
    const at = r.seatAt(seat);
    for (let type = 0; type < r.types; type++)
      d[DECK + type] += d[at + TRAIN + type] + d[at + r.at.mixed + type];
    d.fill(0, at + TRAIN, at + r.at.yard);
    d[at + TRAINS] = 0;
    d[at + MIXED_CARS] = 0;
  }
  for (let siding = 0; siding < r.mainSidings; siding++) {
    const at = r.mainAt(siding);
    for (const type of listSiding(d, at)) d[DECK + type]++;
    d.fill(0, at, at + r.at.mainStride);
  }
  let cars = 0;
  for (let type = 0; type < r.types; type++) cars += d[DECK + type];
  d[UPPER] = cars;
  d[LOWER] = 0;
  if (s.events) s.events.push({ type: 'collect', day: d[DAY] + 1, deck: cars });
}

function beginDay(r: Rules, s: State): void {
  const d = s.data;
  const called = r.day(d[DAY]).call;
  d[DAY]++;
  d[ROUND] = 1;
  // The main yard is refilled before the Trains Leave card goes into the deck.
  d[LEAVE_DRAWN] = 1;
  fillMainYard(r, s);
  splitDeck(r, d);
  reportDeck(s);
  for (let seat = 0; seat < r.seats; seat++) {
    const at = r.seatAt(seat);
    if (called && d[at + CALLED] === 0) {
      d[at + LOCOMOTIVES]++;
      if (s.events) s.events.push({ type: 'receive-locomotive', seat, locomotives: d[at + LOCOMOTIVES] });
    }
    d[at + CALLED] = 0;
  }
  beginRound(r, s);
}

function endGame(r: Rules, s: State, reason: EndReason): void {
  const d = s.data;
  d[STAGE] = STAGE_OVER;
  d[END] = END_REASONS.indexOf(reason) + 1;
  if (!s.events) return;
  s.events.push({ type: 'end', reason, deck: deckCars(d) });
  for (let seat = 0; seat < r.seats; seat++) {
    const points = d[r.seatAt(seat) + CHIPS];
    const by = (first: number): number[] =>
      r.days.map((_, day) => d[r.seatAt(seat) + r.at.measures + first + day]);
    const { longest, second, yardIncome, yardLoss } = r.measure;
    s.events.push({
      type: 'score',
      seat,
      points,
      longest: by(longest),
      second: by(second),
      yardIncome: by(yardIncome),
      yardLoss: by(yardLoss),
    });
  }
}
