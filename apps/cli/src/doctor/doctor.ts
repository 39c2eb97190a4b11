// Gathers all notes and prints them.
import { EXIT } from '../failure.ts';
import { print, printJson, safe } from '../output.ts';
import { style } from '../style.ts';
import { contentNotes } from './content-notes.ts';
import { machineNotes } from './machine-notes.ts';
import type { Note } from './note.ts';
import { repositoryNotes } from './repository-notes.ts';

const SIGNS = { well: style.green('✔'), missing: style.yellow('•'), wrong: style.red('✘') } as const;

/** Returns the exit code. */
export async function doctor(folder: string | undefined, json: boolean): Promise<number> {
  const parts: readonly (readonly [string, readonly Note[]])[] = [
    ['This machine', machineNotes()],
    ['Content', await contentNotes(folder)],
    ['Repository', repositoryNotes()],
  ];
  const notes = parts.flatMap(([, some]) => some);
  const count = (state: Note['state']) => notes.filter((note) => note.state === state).length;
  if (json)
    printJson({
      wrong: count('wrong'),
      missing: count('missing'),
      notes: parts.flatMap(([about, some]) => some.map((note) => ({ about, ...note }))),
    });
  else {
    for (const [title, some] of parts) print(`${style.bold(title)}\n${some.map(lineOf).join('\n')}\n`);
    print(
      count('wrong') > 0
        ? style.bold(`${count('wrong')} to fix (✘), ${count('missing')} missing (•).`)
        : count('missing') > 0
          ? `Nothing is wrong; ${count('missing')} missing (•).`
          : style.green('Everything is fine.'),
    );
  }
  return count('wrong') > 0 ? EXIT.findings : EXIT.clean;
}

function lineOf({ state, text, help }: Note): string {
  const first = `  ${SIGNS[state]} ${safe(text)}`;
  return help === undefined ? first : `${first}\n      ${style.dim(safe(help))}`;
}
