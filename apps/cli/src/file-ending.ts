// The end of a file's name, which decides the format that it is written in.
import { extname } from 'node:path';
import { misuse, type Failure } from './failure.ts';

/**
 * @param nouns what is written: `pictures`
 * @param endings those that there are, with their dots
 */
export function wrongEnding(file: string, nouns: string, endings: readonly string[]): Failure {
  const ending = extname(file);
  const way = `End its name in ${endings.join(', ').replace(/, ([^,]*)$/, ' or $1')}.`;
  return ending === ''
    ? misuse(`${file} has no file extension, which would say its format.`, way)
    : misuse(`${file}: ${nouns} cannot be written as ${ending}.`, way);
}
