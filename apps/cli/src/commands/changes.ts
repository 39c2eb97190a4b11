// `railwright changes`: what a branch changes in packs, for the comment on a pull request.
import { Command, Flags } from '@oclif/core';
import { pathArgs } from './path-args.ts';
import { batchFlags } from './play-flags.ts';

export class Changes extends Command {
  static override readonly summary = 'Say what changed in packs since a commit, and what it does to games.';
  static override readonly description = [
    'Tells in a few lines which cards, cells, tests and other things are new, changed or gone: of cards their text before and after. Setups named by --compare are played on both sides, with the same seeds and bots, and what differs by more than chance is told. The action of GitHub workflows writes it as a comment.',
    'Exit code 0: told; 1: a setup or a game has a fault; 2: the command was misused; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'What this branch changes', command: '<%= config.bin %> changes --against origin/main' },
    {
      description: 'And what that does to a setup',
      command: '<%= config.bin %> changes --against HEAD --compare my-pack/my-pack',
    },
  ];
  static override readonly args = pathArgs;
  static override readonly flags = {
    against: Flags.string({
      required: true,
      helpValue: 'REVISION',
      summary: 'A commit of git: HEAD, a branch, a tag. What counts is where this branch left it.',
    }),
    format: Flags.option({
      options: ['pretty', 'markdown'] as const,
      default: 'pretty',
      summary: 'How it is written.',
    })(),
    compare: Flags.string({
      multiple: true,
      multipleNonGreedy: true,
      helpValue: 'PACK/ID',
      summary: 'A setup to play on both sides; as often as there are.',
    }),
    ...batchFlags(2000, 200_000, 'Games of each side of each setup.'),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Changes);
    const { tellChanges } = await import('../changes/changes.ts');
    process.exitCode = await tellChanges(args.paths ?? [], { ...flags, compare: flags.compare ?? [] });
  }
}
