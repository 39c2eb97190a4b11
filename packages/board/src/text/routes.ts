// Routes of a map as people read them: by their number on the board, their ends, and what they are worth.
import type { HexMap, RouteDefinition } from '@railwright/engine';
import { nameIn } from './names.ts';
import { wordsFor } from './words.ts';

/** A route in words. */
export interface RouteLine {
  /** As on the signs at its ends. */
  readonly number: number;
  /** "Mail Route: Guildford – Calais". */
  readonly title: string;
  /** "6 points for the first to join both ends". */
  readonly worth: string;
}

/** The routes of a map in words, in its order. */
export function routeLines(
  { cells, routes = [] }: Pick<HexMap, 'cells' | 'routes'>,
  language: string,
): RouteLine[] {
  const words = wordsFor(language);
  const placeAt = (label: string): string => {
    const name = nameIn(cells.find((cell) => cell.label === label)?.name, language);
    return name === '' ? label : name;
  };
  const title = ({ from, to, name }: RouteDefinition): string => {
    const ends = `${placeAt(from)} – ${placeAt(to)}`;
    return name === undefined ? ends : `${nameIn(name, language)}: ${ends}`;
  };
  return routes.map((route, i) => ({
    number: i + 1,
    title: title(route),
    worth: words.routeFor[route.for](route.points),
  }));
}
