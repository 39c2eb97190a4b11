// A command line that can be typed again.

/** Quotes words for a shell. Leaves out where games were played, which makes no difference and may be a secret. */
export function commandLine(bin: string, command: string, words: readonly string[]): string {
  return [bin, ...command.split(':'), ...withoutFlag(words, 'queue').map(quoted)].join(' ');
}

/** Without a flag and its value. */
export function withoutFlag(words: readonly string[], flag: string): string[] {
  const name = `--${flag}`;
  return words.filter((word, i) => word !== name && !word.startsWith(`${name}=`) && words[i - 1] !== name);
}

function quoted(word: string): string {
  return /^[\w./:@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
