// The fields of a result that are made from the records of figures: their schemas, and through these their types.
import { Type } from 'typebox';
import type { Static, TNull, TSchema, TUnion } from 'typebox';
import {
  DRAMA_FIGURES,
  LENGTH_FIGURES,
  PART_FIGURES,
  type FigureWords,
  type GameFigure,
  type PartFigure,
} from '@railwright/figures';
import { count, Distribution, Share, strict } from './parts.ts';

/** Null where a result may have nothing of it. */
type Field<F, S extends TSchema> = F extends { lacking: string } | { only: object } ? TUnion<[S, TNull]> : S;
type Fields<F extends FigureWords, S extends TSchema> = { [One in F as One['figure']]: Field<One, S> };

function fieldOf<S extends TSchema>(schema: S, description: string, none: string | undefined): TSchema {
  return none === undefined
    ? { ...schema, description }
    : Type.Union([schema, Type.Null()], { description: `${description} Null ${none}.` });
}

function gameFields<const F extends GameFigure>(figures: readonly F[]): Fields<F, typeof Distribution> {
  const fields = figures.map(({ figure, definition, unit, lacking }) => {
    const words = unit === 'count' ? definition : `${definition} In thousandths.`;
    return [figure, fieldOf(Distribution, words, lacking && `when ${lacking}`)] as const;
  });
  return Object.fromEntries(fields) as Fields<F, typeof Distribution>;
}

function partFields<const F extends PartFigure>(figures: readonly F[]): Fields<F, typeof Share> {
  const fields = figures.map(
    ({ figure, definition, only }) => [figure, fieldOf(Share, definition, only?.otherwise)] as const,
  );
  return Object.fromEntries(fields) as Fields<F, typeof Share>;
}

/** In the result itself. */
export const ownFields = gameFields(LENGTH_FIGURES.filter((figure) => figure.section === 'result'));

export const Length = Type.Object(
  gameFields(LENGTH_FIGURES.filter((figure) => figure.section === 'length')),
  {
    ...strict,
    description: 'How long games take.',
  },
);

export const Drama = Type.Object(
  {
    ...gameFields(DRAMA_FIGURES),
    turns: count('Turns of all games and seats.'),
    ...partFields(PART_FIGURES.filter((figure) => figure.of === 'turns')),
    decisions: count('Decisions of all games and seats.'),
    ...partFields(PART_FIGURES.filter((figure) => figure.of === 'decisions')),
  },
  {
    ...strict,
    description:
      'Who led, when games were decided, and what there was to decide. The intervals of shares of turns and decisions treat games, not turns, as independent.',
  },
);

export type OwnFigures = { [F in keyof typeof ownFields]: Static<(typeof ownFields)[F]> };
