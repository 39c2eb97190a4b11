// Whether the parts of a setup of Freight Train fit together: enough cars for the yards, each type once.
import { reportOnce, type Report } from '../diagnostics/report-once.ts';
import { relatedTo, type DiagnosticSink } from '../diagnostics/sink.ts';
import { placeIn } from '../packs/library.ts';
import type { Item } from '../packs/model.ts';
import { seatsFault, seatsOf } from '../setup-seats.ts';
import type { Parts } from './parts.ts';

/** `reported` holds what was said before. */
export function checkFit(parts: Parts, sink: DiagnosticSink, reported: Set<string>): void {
  checkCars(parts, sink);
  checkSeats(parts, reportOnce(sink, reported));
}

function checkSeats(parts: Parts, report: Report): void {
  const { setup, rules } = parts;
  const seats = seatsOf(parts);
  const allowed = rules.data.seats;
  // Then the rules are wrong, which is reported there.
  if (allowed.min > allowed.max) return;
  const fault = seatsFault(seats, allowed);
  if (fault) {
    report('seats-range', placeIn(setup, 'players'), fault, placeIn(rules, 'seats'), 'Set by the rules.');
    return;
  }
  checkEnoughCars(parts, seats, report);
}

/** The main yard is filled and every yard dealt before the first turn. */
function checkEnoughCars(
  { setup, rules, cars }: Parts,
  seats: { min: number; max: number },
  report: Report,
): void {
  const { mainYard, ownYard, players } = rules.data;
  players.forEach((row, i) => {
    if (row.seats < seats.min || row.seats > seats.max) return;
    const main = mainYard.sidings * mainYard.spaces;
    const needed = main + row.seats * ownYard.dealt;
    const there = row.cards * cars.length;
    if (there < needed)
      report(
        'cars-too-few',
        // In a file of another pack nothing can be changed: then the setup is at fault.
        rules.pack === setup.pack ? placeIn(rules, 'players', i, 'cards') : placeIn(setup, 'rules'),
        `${row.seats} players need ${needed} cars (${main} in the main yard, ${ownYard.dealt} each), and ${cars.length} types of ${row.cards} make ${there}.`,
        placeIn(setup, 'cars'),
        'The types of car are listed here.',
      );
  });
}

/** In a game cars go by their id alone. */
function checkCars({ setup, cars }: Parts, sink: DiagnosticSink): void {
  const places = new Map<string, number>();
  cars.forEach((car: Item, i) => {
    const first = places.get(car.id);
    if (first === undefined) places.set(car.id, i);
    else
      sink.report('car-twice', placeIn(setup, 'cars', i), `This setup already has a type of car ${car.id}.`, {
        related: [relatedTo(placeIn(setup, 'cars', first), 'Here is the first.')],
      });
  });
}
