// Actions shown in a file: run a test, play a setup or a map, try a card.
import type { CodeLens, Range } from 'vscode-languageserver-types';
import { toRange } from './places.ts';
import { testNames } from './symbols.ts';
import type { Workspace } from './workspace.ts';

/** The command of a lens that runs a test; its arguments are the path of the file and the index of the test. */
export const RUN_TEST = 'railwright.runTest';
/** The command of a lens that opens the studio; its arguments are the path of the file and the id of the item. */
export const OPEN_STUDIO = 'railwright.openStudio';

/** `studio`: whether there is a studio to open. */
export function lenses(workspace: Workspace, path: string, studio: boolean): CodeLens[] {
  const file = workspace.file(path);
  if (!file?.document) return [];
  const { document, kind, mentions } = file;
  const lens = (range: Range, title: string, command: string, ...more: unknown[]): CodeLens => ({
    range,
    command: { title, command, arguments: [path, ...more] },
  });
  const tests = testNames(file).map(({ index }) =>
    lens(toRange(document.valueRange(['tests', index, 'name'])), 'Run this test', RUN_TEST, index),
  );
  const title = kind === 'cards' ? 'Try' : kind === 'setups' || kind === 'maps' ? 'Play' : undefined;
  const own = mentions.filter((one) => one.own && one.to === kind);
  const opened =
    studio && title !== undefined
      ? own.map(({ range, id }) => lens(toRange(range), title, OPEN_STUDIO, id))
      : [];
  return [...tests, ...opened];
}
