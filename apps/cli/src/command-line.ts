// A command as one would type it again.

/** Words that a shell would take apart are quoted. Where it was played makes no difference and may be a secret, so it is left out. */
export function commandLine(bin: string, command: string, words: readonly string[]): string {
  return [bin, ...command.split(':'), ...withoutQueue(words).map(quoted)].join(' ');
}

function withoutQueue(words: readonly string[]): string[] {
  return words.filter((word, i) => !/^--queue(=|$)/.test(word) && words[i - 1] !== '--queue');
}

function quoted(word: string): string {
  return /^[\w./:@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
