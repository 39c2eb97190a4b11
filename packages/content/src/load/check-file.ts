// Checks one file that is being typed, against content that was loaded before: its text, its shape, and whether its references
// exist. A whole check follows; this one is quick however much content there is.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { DiagnosticSink } from '../diagnostics/sink.ts';
import type { Content, Pack, SourceFile } from '../packs/model.ts';
import { checkFileReferences } from '../file-references/check-references.ts';
import { referencesIn } from '../file-references/references-in.ts';
import { schemaOf } from '../file-references/file-schema.ts';
import { libraryOf } from '../packs/library.ts';
import { readFile } from './read-file.ts';

/** The pack and the kind of file that a path belongs to, by its folders. */
export interface Belonging {
  /** The pack that the file belongs to. */
  readonly pack: Pack;
  /** The folder of the pack that it is in, or `pack` for pack.yaml. */
  readonly kind: string;
}

/** Undefined for a file of no pack, and of a pack whose manifest is broken. */
export function belongingOf({ packs }: Content, path: string): Belonging | undefined {
  const pack = packs
    .filter(({ folder }) => path.startsWith(folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
  if (!pack) return undefined;
  if (path === pack.file.path) return { pack, kind: 'pack' };
  const [kind = '', ...rest] = path.slice(pack.folder.length).split('/');
  return rest.length === 0 ? undefined : { pack, kind };
}

/** Errors alone: they cannot be ignored, and nothing that is found later makes them go. Undefined for a file of no pack. */
export function checkFile(content: Content, path: string, text: string): readonly Diagnostic[] | undefined {
  if (content.excluded.includes(path)) return [];
  const belonging = belongingOf(content, path);
  const schema = belonging && schemaOf(belonging.kind, belonging.pack.game);
  if (!belonging || !schema) return undefined;
  const { pack, kind } = belonging;
  const { file, diagnostics } = readFile(path, text, { name: kind, schema, folder: pack.folder }, undefined);
  const sink = new DiagnosticSink();
  sink.add(...diagnostics);
  const own = ownIds(file, pack.game);
  checkFileReferences(file, pack, libraryOf(content), sink, ({ to, id }) => own.has(`${to} ${id}`));
  return sink.diagnostics.filter(({ severity }) => severity === 'error');
}

/** Items that get their ids in the file itself, which the content does not know yet. */
function ownIds(file: SourceFile, game: string): ReadonlySet<string> {
  return new Set(referencesIn(file, game).flatMap(({ own, to, id }) => (own ? [`${to} ${id}`] : [])));
}
