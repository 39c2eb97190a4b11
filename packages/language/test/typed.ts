// For tests of answers to editors: a file of the small pack while it is being typed, and a second pack next to the first.
import { expect } from 'vitest';
import type { Position } from 'vscode-languageserver';
import type { Workspace } from '../src/index.ts';
import { atBar } from './client.ts';
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
