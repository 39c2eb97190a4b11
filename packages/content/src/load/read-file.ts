// One file: bytes to text to a document that has been checked against its schema. Depends on nothing else, so what it
// gives can be kept until the bytes change.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import { Keeper } from '../packs/keeper.ts';
import type { Pack, PictureFile, SourceFile } from '../packs/model.ts';
import type { Path } from '../text/path.ts';
import { SOUND, validateDocument } from '../schema/validate.ts';
import { decodeUtf8 } from '../sources/decode.ts';
import { bytesOf } from '../sources/file-source.ts';
import { parseYaml } from '../yaml/parse.ts';
import type { FileItems } from './index-items.ts';
import { readyDocument } from './ready.ts';

export interface ReadFile {
  readonly file: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

interface KnownFile extends ReadFile {
  readonly schema: object;
  readonly content: string | Uint8Array;
}

/** The files read before, by path. Give the same one to every `loadContent` that should read only what changed. */
export interface ContentCache {
  readonly files: Map<string, KnownFile>;
  readonly items: WeakMap<SourceFile, FileItems>;
  /** The items of each pack, by its folder. */
  readonly lists: Map<string, Pack['items']>;
  /** The pictures as they were judged, by path. */
  readonly pictures: Map<string, PictureFile>;
  /** Keeps what was found in packs. */
  readonly keeper: Keeper;
}

/** An empty cache. Pass it to `loadContent` again and again: files with the same bytes are not read twice. */
export function createCache(): ContentCache {
  return {
    files: new Map(),
    items: new WeakMap(),
    lists: new Map(),
    pictures: new Map(),
    keeper: new Keeper(),
  };
}

export async function readFile(
  path: string,
  content: string | Uint8Array,
  kind: { readonly name: string; readonly schema: object; readonly folder: string },
  cache: ContentCache | undefined,
): Promise<ReadFile> {
  const { name, schema, folder } = kind;
  const known = cache?.files.get(path);
  const isOfKind = known?.schema === schema && known.file.folder === folder;
  if (isOfKind && known.content === content) return known;
  const decoded = decodeUtf8(content);
  if (!decoded.ok) {
    const { at, byte, offset } = decoded;
    return {
      file: { path, text: '', kind: name, folder, broken: [[]] },
      diagnostics: [
        makeDiagnostic(
          'file-not-utf8',
          path,
          { start: at, end: at },
          `This is not UTF-8 text: the byte ${byte.toString(16).padStart(2, '0')} cannot be here (byte ${offset + 1} of the file).`,
          { help: encodingHelp(bytesOf(content)) },
        ),
      ],
    };
  }
  const { text } = decoded;
  if (isOfKind && known.file.text === text) {
    cache?.files.set(path, { ...known, content });
    return known;
  }

  const ready = await readyDocument(text, name);
  const { document, diagnostics } = ready ? { document: ready, diagnostics: [] } : parseYaml(text, path);
  const checked = ready ? SOUND : document && (await validateDocument(schema, document, path));
  const broken: readonly Path[] = checked ? checked.broken : [[]];
  const result = {
    file: {
      path,
      text,
      kind: name,
      folder,
      broken,
      ...(document && { document }),
      ...(checked && checked.hidden > 0 && { hidden: checked.hidden }),
    },
    diagnostics: joined(diagnostics, checked?.diagnostics ?? []),
    schema,
    content,
  };
  cache?.files.set(path, result);
  return result;
}

/** The way out, by how the text begins. */
function encodingHelp(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isUtf16
    ? 'It is UTF-16: save it with the encoding UTF-8.'
    : 'If it is text, it may be Windows-1252 or another encoding: save it with the encoding UTF-8.';
}

/** Where a value does not fit for the way in which it is written, that is one mistake: the error says how to write it. */
function joined(written: readonly Diagnostic[], shaped: readonly Diagnostic[]): Diagnostic[] {
  const placeOf = ({ path }: Diagnostic): string => JSON.stringify(path ?? []);
  const doubts = new Map(
    written.filter(({ severity, path }) => severity !== 'error' && path).map((one) => [placeOf(one), one]),
  );
  if (doubts.size === 0) return [...written, ...shaped];
  const told = new Set<Diagnostic>();
  const all = shaped.map((one) => {
    const doubt = doubts.get(placeOf(one));
    if (!doubt) return one;
    told.add(doubt);
    // A number in a place that forbids numbers remains one however it is written; where any text would do, there is no error.
    const fix =
      doubt.code === 'yaml-number' ? undefined : doubt.fix && { ...doubt.fix, text: plain(doubt.fix.text) };
    return {
      ...one,
      help: `${doubt.message} ${doubt.help ?? ''}`.trim(),
      ...(fix && { fix }),
    };
  });
  return [...written.filter((one) => !told.has(one)), ...all];
}

/** A word or number without the quotes that it does not need. */
function plain(text: string): string {
  return text.replace(/^"([\w/.-]+)"$/, '$1');
}
