// Maps that are not written yet: their files, and the games of a setup there.
import { join } from 'node:path';
import type { Pack } from '@railwright/content';
import {
  alterMap,
  generatedText,
  generateMap,
  qualitiesOf,
  vary,
  type GeneratedMap,
  type MapRequest,
} from '@railwright/content/generate';
import { schemaLineFor } from '@railwright/content/import-export';
import { titleFrom } from '@railwright/content/new';
import { anyOf, type Birth, type PlayedMap } from '@railwright/playtest';
import { shownPath } from '../content/folders.ts';
import { loadPaths, type LoadedContent, type OpenOptions } from '../content/load.ts';
import { findSetup, optionsFrom, UNPLAYED, type SetupFlags } from '../content/setup.ts';
import { batchOf } from '../study/batch.ts';
import type { BatchFlags } from '../study/flags.ts';

export interface Candidate extends GeneratedMap {
  readonly id: string;
  readonly text: string;
}

/** The pack of the maps. */
export interface Home {
  readonly folder: string;
  readonly pack: Pack;
  /** Of the maps; their numbers are added. */
  readonly id: string;
}

export function candidateOf(
  map: GeneratedMap,
  request: MapRequest,
  { pack, id }: Home,
  isOnly = false,
): Candidate {
  const own = isOnly ? id : `${id}-${map.number + 1}`;
  const schemaLine = schemaLineFor(pack, 'map');
  return {
    ...map,
    id: own,
    text: generatedText(map.cells, request, { id: own, name: titleFrom(own), schemaLine }),
  };
}

/** The path of the file, as shown. */
export const pathOf = ({ folder }: Home, { id }: Pick<Candidate, 'id'>): string =>
  shownPath(join(folder, 'maps', `${id}.yaml`));

/** The pack with these maps, as if they were written; `more` are other folders. */
export function loadWith(
  candidates: readonly Candidate[],
  home: Home,
  options: OpenOptions = {},
  more: readonly string[] = [],
): Promise<LoadedContent> {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const texts = new Map(candidates.map((one) => [pathOf(home, one), bytes(one.text)]));
  return loadPaths([home.folder, ...more], { ...options, texts });
}

/** The setup on each map. @throws Failure if it cannot be played there. */
export async function playable(
  candidates: readonly Candidate[],
  home: Home,
  typed: string,
  flags: SetupFlags & BatchFlags & { readonly content: readonly string[] | undefined },
): Promise<PlayedMap[]> {
  const asPlayed = { everyShipped: true, skip: UNPLAYED };
  const { content } = await loadWith(candidates, home, asPlayed, flags.content);
  return Promise.all(
    candidates.map(async ({ id, number, qualities }) => {
      const setup = findSetup(content, typed, { ...optionsFrom(flags), map: `${home.pack.id}/${id}` });
      return { map: id, number, ...qualities, batch: await batchOf(content, setup, flags) };
    }),
  );
}

/** Of so many maps of an atlas, one has no parent, one is asked for much the same as its parent, and of the others some cells change. */
const LITTER = 4;

interface Bred {
  /** Of its size, as asked for. */
  readonly asked: MapRequest;
  /** As the map is. */
  readonly request: MapRequest;
  readonly candidate: Candidate;
}

/** Breeds maps of several requests from those that it made before. */
export function breeder(requests: readonly MapRequest[], home: Home, seats: number) {
  const made = new Map<string, Bred>();
  return (born: readonly Birth[]): Candidate[] =>
    born.flatMap(({ number, parent }) => {
      const from = number % LITTER === 0 ? undefined : made.get(parent ?? '');
      const asked = from ? from.asked : anyOf(requests, number);
      if (!asked) return [];
      const isAltered = from !== undefined && number % LITTER > 1;
      const request = isAltered ? from.request : { ...asked, ...vary(asked, from?.request, number) };
      const cells = isAltered
        ? alterMap(request, from.candidate.cells, number)
        : generateMap(request, number);
      // A part of them has no room, or its land falls apart.
      if (!cells || 'problem' in cells) return [];
      const candidate = candidateOf(
        { number, cells, qualities: qualitiesOf(cells, request, seats) },
        request,
        home,
      );
      made.set(candidate.id, { asked, request, candidate });
      return [candidate];
    });
}
