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
    keepFindings(library, file, `references of ${pack.id}`, sink, (found) => {
      checkFileReferences(file, pack, library, found);
    });
}

/** The same of one file, which need not be among those of the pack yet. */
export function checkFileReferences(
  file: SourceFile,
  pack: Pack,
  library: Library,
  sink: DiagnosticSink,
  isKnown: (reference: Reference) => boolean = () => false,
): void {
  for (const { noun, ...one } of thingsNamedIn(file, pack)) {
    const { to, id, path, at } = one;
    if (!findItem(library, pack, to, id) && !isKnown(one))
      reportUnknown(library, pack, to, noun, id, { file, path }, sink, at);
  }
}

function thingsNamedIn(file: SourceFile, pack: Pack): (Reference & { readonly noun: string })[] {
  const kinds = kindsOf(pack.game);
  return referencesIn(file, pack.game).flatMap((one) => {
    const kind = one.own || one.scope === 'game' ? undefined : kinds.find(({ folder }) => folder === one.to);
    return kind && !isBroken(file, one.path) ? [{ ...one, noun: kind.noun }] : [];
  });
}
