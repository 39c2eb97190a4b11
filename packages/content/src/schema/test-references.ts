// The setup, rules and map that tests name, for any game.
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import { resolveReference, type Library } from '../load/library.ts';
import { isBroken } from '../load/read-file.ts';
import type { Pack } from '../model.ts';
import type { TestData } from './tests.ts';

const KINDS = { setup: 'setups', rules: 'rules', map: 'maps' } as const;

export function checkTestReferences(pack: Pack, library: Library, sink: DiagnosticSink): void {
  for (const file of pack.files) {
    if (file.kind !== 'tests') continue;
    const root = file.document?.data as { tests?: unknown } | null | undefined;
    if (!Array.isArray(root?.tests)) continue;
    (root.tests as Partial<TestData>[]).forEach((test, i) => {
      for (const key of ['setup', 'rules', 'map'] as const) {
        const path = ['tests', i, key];
        if (isBroken(file, path) || test[key] === undefined) continue;
        resolveReference(library, pack, KINDS[key], key, test[key], { file, path }, sink);
      }
    });
  }
}
