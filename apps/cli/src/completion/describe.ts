// What there is to complete, from the commands themselves.
import type { Command } from '@oclif/core';

export interface Word {
  readonly name: string;
  readonly summary: string;
}

export interface FlagWord extends Word {
  /** One letter. */
  readonly char?: string;
  /** A value follows. */
  readonly takesValue: boolean;
  /** The values there are; empty when anything may follow. */
  readonly values: readonly string[];
}

export interface CommandWord extends Word {
  readonly flags: readonly FlagWord[];
  /** The values of its first argument; empty when it is a path or something else that is not known. */
  readonly values: readonly string[];
}

/** A command without flags or arguments has none of these. */
type Described = Pick<Command.Class, 'summary'> & Partial<Pick<Command.Class, 'flags' | 'args'>>;

export function describeCommands(commands: Readonly<Record<string, Described>>): CommandWord[] {
  return Object.entries(commands).map(([name, { summary, flags = {}, args = {} }]) => ({
    name,
    summary: summary ?? '',
    flags: [
      ...Object.entries(flags).flatMap(([flag, about]) => describeFlag(flag, about)),
      { name: 'help', summary: 'Show help with examples.', takesValue: false, values: [] },
    ],
    values: Object.values(args)[0]?.options ?? [],
  }));
}

function describeFlag(name: string, flag: Command.Flag.Any): FlagWord[] {
  const { char, summary = '', type } = flag;
  if (flag.hidden) return [];
  if (type === 'option')
    return [{ name, summary, ...(char && { char }), takesValue: true, values: flag.options ?? [] }];
  const word: FlagWord = { name, summary, ...(char && { char }), takesValue: false, values: [] };
  return flag.allowNo ? [word, { ...word, name: `no-${name}`, summary: `Not: ${summary}` }] : [word];
}
