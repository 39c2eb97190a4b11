// A command line that can be typed again.
import { shellWord } from '@railwright/content/shell-word';

/** Quotes words for a shell. Leaves out where games were played, which makes no difference and may be a secret. */
export function commandLine(bin: string, command: string, words: readonly string[]): string {
  return [bin, ...command.split(':'), ...withoutFlag(words, 'queue').map(shellWord)].join(' ');
}

/** Without a flag and its value. */
export function withoutFlag(words: readonly string[], flag: string): string[] {
  const name = `--${flag}`;
  return words.filter((word, i) => word !== name && !word.startsWith(`${name}=`) && words[i - 1] !== name);
}
