// Collects the words to complete from the commands themselves.
import type { Command } from '@oclif/core';

interface Word {
  readonly name: string;
  readonly summary: string;
}

export interface FlagWord extends Word {
  /** One letter. */
  readonly char?: string;
  /** Whether a value follows. */
  readonly takesValue: boolean;
  /** The possible values; empty if anything can follow. */
  readonly values: readonly string[];
}

export interface CommandWord extends Word {
  readonly flags: readonly FlagWord[];
  /** The values of its first argument; empty for a path or other free text. */
  readonly values: readonly string[];
}

/** From what oclif knows about the commands without loading them. */
export function describeCommands(commands: readonly Command.Cached[]): CommandWord[] {
  return commands.map(({ id, summary, flags, args }) => ({
    name: id,
    summary: summary ?? '',
    flags: [
      ...Object.values(flags).flatMap(describeFlag),
      { name: 'help', summary: 'Show help with examples.', takesValue: false, values: [] },
    ],
    values: Object.values(args)[0]?.options ?? [],
  }));
}

function describeFlag(flag: Command.Flag.Cached): FlagWord[] {
  const { name, char, summary = '', type } = flag;
  if (flag.hidden) return [];
  if (type === 'option')
    return [{ name, summary, ...(char && { char }), takesValue: true, values: flag.options ?? [] }];
  const word: FlagWord = { name, summary, ...(char && { char }), takesValue: false, values: [] };
  return flag.allowNo ? [word, { ...word, name: `no-${name}`, summary: `Not: ${summary}` }] : [word];
}
