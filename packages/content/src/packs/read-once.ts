// What is read from an item of a library, and what was found on the way: read once, whoever asks.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { DiagnosticSink } from '../diagnostics/sink.ts';
import { keep } from './keeper.ts';
import type { Item } from './model.ts';
import type { Library } from './library.ts';

export interface Read<Result> {
  readonly result: Result;
  readonly findings: readonly Diagnostic[];
}

/** The findings are for the one who checks the item; all others have the result, which must not hold packs. */
export function readOnce<T, Result>(
  read: (item: Item<T>, library: Library, sink: DiagnosticSink) => Result,
): (item: Item<T>, library: Library) => Read<Result> {
  return (item, library) =>
    keep(library, item, read, () => {
      const sink = new DiagnosticSink();
      return { result: read(item, library, sink), findings: sink.diagnostics };
    });
}
