// A command as one would type it again.

/** Words that a shell would take apart are quoted. */
export function commandLine(bin: string, command: string, words: readonly string[]): string {
  return [bin, ...command.split(':'), ...words.map(quoted)].join(' ');
}

function quoted(word: string): string {
  return /^[\w./:@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
