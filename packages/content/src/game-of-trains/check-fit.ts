// Whether the parts of a setup of Game of Trains fit together: enough cards for all trains, abilities that fit the trains.
import { trainPosition, type AbilityStep, type TrainPosition } from '@railwright/engine';
import type { DiagnosticCode } from '../codes/index.ts';
import { reportOnce } from '../diagnostics/report-once.ts';
import type { DiagnosticSink, Place } from '../diagnostics/sink.ts';
import { placeIn } from '../packs/library.ts';
import type { Item } from '../packs/model.ts';
import { seatsFault, seatsOf } from '../setup-seats.ts';
import type { Parts } from './parts.ts';

/** `reported` holds what was said before. */
export function checkFit(parts: Parts, sink: DiagnosticSink, reported: Set<string>): void {
  const { setup, rules, deck, abilities } = parts;
  const report = reportOnce(sink, reported);
  /** In a file of another pack nothing can be changed: then the setup is at fault, where it names that file. */
  const at = (item: Item, key: string, ...path: readonly (string | number)[]): Place =>
    item.pack === setup.pack ? placeIn(item, ...path) : placeIn(setup, key);

  const seats = seatsOf(parts);
  const allowed = rules.data.seats;
  // Then the rules are wrong, which is reported there.
  if (allowed.min > allowed.max) return;
  const players = setup.data.players;
  const fault = seatsFault(seats, allowed);
  if (fault) {
    report('seats-range', placeIn(setup, 'players'), fault, placeIn(rules, 'seats'), 'Set by the rules.');
    return;
  }

  const { trainLength, setupDraws } = rules.data;
  const cards = Object.values(deck.data.railcars).reduce((sum, numbers) => sum + numbers.length, 0);
  const trains = trainLength * seats.min;
  const draws = setupDraws.slice(0, seats.max).reduce((sum, count) => sum + count, 0);
  const needed = trainLength * seats.max + draws;
  if (trains > cards)
    report(
      'train-too-long',
      at(rules, 'rules', 'trainLength'),
      `${seats.min} trains of ${trainLength} take ${trains} cards, but the deck has ${cards}.`,
      placeIn(deck, 'count'),
      'The deck is set here.',
    );
  else if (needed > cards)
    report(
      'too-many-players',
      players?.max === undefined ? at(rules, 'rules', 'seats', 'max') : placeIn(setup, 'players', 'max'),
      `${seats.max} players need ${needed} cards for their trains and the exchange, but the deck has ${cards}.`,
      placeIn(deck, 'count'),
      'The deck is set here.',
    );

  for (const ability of new Set(abilities.values()))
    ability.data.steps.forEach((step, i) => {
      checkStep(step, trainLength, (code, path, message) => {
        const place = at(ability, 'deck', 'steps', i, ...path);
        report(
          code,
          place,
          `${ability.id}: ${message}`,
          placeIn(rules, 'trainLength'),
          'The length of a train is set here.',
        );
      });
    });
}

type Path = readonly (string | number)[];

function checkStep(
  step: AbilityStep,
  trainLength: number,
  report: (code: DiagnosticCode, path: Path, message: string) => void,
): void {
  const position = (spot: TrainPosition, path: Path): void => {
    if (trainPosition(spot, trainLength) >= trainLength)
      report('ability-outside-train', path, `a train of ${trainLength} has no position ${spot}.`);
    else if (spot === 'middle' && trainLength % 2 === 0)
      report(
        'ability-middle',
        path,
        `a train of ${trainLength} has no middle; position ${trainLength / 2} is taken.`,
      );
  };
  const reach = (way: number, path: Path): void => {
    if (Math.abs(way) >= trainLength)
      report(
        'ability-outside-train',
        path,
        `no two cards of a train of ${trainLength} are ${Math.abs(way)} apart.`,
      );
  };
  if ('swap' in step) reach(step.swap.distance, ['swap', 'distance']);
  else if ('shift' in step) reach(step.shift.by, ['shift', 'by']);
  else if ('remove' in step) position(step.remove.at, ['remove', 'at']);
  else
    step.protect.positions.forEach((spot, i) => {
      position(spot, ['protect', 'positions', i]);
    });
}
