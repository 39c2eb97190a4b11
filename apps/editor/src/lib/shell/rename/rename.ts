// Renames something of the opened folder in all files that mention it, as one step of the file where the renaming began.
import { nounOf, placesOf, renamedText } from '@railwright/content';
import type { FileMentions, Named, NamingPack } from '@railwright/content';
import { ReadCache } from '../../core/content/visible-packs.ts';
import type { TextDocument } from '../../core/document/text-document.svelte.ts';
import { knownTexts } from '../../core/project/known-files.svelte.ts';
import { project } from '../../core/project/project.svelte.ts';
import { schemaFor } from '../../core/content/schemas.ts';
import type { Schema } from '@railwright/content';
import { readNamingPacks } from './named.ts';

const cache = new ReadCache();

/** The current packs of the folder, without the shipped ones, which cannot be changed. */
export function namingPacks(schemas: ReadonlyMap<string, Schema | undefined> = new Map()): NamingPack[] {
  return readNamingPacks(
    project.listing.packs.map(({ folder }) => folder),
    knownTexts(),
    cache,
    (path) => schemas.get(path),
  );
}

/** Every place that names the item, by file. */
export async function findPlaces(named: Named): Promise<FileMentions[]> {
  const schemas = new Map<string, Schema | undefined>();
  for (const { game, files } of namingPacks())
    for (const { path, text } of files)
      if (text.includes(named.id)) schemas.set(path, await schemaFor(path, game));
  return placesOf(named, namingPacks(schemas));
}

/** Number of references to the item in each file. */
export function countReferences(places: readonly FileMentions[]): [path: string, count: number][] {
  return places
    .map(({ path, mentions }): [string, number] => [path, mentions.filter(({ own }) => !own).length])
    .filter(([, count]) => count > 0);
}

/** Rewrites all these places, as one step of `document`. */
export function rename(
  document: TextDocument,
  places: readonly FileMentions[],
  named: Named,
  to: string,
): void {
  const others = places.flatMap((place): [TextDocument, string][] => {
    const other = place.path === document.path ? undefined : project.document(place.path);
    return other ? [[other, renamedText(place, named, to)]] : [];
  });
  const own = places.find(({ path }) => path === document.path);
  document.changeWith(
    own ? renamedText(own, named, to) : document.text,
    others,
    `Rename the ${nounOf(named.kind)} ${named.id} to ${to}`,
  );
}
