// Determines the file of an improved strategy, or of another item of a pack: it must not exist, and its name must be a valid id.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { misuse } from '../failure.ts';
import { checkPlace } from '../write-file.ts';

export interface Output {
  readonly file: string;
  /** Id of the new item. */
  readonly id: string;
}

/** @throws Failure before anything is played. */
export function findOutput(strategy: string, typed: string | undefined, force: boolean): Output {
  return checkOutput(
    'strategy',
    typed ?? `${strategy.slice(strategy.indexOf('/') + 1)}-improved.yaml`,
    force,
  );
}

/** @throws Failure as above; `noun` is what the file holds. */
export function checkOutput(noun: string, file: string, force: boolean): Output {
  const id = basename(file).replace(/\.ya?ml$/, '');
  if (!/\.ya?ml$/.test(file)) throw misuse(`${file} is not a ${noun} file name.`, 'It must end in .yaml.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 80)
    throw misuse(
      `"${id}" cannot be the id of a ${noun}.`,
      `Use lower-case letters, digits and single hyphens, such as my-${noun}-2.yaml.`,
    );
  checkPlace(file);
  if (existsSync(file) && !force)
    throw misuse(`${file} already exists.`, 'Name another file, or overwrite it with --force.');
  return { file, id };
}
