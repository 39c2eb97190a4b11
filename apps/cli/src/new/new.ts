// Puts the answers together, writes the repository, and says how to go on.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  idFrom,
  idProblem,
  titleFrom,
  type Edition,
  type NewGame,
  type NewPackAnswers,
} from '@railwright/content/new';
import { plural } from '../check/findings.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, safe } from '../output.ts';
import { style } from '../style.ts';
import { NOBODY, askTerminal, defaultAuthor, isTerminal, type Asker } from './ask.ts';
import { checkedText } from './checked-text.ts';
import { ownSpec, packageJson, specFrom } from './package-json.ts';
import { packFiles, repositoryFiles } from './plan.ts';
import { writeWhole } from '../write-file.ts';
import { refuseConflicts, writeFiles } from './write.ts';

export interface NewOptions {
  readonly folder: string | undefined;
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly id: string | undefined;
  readonly game: NewGame | undefined;
  readonly rules: Edition | undefined;
  readonly 'pack-only': boolean;
  readonly railwright: string | undefined;
  readonly yes: boolean;
}

/** Returns the exit code. */
export async function makeNew(options: NewOptions): Promise<number> {
  const asker = options.yes || !isTerminal() ? NOBODY : await askTerminal();
  const typed = options.folder ?? (await askFolder(asker));
  const folder = resolve(typed);
  const answers = await answersFor(folder, options, asker);
  const spec =
    options.railwright === undefined ? ownSpec(folder) : specFrom(options.railwright, process.cwd(), folder);

  const pack = packFiles(answers);
  const files = options['pack-only'] ? pack : [...pack, ...repositoryFiles(answers)];
  refuseConflicts(folder, typed, files);
  const manifest = join(folder, 'package.json');
  const existing = existsSync(manifest) ? readFileSync(manifest, 'utf8') : undefined;
  const text = packageJson(answers.id, spec, existing);
  writeFiles(folder, files);
  if (!options['pack-only']) await writeWhole(manifest, text);

  const count = files.length + (options['pack-only'] ? 0 : 1);
  print(
    `${style.green('✔')} ${safe(answers.title)}: ${plural(count, 'file')} in ${folder === resolve('.') ? 'this folder' : safe(typed)}.\n`,
  );
  print(nextSteps(typed, answers.id, spec, options['pack-only']));
  return EXIT.clean;
}

async function askFolder(asker: Asker): Promise<string> {
  if (asker === NOBODY) throw misuse('Name the folder to write into: railwright new my-pack');
  return asker.text('Folder', 'my-pack');
}

async function answersFor(folder: string, options: NewOptions, asker: Asker): Promise<NewPackAnswers> {
  if (options.rules !== undefined && options.game !== undefined && options.game !== 'trains')
    throw misuse(`--rules ${options.rules} is for Trains, not for ${options.game}.`);
  const id = options.id ?? idFrom(basename(folder));
  if (id === undefined)
    throw misuse(`No id can be made of the name "${safe(basename(folder))}".`, 'Give one: --id my-pack');
  const problem = idProblem(id);
  if (problem !== undefined) throw misuse(problem, 'Give another: --id my-pack');
  const title = checkedText('title', options.title ?? (await asker.text('Title', titleFrom(id))));
  const author = checkedText('author', options.author ?? (await asker.text('Author', defaultAuthor())));
  const game = options.game ?? (options.rules === undefined ? await asker.game() : 'trains');
  const rules = options.rules ?? (game === 'trains' ? await asker.edition() : 'trains/aeg-2013');
  return { id, title, author, game, rules };
}

function nextSteps(typed: string, id: string, spec: string, packOnly: boolean): string {
  if (packOnly)
    return `Next:\n  npx railwright validate\n  npx railwright test\n  npx railwright simulate ${id}/${id}`;
  const here = resolve(typed) === resolve('.');
  const folder = /^[\w./-]+$/.test(typed) ? typed : `'${typed.replaceAll("'", `'\\''`)}'`;
  const steps: (readonly [string, string])[] = [
    ...(here ? [] : [[`cd ${safe(folder)}`, ''] as const]),
    ...(existsSync(join(resolve(typed), '.git')) ? [] : [['git init', ''] as const]),
    ['npm install', 'railwright, from package.json'],
    ['npm run hooks', 'check before each commit'],
    ['npx railwright validate', 'is anything wrong?'],
    ['npx railwright test', 'do the cards do what their tests say?'],
    [`npx railwright simulate ${id}/${id}`, 'let bots play it'],
    ['npx railwright studio', 'look at it in the browser'],
  ];
  const width = Math.max(...steps.map(([command]) => command.length));
  const lines = steps.map(([command, why]) => `  ${command.padEnd(width)}  ${style.dim(why)}`.trimEnd());
  const outside = spec.startsWith('file:..')
    ? [
        '',
        `package.json asks for ${safe(spec)}, which nobody else has. So that others and CI find it, copy`,
        `the file into the repository, and then: npm install --save-dev ./${safe(basename(spec))}`,
      ]
    : [];
  return ['Next:', ...lines, ...outside].join('\n');
}
