// The schema of a kind of file, of which each game may have its own.
import { kindsOf } from '../game-named.ts';
import { PackSchema } from '../schema/pack.ts';

/** `kind` is the folder of the file, or `pack` for pack.yaml; `game` is that of its pack. */
export function schemaOf(kind: string, game: string): object | undefined {
  if (kind === 'pack') return PackSchema;
  return kindsOf(game).find(({ folder }) => folder === kind)?.schema;
}
