// Determines the file of an improved strategy: it must not exist, and its name must be a valid id.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { misuse } from '../failure.ts';
import { checkPlace } from '../write-file.ts';

export interface Output {
  readonly file: string;
  /** Id of the new strategy. */
  readonly id: string;
}

/** @throws Failure before anything is played. */
export function findOutput(strategy: string, typed: string | undefined, force: boolean): Output {
  const file = typed ?? `${strategy.slice(strategy.indexOf('/') + 1)}-improved.yaml`;
  const id = basename(file).replace(/\.ya?ml$/, '');
  if (!/\.ya?ml$/.test(file)) throw misuse(`${file} is not a strategy file name.`, 'It must end in .yaml.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 80)
    throw misuse(
      `"${id}" cannot be the id of a strategy.`,
      'Use lower-case letters, digits and single hyphens, such as big-money-2.yaml.',
    );
  checkPlace(file);
  if (existsSync(file) && !force)
    throw misuse(`${file} already exists.`, 'Name another file with -o, or overwrite it with --force.');
  return { file, id };
}
