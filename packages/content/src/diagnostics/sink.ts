// Collects the findings of checks, by file and path.
import type { DiagnosticCode } from '../codes/index.ts';
import type { SourceFile } from '../text/source-file.ts';
import type { Path } from '../text/path.ts';
import { wordFix } from './word-fix.ts';
import { FILE_START, type Diagnostic, type Range, type Related } from './diagnostic.ts';
import { makeDiagnostic, type Extra } from './reporter.ts';

/** A value in a file. */
export interface Place {
  readonly file: SourceFile;
  readonly path: Path;
}

/** Which part of the place to mark. */
export interface Marked extends Extra {
  readonly at?: 'key' | 'value' | Range;
  /** The replacement for the marked word, if only one comes into question. */
  readonly meant?: string | undefined;
}

/** Beyond this many findings no suggestions are made: they would not be read, and searching takes longer the more there are. */
const CROWD = 500;

export class DiagnosticSink {
  readonly #diagnostics: Diagnostic[] = [];
  /** How many were found before, elsewhere. */
  readonly #before: number;
  #errors = 0;

  constructor(before = 0) {
    this.#before = before;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }

  /** True once there are too many findings to search for similar words. */
  get crowded(): boolean {
    return this.count >= CROWD;
  }

  /** How many findings there are, those found before included. */
  get count(): number {
    return this.#before + this.#diagnostics.length;
  }

  /** Whether there are too many with these. */
  wouldCrowd(more: readonly Diagnostic[]): boolean {
    return this.count + more.length >= CROWD;
  }

  /** How many errors there are so far. */
  get errors(): number {
    return this.#errors;
  }

  add(...diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) {
      this.#diagnostics.push(diagnostic);
      if (diagnostic.severity === 'error') this.#errors++;
    }
  }

  report(
    code: DiagnosticCode,
    place: Place,
    message: string,
    { at = 'value', meant, ...extra }: Marked = {},
  ): void {
    const range = typeof at === 'string' ? placeRange(place, at) : at;
    const fix = meant === undefined ? undefined : wordFix(place.file.document, range, meant);
    this.add(makeDiagnostic(code, place.file.path, range, message, { path: place.path, ...extra, fix }));
  }
}

function placeRange({ file, path }: Place, part: 'key' | 'value' = 'value'): Range {
  if (!file.document) return FILE_START;
  return part === 'key' ? file.document.keyRange(path) : file.document.valueRange(path);
}

export function relatedTo(place: Place, message: string, part: 'key' | 'value' = 'value'): Related {
  return { message, file: place.file.path, ...placeRange(place, part) };
}
