// What is read from an item of a library, and what was found on the way: read once, whoever asks.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { DiagnosticSink } from '../diagnostics/sink.ts';
import type { Item } from './model.ts';
import type { Library } from './library.ts';

export interface Read<Result> {
  readonly result: Result;
  readonly findings: readonly Diagnostic[];
}

/** The findings are for the one who checks the item; all others have the result. */
export function readOnce<T, Result>(
  read: (item: Item<T>, library: Library, sink: DiagnosticSink) => Result,
): (item: Item<T>, library: Library) => Read<Result> {
  const libraries = new WeakMap<Library, Map<Item<T>, Read<Result>>>();
  return (item, library) => {
    const all = libraries.get(library) ?? new Map<Item<T>, Read<Result>>();
    libraries.set(library, all);
    const known = all.get(item);
    if (known) return known;
    const sink = new DiagnosticSink();
    const found = { result: read(item, library, sink), findings: sink.diagnostics };
    all.set(item, found);
    return found;
  };
}
