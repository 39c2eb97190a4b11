// A file as it is in the editor, broken or not, with everything that it mentions.
import { mentionsOf, readLeniently, schemaReferences } from '@railwright/content';
import type { LocatedDocument, Mention, Pack, Schema } from '@railwright/content';
import { fileSchema, LineStarts, type Belonging, type Reference } from '@railwright/content/language';
import type { Position } from 'vscode-languageserver-types';
import { holds, toRange } from './places.ts';

export class LiveFile {
  readonly path: string;
  readonly text: string;
  readonly pack: Pack;
  /** The folder of the pack that it is in, or `pack`. */
  readonly kind: string;
  readonly document: LocatedDocument | undefined;
  readonly lines: LineStarts;
  #mentions: readonly Mention[] | undefined;

  constructor(path: string, text: string, { pack, kind }: Belonging) {
    this.path = path;
    this.text = text;
    this.pack = pack;
    this.kind = kind;
    this.document = readLeniently(text);
    this.lines = new LineStarts(text);
  }

  get schema(): Schema | undefined {
    return fileSchema(this.kind, this.pack.game);
  }

  get mentions(): readonly Mention[] {
    this.#mentions ??= this.document ? mentionsOf(this.document, this.referencesIn(this.document.data)) : [];
    return this.#mentions;
  }

  /** Everything that the data of such a file mentions. */
  referencesIn(data: unknown): readonly Reference[] {
    return this.schema ? schemaReferences(this.schema, data) : [];
  }

  /** The innermost mention at a position. */
  mentionAt(position: Position): Mention | undefined {
    return this.mentions.find(({ range }) => holds(toRange(range), position));
  }

  offsetAt({ line, character }: Position): number {
    return this.lines.lineStart(line) + character;
  }
}

/** A field of unchecked data. */
export function fieldOf(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (data as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
