// Loaded before `railwright studio`: only its arguments are examined, before anything is built for it.
import { existsSync } from 'node:fs';
import { Studio } from '../src/commands/studio.ts';
import { misuse } from '../src/failure.ts';

/** The exit code that `start.mjs` waits for. With any other, the command has said what is wrong, or printed its help. */
const ARGUMENTS_FIT = 100;

/** @this {Studio} */
Studio.prototype.run = async function () {
  const { args } = await this['parse'](Studio);
  if (args.folder !== undefined && !existsSync(args.folder))
    throw misuse(`There is no folder ${args.folder}.`);
  process.exitCode = ARGUMENTS_FIT;
};
