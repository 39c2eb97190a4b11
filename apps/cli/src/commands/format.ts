// `railwright format`: lays content files out.
import { Command, Flags } from '@oclif/core';
import { dryRunFlag, pathArgs, stdinFlag } from './path-args.ts';

export class Format extends Command {
  static override readonly summary =
    'Format content files: align map pictures, sort barriers, remove stray white space.';
  static override readonly description = [
    'Comments, empty lines, quotes and the order of keys stay as they are, and what a file means never changes. Barriers are sorted within groups separated by empty lines or comment lines. To fix spelling mistakes, use railwright validate --fix.',
    'Exit code 0: done, or nothing to do; 1: with --check, some files are not formatted, or some cannot be read or written; 2: invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Everything below ./content', command: '<%= config.bin %> format' },
    { description: 'In CI', command: '<%= config.bin %> format --check content' },
    { description: 'Preview the changes', command: '<%= config.bin %> format --dry-run my-pack/maps' },
    {
      description: 'From an editor',
      command: '<%= config.bin %> format - --stdin-filename my-pack/maps/fens.yaml < fens.yaml',
    },
  ];
  static override readonly args = pathArgs;
  static override readonly flags = {
    check: Flags.boolean({ summary: 'Write nothing; show what would change and fail if anything would.' }),
    ...dryRunFlag,
    ...stdinFlag,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Format);
    const { format } = await import('../edit/format.ts');
    process.exitCode = await format(args.paths ?? [], {
      check: flags.check,
      dryRun: flags['dry-run'],
      stdinFilename: flags['stdin-filename'],
    });
  }
}
