// `railwright diff`: what changed in packs, as a player sees it.
import { Args, Command, Flags } from '@oclif/core';
import { TEXT_LANGUAGES } from '@railwright/engine/languages';
import { batchFlags, queueFlag, storeFlag } from './play-flags.ts';

export class Diff extends Command {
  static override readonly summary = 'Show what changed in packs since a commit, and how that changes games.';
  static override readonly description = [
    'Shows, as a player sees them, which cards, cells, rules, tests and other content were added, changed or removed: the text of cards before and after, cells by their coordinates, lines of the rules, numbers. Setups named by --compare are played on both sides with the same seeds and bots; “holds” says that a difference is larger than chance. The GitHub action posts this as a comment, with the picture that --image draws.',
    'Like git diff, it takes the first word for a commit if there is one of that name and no such file. If there are both, put -- after a commit and before a path.',
    'Exit code 0: shown; 1: a setup has an error, or a game failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'What is not committed yet', command: '<%= config.bin %> diff' },
    { description: 'Changes on this branch', command: '<%= config.bin %> diff origin/main' },
    {
      description: 'As a picture, in German',
      command: '<%= config.bin %> diff origin/main --image changes.png --language de',
    },
    { description: 'In one pack', command: '<%= config.bin %> diff HEAD~3 content/my-pack' },
    {
      description: 'And their effect on a setup',
      command: '<%= config.bin %> diff --compare my-pack/my-pack',
    },
  ];
  static override readonly usage = '<%= command.id %> [REV] [--] [PATHS...] [FLAGS]';
  static override readonly args = {
    words: Args.string({
      multiple: true,
      required: false,
      ignoreStdin: true,
      description:
        'A git commit, such as a branch or a tag: the comparison starts where this branch left it; HEAD by default. Then packs, folders, files or patterns.',
    }),
  };
  static override readonly flags = {
    format: Flags.option({
      options: ['pretty', 'markdown', 'json'] as const,
      default: 'pretty',
      summary:
        'pretty shows everything; markdown is short enough for a comment; json is described by schemas/diff-result.schema.json.',
    })(),
    image: Flags.string({
      helpValue: 'FILE',
      summary:
        'Also draw the changes: cells on their maps, cards before and after side by side, rules and numbers. Ends in .png or .svg.',
    }),
    language: Flags.option({ options: TEXT_LANGUAGES })({
      default: 'en',
      summary: 'Language of cards, of rules and of the picture.',
    }),
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
    const { args, flags } = await this.parse(Diff);
    const words = args.words ?? [];
    const end = this.argv.indexOf('--');
    const { askedBy } = await import('../diff/words.ts');
    const { diff } = await import('../diff/diff.ts');
    const { withExecutor } = await import('../executor/with-executor.ts');
    const asked = askedBy(words, end < 0 ? undefined : words.length - (this.argv.length - end - 1));
    process.exitCode = await withExecutor(flags, (executor) =>
      diff(asked, { ...flags, executor, compare: flags.compare ?? [] }),
    );
  }
}
