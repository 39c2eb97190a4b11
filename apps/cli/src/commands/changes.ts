// `railwright changes`: lists the changes of a branch in packs, for the comment on a pull request.
import { Command, Flags } from '@oclif/core';
import { pathArgs } from './path-args.ts';
import { batchFlags, queueFlag, storeFlag } from './play-flags.ts';

export class Changes extends Command {
  static override readonly summary = 'Show what changed in packs since a commit, and how that changes games.';
  static override readonly description = [
    'Lists in a few lines which cards, cells, tests and other content were added, changed or removed; for cards, it shows the text before and after. Setups named by --compare are played on both sides with the same seeds and bots, and differences larger than chance are reported. The GitHub action posts this as a comment.',
    'Exit code 0: shown; 1: a setup has an error, or a game failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Changes on this branch', command: '<%= config.bin %> changes --against origin/main' },
    {
      description: 'And their effect on a setup',
      command: '<%= config.bin %> changes --against HEAD --compare my-pack/my-pack',
    },
  ];
  static override readonly args = pathArgs;
  static override readonly flags = {
    against: Flags.string({
      required: true,
      helpValue: 'REVISION',
      summary: 'A git commit: HEAD, a branch or a tag. The comparison starts where this branch left it.',
    }),
    format: Flags.option({
      options: ['pretty', 'markdown'] as const,
      default: 'pretty',
      summary: 'Output format.',
    })(),
    compare: Flags.string({
      multiple: true,
      multipleNonGreedy: true,
      helpValue: 'PACK/ID',
      summary: 'A setup to play on both sides; may be repeated.',
    }),
    ...batchFlags(2000, 'Games on each side for each setup.'),
    ...queueFlag,
    ...storeFlag,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Changes);
    const { tellChanges } = await import('../changes/changes.ts');
    const { withExecutor } = await import('../executor/with-executor.ts');
    process.exitCode = await withExecutor(flags, (executor) =>
      tellChanges(args.paths ?? [], { ...flags, executor, compare: flags.compare ?? [] }),
    );
  }
}
