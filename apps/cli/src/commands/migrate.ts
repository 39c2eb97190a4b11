// `railwright migrate`: brings packs to the present format.
import { Command } from '@oclif/core';
import { dryRunFlag, pathArgs } from './path-args.ts';

export class Migrate extends Command {
  static override readonly summary = 'Bring packs of an older format to the present one.';
  static override readonly description = [
    'Every file says its format in the line format. Keys that are called otherwise today are renamed where they stand; comments, order and layout stay. Files of the present format are left alone, so it can be run again at any time.',
    'Exit code 0: done, or nothing to do; 1: some files cannot be read, understood or written; 2: the command was misused.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Everything below ./content', command: '<%= config.bin %> migrate' },
    { description: 'See it first', command: '<%= config.bin %> migrate --dry-run my-pack' },
  ];
  static override readonly args = pathArgs;
  static override readonly flags = {
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Migrate);
    const { migrate } = await import('../edit/migrate.ts');
    process.exitCode = await migrate(args.paths ?? [], flags['dry-run']);
  }
}
