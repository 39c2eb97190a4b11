// A file of a pack that is checked as a whole, such as a lesson: where it is, what it says, and how its findings are reported.
import type { DiagnosticCode } from '../codes/index.ts';
import type { DiagnosticSink, Marked } from '../diagnostics/sink.ts';
import type { Path } from '../text/path.ts';
import { isBroken, soundEntries } from './is-broken.ts';
import { keepFindings } from './keeper.ts';
import { findItem, type Library } from './library.ts';
import type { Item, Pack, SourceFile } from './model.ts';

/** The files of a kind in a pack that are YAML. */
export function filesOf({ files }: Pack, kind: string): SourceFile[] {
  return files.filter((file) => file.kind === kind && file.document !== undefined);
}

/** Checks every file of a kind in some packs of a library. */
export function checkFiles<Data extends FileData>(
  packs: readonly Pack[],
  library: Library,
  [kind, noun]: readonly [kind: string, noun: string],
  sink: DiagnosticSink,
  check: (file: CheckedFile<Data>) => void,
): void {
  for (const pack of packs)
    for (const file of filesOf(pack, kind))
      keepFindings(library, file, `${noun} of ${pack.id}`, sink, (found) =>
        check(new CheckedFile(library, pack, file, found)),
      );
}

interface FileData {
  readonly setup: string;
}

export class CheckedFile<Data extends FileData> {
  readonly library: Library;
  readonly pack: Pack;
  readonly file: SourceFile;
  readonly sink: DiagnosticSink;
  /** As it is written. */
  readonly data: Partial<Data>;

  constructor(library: Library, pack: Pack, file: SourceFile, sink: DiagnosticSink) {
    this.library = library;
    this.pack = pack;
    this.file = file;
    this.sink = sink;
    this.data = (file.document?.data as Partial<Data> | undefined) ?? {};
  }

  /** The setup that it names, if there is one. */
  get setup(): Item | undefined {
    const { setup: named } = this.data;
    if (named === undefined || isBroken(this.file, ['setup'])) return undefined;
    return findItem(this.library, this.pack, 'setups', named);
  }

  /** The entries of a list in it that fit the schema, with their places. */
  sound<T>(key: string, list: readonly T[] | undefined): readonly (readonly [number, T])[] {
    return soundEntries(this.file, [key], list);
  }

  report(code: DiagnosticCode, path: Path, message: string, marked?: Marked): void {
    this.sink.report(code, { file: this.file, path }, message, marked);
  }
}
