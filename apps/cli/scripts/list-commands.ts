// Prints every command as JSON, as oclif knows it: arguments, flags, examples, exit codes. The site makes a page of each from it.
import { Config } from '@oclif/core';
import { oclifOptions } from '../src/main.ts';
import { splitExitCodes } from './exit-codes.ts';

const { bin, commands } = await Config.load(oclifOptions(true));
const filledIn = commands.map(
  (command) =>
    JSON.parse(
      JSON.stringify({ ...command, ...splitExitCodes(command.description ?? '') })
        .replaceAll('<%= config.bin %>', bin)
        .replaceAll('<%= command.id %>', `${bin} ${command.id}`),
    ) as unknown,
);
console.log(JSON.stringify(filledIn));
