// Prints every command as JSON, as oclif knows it: arguments, flags, examples. The site makes a page of each from it.
import { Config } from '@oclif/core';
import { oclifOptions } from '../src/main.ts';

const { bin, commands } = await Config.load(oclifOptions(true));
const filledIn = commands.map(
  (command) =>
    JSON.parse(
      JSON.stringify(command)
        .replaceAll('<%= config.bin %>', bin)
        .replaceAll('<%= command.id %>', `${bin} ${command.id}`),
    ) as unknown,
);
console.log(JSON.stringify(filledIn));
