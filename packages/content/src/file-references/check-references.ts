// Checks whether everything that the files of a pack refer to exists.
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import { kindsOf } from '../game-named.ts';
import { findItem, reportUnknown, type Library } from '../packs/library.ts';
import { keepFindings } from '../packs/keeper.ts';
import { isBroken } from '../packs/is-broken.ts';
import type { Pack, SourceFile } from '../packs/model.ts';
import { referencesIn } from './references-in.ts';
import type { Reference } from '../references/schema-references.ts';

/** Items with files of their own. Those within files, such as terrains, are checked with the files. */
export function checkReferences(pack: Pack, library: Library, sink: DiagnosticSink): void {
  for (const file of pack.files)
    // To find what is missing takes less time than to keep that nothing is; to find what may be meant takes more.
    if (unknownIn(file, pack, library).length > 0)
      keepFindings(library, file, `references of ${pack.id}`, sink, (found) => {
        for (const { noun, one } of unknownIn(file, pack, library))
          reportUnknown(library, pack, one.to, noun, one.id, { file, path: one.path }, found, one.at);
      });
}

interface Named {
  readonly one: Reference;
  readonly noun: string;
}

function unknownIn(file: SourceFile, pack: Pack, library: Library): readonly Named[] {
  return thingsNamedIn(file, pack.game).filter(({ one }) => !findItem(library, pack, one.to, one.id));
}

const named = new WeakMap<SourceFile, { readonly game: string; readonly things: readonly Named[] }>();

function thingsNamedIn(file: SourceFile, game: string): readonly Named[] {
  const known = named.get(file);
  if (known?.game === game) return known.things;
  const kinds = kindsOf(game);
  const things = referencesIn(file, game).flatMap((one): Named[] => {
    const kind = one.own || one.scope === 'game' ? undefined : kinds.find(({ folder }) => folder === one.to);
    return kind && !isBroken(file, one.path) ? [{ one, noun: kind.noun }] : [];
  });
  named.set(file, { game, things });
  return things;
}
