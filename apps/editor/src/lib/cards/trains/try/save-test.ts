// Writes a card test into the pack: to the test file with the name of the card file, or to a new one.
import { editDocument, readData } from '@railwright/content';
import { project } from '../../../core/project/project.svelte.ts';
import type { CardsEditor } from '../editor/cards-editor.svelte.ts';
import type { Data } from '../../../core/content/data.ts';
import { isData, listAt } from '../../../core/content/data.ts';
import type { Table } from '../../../core/checks/card-table.ts';
import { testFileText } from './test-data.ts';

/** The path for the tests of a file of cards. */
export function testPath(editor: CardsEditor): string {
  const name = editor.document.path.split('/').at(-1) ?? 'cards.yaml';
  return `${editor.pack?.folder ?? ''}tests/${name}`;
}

/** Returns an error message, or undefined. */
export async function saveTest(editor: CardsEditor, table: Table, test: Data): Promise<string | undefined> {
  if (project.store?.readOnly !== undefined) return project.store.readOnly;
  const { addition } = table;
  if (addition) {
    const failure = await write(addition.path, () => addition.text, addition.text);
    if (failure !== undefined) return failure;
  }
  return write(testPath(editor), (text) => appended(text, test), appended(testFileText(), test));
}

function appended(text: string, test: Data): string {
  const data = readData(text);
  const tests = isData(data) ? listAt(data, 'tests') : [];
  return editDocument(text, [
    tests.length === 0 ? { path: ['tests'], value: [test] } : { path: ['tests', tests.length], value: test },
  ]);
}

async function write(
  path: string,
  change: (text: string) => string,
  fresh: string,
): Promise<string | undefined> {
  const document = project.document(path);
  if (!document) {
    const outcome = await project.create(path, fresh);
    return 'message' in outcome ? outcome.message : undefined;
  }
  const next = change(document.text);
  if (next === document.text && document.text !== fresh) return `${path} cannot be read; fix it first.`;
  document.seal();
  document.change(next, 'Add a card test');
  document.seal();
  const outcome = await project.save(document);
  if (outcome.kind === 'conflict')
    return `${path} was changed by someone else; open it to choose which version to keep.`;
  return 'message' in outcome ? outcome.message : undefined;
}
