// For tests of answers to editors: a file of the small pack while it is being typed, and a second pack next to the first.
import { expect } from 'vitest';
import type { Position } from 'vscode-languageserver-types';
import type { Workspace } from '../src/index.ts';
import { FILES, ROOT } from './pack.ts';

export const CARDS = 'cards/cards.yaml';
export const TESTS = 'tests/cards.yaml';

/** A pack next to the first, which does not extend it. */
export const OTHER = {
  '../far/pack.yaml': FILES['pack.yaml']!.replace('id: mini', 'id: far'),
  '../far/cards/c.yaml': 'format: 1\ncards:\n  - { id: ferry, name: Ferry, categories: [boat], cost: 1 }\n',
};

/** Types `marked` in place of `from` in a file; its bar, which is not typed, is where the cursor is then. */
export function typed(workspace: Workspace, file: string, from: string, marked: string): Position {
  expect(FILES[file]).toContain(from);
  const { text, position } = atBar(FILES[file]!.replace(from, marked));
  workspace.type(ROOT + file, text);
  return position;
}

/** The text without its bar, and the position of the bar. */
function atBar(marked: string): { readonly text: string; readonly position: Position } {
  const before = marked.slice(0, marked.indexOf('¦')).split('\n');
  return {
    text: marked.replace('¦', ''),
    position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}
