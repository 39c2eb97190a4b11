// Amounts that everybody can count, and that mean something when no turn is on: points at the end, prices, and conditions for buying.
import { AMOUNT_FORMS, type ParamType } from '@railwright/engine';
import type { Draw } from './draw.ts';
import { END_AMOUNTS } from './words.ts';

/** Makes a value of a type. */
type Make = (type: ParamType) => unknown;

/** Values of these types that show nothing hidden. */
const OPEN: Readonly<Record<string, (draw: Draw, make: Make) => unknown>> = {
  figure: openFigure,
  variety: (draw, make) => ({ [draw.pick(['terrains', 'regions'])]: make('cells') }),
};

export function openAmount(draw: Draw, make: Make): unknown {
  const form = draw.pick(END_AMOUNTS);
  const { type } = AMOUNT_FORMS[form];
  const amount = { [form]: OPEN[type]?.(draw, make) ?? make(type) };
  return draw.onceIn(2) ? { divide: [amount, draw.between(1, 4)] } : amount;
}

export function openCondition(draw: Draw, make: Make): unknown {
  const compare = { amount: openAmount(draw, make), atLeast: draw.between(1, 3) };
  return draw.onceIn(2) ? { compare } : { not: { compare } };
}

/** A number of each cell or player. */
export function openFigure(draw: Draw, make: Make): Record<string, unknown> {
  const of = draw.pick(['stations', 'size', 'room', 'rails', 'opponents', 'players'] as const);
  const isOfSeats = of === 'opponents' || of === 'players';
  return { [of]: isOfSeats ? { cells: make('cells') } : make('cells') };
}
