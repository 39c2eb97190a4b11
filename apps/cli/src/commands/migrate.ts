// `railwright migrate`: converts packs to the current format.
import { Command } from '@oclif/core';
import { dryRunFlag, pathArgs } from './path-args.ts';

export class Migrate extends Command {
  static override readonly summary = 'Convert packs from an older format to the current one.';
  static override readonly description = [
    'Every file states its format in a line such as format: 1. Keys that have new names are renamed in place; comments, order and layout stay. Files in the current format are left alone, so you can run it again at any time.',
    'Exit code 0: done, or nothing to do; 1: some files cannot be read, understood or written; 2: invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Everything below ./content', command: '<%= config.bin %> migrate' },
    { description: 'Preview the changes', command: '<%= config.bin %> migrate --dry-run my-pack' },
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
