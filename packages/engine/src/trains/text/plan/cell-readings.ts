// What a filter of cells means, for texts: chosen cells, cells without something, kinds of place.
import type { Place, Who } from '../../language/params.ts';
import type { CellFilter } from '../../language/values.ts';
import type { Teller } from '../grammar.ts';
import type { Chosen, Selected } from '../selected.ts';
import { isNone } from './bounds.ts';

/**
 * The selection of cells that a filter means, if it asks for nothing else: of all of them, of one of several, or of the only one. `place`
 * is what its cells are, `rank` which of several such selections it is, from 0.
 */
export function onlyChosen(t: Teller, { in: name, place, ...others }: CellFilter): Chosen | undefined {
  if (name === undefined || Object.keys(others).length > 0) return undefined;
  const what = t.selected(name);
  const chosen = what?.cells && kindOfPlace(what.cells);
  if (place !== undefined && place !== chosen) return undefined;
  const rank = rankOf(t, name);
  const that = what?.used === true && rank === undefined;
  return { place: chosen ?? 'none', several: what?.many ?? false, rank, that };
}

/** Which of the selections that are called alike this one is, those of cells of one sort, from 0; undefined if it is the only one. */
function rankOf(t: Teller, name: string): number | undefined {
  const sort = ({ cells = {} }: Selected): Place => kindOfPlace(cells) ?? 'none';
  const all = [...t.selections()].filter(([, { cells }]) => cells !== undefined);
  const own = all.find(([other]) => other === name);
  const alike = all.filter(([, what]) => own && sort(what) === sort(own[1]));
  return alike.length > 1 ? alike.findIndex(([other]) => other === name) : undefined;
}

/** What a selection of cells is called, for one of them. */
export function chosenCells(t: Teller, name: string): Chosen | undefined {
  return t.selected(name)?.cells && onlyChosen(t, { in: name });
}

/** Only cities have space for stations. */
function kindOfPlace({ place, size, room }: CellFilter): Place | undefined {
  return (size ?? room) === undefined ? place : 'city';
}

/** The kind of place of cells, by themselves or as chosen ones: rails lie "in" or "on" it. */
export function placeOf(t: Teller, cells: CellFilter): Place | undefined {
  return onlyChosen(t, cells)?.place ?? kindOfPlace(cells);
}

/** Chosen cells that are called just that, even if stations are there: "on that cell", but "in that city". */
export function isPlain(t: Teller, cells: CellFilter): boolean {
  return onlyChosen(t, cells)?.place === 'none';
}

/** Tokens of a kind, anybody's unless it is said whose. */
interface LackingTokens {
  readonly kind: string;
  readonly of: Who;
}

/** Exclusions of cells: "without city or remote location", "without your rails", "outside a region". */
export interface Lacking {
  /** Neither a city nor a remote location. */
  readonly places: boolean;
  readonly stations: boolean;
  readonly tokens: readonly LackingTokens[];
  readonly rails: Who | undefined;
  readonly region: string | readonly string[] | undefined;
  /** Away from the edge of the map. */
  readonly border: boolean;
  /** The filter without all these. */
  readonly others: CellFilter;
}

/** Splits off what cells lack from what they have. */
export function readLacking({ place, not = {}, stations, tokens = {}, ...rest }: CellFilter): Lacking {
  const kind = kindOfPlace({ ...rest, ...(place && { place }) });
  const [denied, ...more] = Object.keys(not);
  const only = more.length === 0 ? denied : undefined;
  const noRails = only === 'rails' ? not.rails : undefined;
  const noRegion = only === 'region' ? not.region : undefined;
  const noBorder = only === 'border';
  const noStations = isNone(stations);
  const kinds = Object.entries(tokens);
  const some = Object.fromEntries(kinds.filter(([, bounds]) => !isNone(bounds)));
  return {
    places: place === 'none',
    stations: noStations,
    tokens: kinds.filter(([, bounds]) => isNone(bounds)).map(([kind, { of = 'all' }]) => ({ kind, of })),
    rails: noRails,
    region: noRegion,
    border: noBorder,
    others: {
      ...rest,
      ...(kind !== undefined && kind !== 'none' && { place: kind }),
      ...(stations !== undefined && !noStations && { stations }),
      ...(Object.keys(some).length > 0 && { tokens: some }),
      ...(Object.keys(not).length > 0 &&
        noRails === undefined &&
        noRegion === undefined &&
        !noBorder && { not }),
    },
  };
}

/** Cells that are one thing or another and need nothing more. */
export function onlyAny(cells: CellFilter): readonly CellFilter[] | undefined {
  return Object.keys(cells).length === 1 ? cells.any : undefined;
}
