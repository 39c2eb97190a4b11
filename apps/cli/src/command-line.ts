// A command as one would type it again.

/** Words that a shell would take apart are quoted. Where it was played makes no difference and may be a secret, so it is left out. */
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
