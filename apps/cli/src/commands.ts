// All commands, loaded, for the help of oclif and completion.
import { COMMAND_TABLE } from './command-table.ts';

type Table = typeof COMMAND_TABLE;

export const COMMANDS = Object.fromEntries(
  await Promise.all(Object.entries(COMMAND_TABLE).map(async ([name, load]) => [name, await load()] as const)),
) as { readonly [Name in keyof Table]: Awaited<ReturnType<Table[Name]>> };
