// The highest, the lowest or all together of a number of each card, cell or player: "the most stations in any city".
import type { Side, Who } from '../../language/params.ts';
import type { Amount, Cards, CellFilter, Figure, TokensOn } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import { entryOf } from '../entry.ts';
import type { FigureWay, Teller } from '../grammar.ts';
import { countedBy, isOne } from './counted.ts';
import { inCity } from './in-city.ts';

export function figurePhrase(t: Teller, way: FigureWay, figure: Figure, kase: Case): string {
  const [of, value] = entryOf(figure) as [keyof Figure, unknown];
  const { figures, words, tokensWith } = t.grammar;
  const { station, space, freeSpace, rail } = words.cells;
  switch (of as string) {
    case 'stations':
      return figures.cells(t, way, station.many, inCity(value as CellFilter), kase);
    case 'size':
      return figures.cells(t, way, space.many, inCity(value as CellFilter), kase);
    case 'room':
      return figures.cells(t, way, freeSpace.many, inCity(value as CellFilter), kase);
    case 'rails':
      return figures.cells(t, way, rail.many, value as CellFilter, kase);
    case 'tokens': {
      const { kind, of: side = 'all', where = {} } = value as TokensOn;
      const tokens = tokensWith(t, t.names(kind, 'token'), whose(side));
      return figures.cells(t, way, tokens.many, where, kase);
    }
    case 'opponents':
    case 'players':
      return ofSeats(t, way, of as string as 'opponents' | 'players', value as Amount, kase);
    default:
      return figures.cards(t, way, of as string as 'cost' | 'value' | 'points', value as Cards, kase);
  }
}

const whose = (side: Side): Who => (isOne(side) ? 'opponents' : side);

function ofSeats(t: Teller, way: FigureWay, of: 'opponents' | 'players', amount: Amount, kase: Case): string {
  return t.inside({ person: 'they' }, () =>
    t.grammar.figures.seats(
      t,
      way,
      of,
      typeof amount === 'number' ? undefined : countedBy(t, amount),
      amount,
      kase,
    ),
  );
}
