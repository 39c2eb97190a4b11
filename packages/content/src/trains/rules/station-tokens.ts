// Numbers of station tokens that make no sense. The game ends when none is left (T24).
import { relatedTo, type DiagnosticSink, type Place } from '../../diagnostics/sink.ts';
import { placeIn } from '../../load/library.ts';
import type { Item } from '../../model.ts';
import type { MapData } from '../schema/map.ts';
import type { ReadMap } from '../map/read-map.ts';
import type { MergedRules } from './merged-rules.ts';

/** So many times the stations that the cities have room for are never built. */
const TOO_MANY = 2;

/** Too few for any map. */
export function checkFewStations({ item, tokens: { stations } }: MergedRules, sink: DiagnosticSink): void {
  if (item.data.tokens?.stations === undefined) return;
  const place = placeIn(item, 'tokens', 'stations');
  if (stations === 0)
    sink.report('stations-none', place, 'Without station tokens, the game is over after the first turn.');
  else if (stations === 1)
    sink.report(
      'stations-odd',
      place,
      'With one station token, the game is over as soon as a station is built.',
    );
}

/** Too many for the map of a setup. `reported` holds the rules of which it was said before. */
export function checkManyStations(
  setup: Item,
  rules: MergedRules,
  map: Item<MapData>,
  { cells }: ReadMap,
  reported: Set<Item>,
  sink: DiagnosticSink,
): void {
  const room = cells.reduce((sum, { city = 0 }) => sum + city, 0);
  const { stations } = rules.tokens;
  if (room === 0 || stations <= TOO_MANY * room || reported.has(rules.item)) return;
  reported.add(rules.item);
  const layer = rules.chain.find(({ data }) => data.tokens?.stations !== undefined) ?? rules.item;
  const tokens: Place = placeIn(layer, 'tokens', 'stations');
  // In a file of another pack nothing can be changed: then the setup is at fault.
  const own = layer.pack === setup.pack;
  sink.report(
    'stations-odd',
    own ? tokens : placeIn(setup, 'rules'),
    `The map ${map.id} has room for ${room} stations, so ${stations} station tokens never run out.`,
    {
      related: [
        relatedTo(
          own ? placeIn(setup, 'map') : tokens,
          own ? 'Here it is used.' : 'The number of tokens is set here.',
        ),
      ],
    },
  );
}
