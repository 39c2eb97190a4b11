// Numbers of tokens that make no sense. The game ends when no station token is left (T24), or when a player has no rail token left.
import { relatedTo, type DiagnosticSink, type Place } from '../../diagnostics/sink.ts';
import { placeIn } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import type { MapData } from '../schema/map.ts';
import type { ReadMap } from '../map/read-map.ts';
import type { MergedRules } from './merged-rules.ts';

/** More stations than this many times the room of the cities are never built, nor this many times the rails. */
const TOO_MANY = 2;
/** A map of fewer cells is a sketch, for which no rules were made. */
const SKETCH = 20;

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

/** Too many for the map of a setup. `reported` holds the rules files of which it was said before. */
export function checkManyTokens(
  setup: Item,
  rules: MergedRules,
  map: Item<MapData>,
  { cells }: ReadMap,
  reported: Set<Item>,
  sink: DiagnosticSink,
): void {
  const room = cells.reduce((sum, { city = 0 }) => sum + city, 0);
  const open = cells.filter(({ terrain }) => terrain?.cost !== null).length;
  const { stations, rails } = rules.tokens;
  if (room > 0 && stations > TOO_MANY * room)
    report(
      'stations-odd',
      'stations',
      `The map ${map.id} has room for ${room} stations, so ${stations} station tokens never run out.`,
    );
  if (open >= SKETCH && rails > TOO_MANY * open)
    report(
      'end-never',
      'rails',
      `The map ${map.id} has ${open} cells for rails, so ${rails} rail tokens never run out.`,
    );

  function report(code: 'stations-odd' | 'end-never', key: 'stations' | 'rails', message: string): void {
    const layer = rules.chain.find(({ data }) => data.tokens?.[key] !== undefined) ?? rules.item;
    if (reported.has(layer)) return;
    reported.add(layer);
    const tokens: Place = placeIn(layer, 'tokens', key);
    // In a file of another pack nothing can be changed: then the setup is at fault.
    const own = layer.pack === setup.pack;
    sink.report(code, own ? tokens : placeIn(setup, 'rules'), message, {
      related: [
        relatedTo(
          own ? placeIn(setup, 'map') : tokens,
          own ? 'Here it is used.' : 'The number of tokens is set here.',
        ),
      ],
    });
  }
}
