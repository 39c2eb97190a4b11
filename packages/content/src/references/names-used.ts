// The ids of a kind that files name, so that one that nothing names can be reported.
import { askOf } from '../packs/keeper.ts';
import { EVERYTHING, type Library } from '../packs/library.ts';
import type { Pack } from '../packs/model.ts';
import type { NamedKind } from '../schema/annotations.ts';
import { fileReferences } from './schema-references.ts';

/** By files in folders, with the schemas of these, of all packs that see this one; undefined if some of the files could not be read. */
export function namesUsed(
  to: NamedKind,
  schemas: Readonly<Record<string, object>>,
  pack: Pack,
  library: Library,
): ReadonlySet<string> | undefined {
  return askOf(pack, library, `${to} used`, findNames(to, schemas));
}

const findNames =
  (to: NamedKind, schemas: Readonly<Record<string, object>>) =>
  (pack: Pack, { packs }: Library): ReadonlySet<string> | undefined => {
    const users = [...packs.values()].filter(({ visible }) => visible.includes(pack));
    if (
      users.some(({ incomplete }) =>
        [...Object.keys(schemas), EVERYTHING].some((folder) => incomplete.has(folder)),
      )
    )
      return undefined;
    return new Set(
      users
        .flatMap(({ files }) => files)
        .flatMap((file) => {
          const schema = Object.hasOwn(schemas, file.kind) ? schemas[file.kind] : undefined;
          if (!schema) return [];
          const named = fileReferences(schema, file).flatMap((one) =>
            one.to === to && !one.own ? [one.id] : [],
          );
          // A part that does not fit its schema may name whatever it spells.
          return file.broken.length > 0 ? [...named, ...(file.text.match(/[a-z][\w-]*/g) ?? [])] : named;
        }),
    );
  };
