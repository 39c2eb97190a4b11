// The error message for missing arguments.
import { joined } from '@railwright/engine/joined';
import { misuse, type Failure } from './failure.ts';

/** @param needed all required arguments @param told oclif's message: a line, and one for each missing argument with its description */
export function missingText(
  command: string,
  missing: readonly string[],
  needed: readonly string[],
  told = '',
): [message: string, help: string] {
  const words = missing.map((name) => (name.length === 1 ? name.toUpperCase() : `the ${name}`));
  const list = joined(words, 'and');
  const about = told
    .split('\n')
    .filter((line) => missing.some((name) => line.trimStart().startsWith(`${name} `)));
  return [
    [
      `${list[0]?.toUpperCase() ?? ''}${list.slice(1)} ${words.length > 1 ? 'are' : 'is'} missing.`,
      ...about,
    ].join('\n'),
    `Usage: railwright ${[command, ...needed.map((name) => name.toUpperCase())].join(' ')}. See railwright ${command} --help.`,
  ];
}

/** For an argument that only some uses of a command need. */
export const missingWord = (command: string, name: string): Failure =>
  misuse(...missingText(command, [name], [name]));
