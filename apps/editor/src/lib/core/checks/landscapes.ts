// A setup on maps that are no files yet, so that bots can play them before a person picks one.
import { resolveSetup } from '@railwright/content';
import type { Batch } from '@railwright/playtest';
import type { Workspace } from '@railwright/workspace';
import { resolveWish } from './bundle.ts';

export interface LandscapesWish {
  /** Of the pack. */
  readonly folder: string;
  /** Id of the pack. */
  readonly pack: string;
  /** Texts of maps by their ids. */
  readonly texts: readonly (readonly [id: string, text: string])[];
}

export type PlayableMaps =
  | {
      readonly kind: 'playable';
      readonly title: string;
      readonly game: string;
      readonly seats: { readonly min: number; readonly max: number };
      /** Those on which the setup can be played. */
      readonly maps: readonly (Pick<Batch, 'definition' | 'source'> & { readonly map: string })[];
    }
  | { readonly kind: 'unplayable'; readonly reason: string };

export async function findPlayable(
  workspace: Pick<Workspace, 'contentWith'>,
  { folder, pack, texts }: LandscapesWish,
): Promise<PlayableMaps> {
  const content = await workspace.contentWith(
    texts.map(([id, text]) => [`${folder}maps/${id}.yaml`, text] as const),
  );
  const [first] = texts;
  const found = resolveWish(content, { map: `${pack}/${first?.[0]}` });
  if (!found.ok)
    return { kind: 'unplayable', reason: found.diagnostics[0]?.message ?? 'No setup can be played there.' };
  const { id: setup, title, game, seats } = found.setup;
  const maps = texts.flatMap(([map]) => {
    const on = resolveSetup(content, setup, { map: `${pack}/${map}` });
    if (!on.ok) return [];
    const { definition, hash, options } = on.setup;
    return [{ map, definition, source: { setup, content: hash, options } }];
  });
  return { kind: 'playable', title, game, seats, maps };
}
