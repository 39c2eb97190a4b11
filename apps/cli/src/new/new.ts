// Collects the answers, writes the repository, and prints the next steps.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  editionsFor,
  idFrom,
  idProblem,
  NEW_GAMES,
  titleFrom,
  type NewPackAnswers,
} from '@railwright/content/new';
import { plural } from '../check/findings.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, safe } from '../output.ts';
import { style } from '../style.ts';
import { NOBODY, askTerminal, defaultAuthor, isTerminal, type Asker } from './ask.ts';
import { checkedText } from './checked-text.ts';
import { ownSpec, packageJson, specFrom } from './package-json.ts';
import { nextSteps } from './next-steps.ts';
import { findPlace } from './place.ts';
import { besideFiles, packFiles, repositoryFiles, rootFiles } from './plan.ts';
import { writeWhole } from '../write-file.ts';
import { refuseConflicts, writeFiles } from './write.ts';

export interface NewOptions {
  readonly folder: string | undefined;
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly id: string | undefined;
  readonly game: string | undefined;
  readonly rules: string | undefined;
  readonly 'pack-only': boolean;
  readonly 'own-repository': boolean;
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

  const packOnly = options['pack-only'];
  const place = findPlace(folder, options['own-repository']);
  const pack = packFiles(answers, place);
  const inside = place.around !== undefined;
  const files = [
    ...pack,
    ...(packOnly ? [] : inside ? besideFiles(answers, place) : repositoryFiles(answers, place)),
  ];
  const above = packOnly || !inside ? [] : rootFiles(answers, place);
  refuseConflicts(folder, typed, files);
  const manifest = join(folder, 'package.json');
  const needsManifest = !packOnly && !(inside && place.asks !== undefined);
  const existing = existsSync(manifest) ? readFileSync(manifest, 'utf8') : undefined;
  const text = packageJson(answers.id, spec, existing);
  writeFiles(folder, files);
  if (needsManifest) await writeWhole(manifest, text);
  writeFiles(place.around ?? folder, above);

  const count = files.length + (needsManifest ? 1 : 0);
  print(
    `${style.green('✔')} ${safe(answers.title)}: ${plural(count, 'file')} in ${folder === resolve('.') ? 'this folder' : safe(typed)}${above.map(({ path }) => `, and ${path} at the root of the repository`).join('')}.\n`,
  );
  if (inside && !packOnly)
    print(
      `It is part of the git repository ${safe(place.around)}. To create a separate repository: --own-repository\n`,
    );
  print(nextSteps(typed, answers.id, spec, place, packOnly));
  return EXIT.clean;
}

async function askFolder(asker: Asker): Promise<string> {
  if (asker === NOBODY) throw misuse('Name the folder to write into: railwright new my-pack');
  return asker.text('Folder', 'my-pack');
}

async function answersFor(folder: string, options: NewOptions, asker: Asker): Promise<NewPackAnswers> {
  const owner = NEW_GAMES.find((game) => editionsFor(game).some((edition) => edition.id === options.rules));
  if (owner !== undefined && options.game !== undefined && options.game !== owner)
    throw misuse(`--rules ${options.rules} is for ${owner}, not for ${options.game}.`);
  const id = options.id ?? idFrom(basename(folder));
  if (id === undefined)
    throw misuse(`No id can be made of the name "${safe(basename(folder))}".`, 'Choose one: --id my-pack');
  const problem = idProblem(id);
  if (problem !== undefined) throw misuse(problem, 'Choose another: --id my-pack');
  const title = checkedText(
    'title',
    options.title ?? (await asker.text('Title', titleFrom(id, options.id ?? basename(folder)))),
  );
  const author = checkedText('author', options.author ?? (await asker.text('Author', defaultAuthor())));
  const game = options.game ?? owner ?? (await asker.game());
  const editions = editionsFor(game);
  const rules = options.rules ?? (editions.length > 0 ? await asker.edition(editions) : undefined);
  return { id, title, author, game, rules };
}
