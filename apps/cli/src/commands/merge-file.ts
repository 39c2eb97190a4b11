// `railwright merge-file`: merges two edits of one content file, as git asks a merge driver to.
import { Args, Command, Flags } from '@oclif/core';

export class MergeFile extends Command {
  static override readonly summary =
    'Merge two edits of a content file by cell, key and id, as git’s merge driver.';
  static override readonly description = [
    'railwright hooks sets it up, and git then runs it: merge, rebase, cherry-pick, stash pop. Maps are merged by cell, cards and other things by id, objects by key. Comments, order and every line that nobody changed stay as they are. The result is written into OURS. What both sides changed differently stays in the file between conflict marks and is listed on standard error; everything else is merged. An error or a warning that neither side has, but the merged file does, is listed and left to you too. Files that are not content, or that cannot be read, are merged by line, as git does without a driver.',
    'During a rebase, git calls the branch that you rebase onto ours, and your commits theirs.',
    'Exit code 0: merged; 1: questions are left; 2: invalid usage, nothing was written.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'As git runs it',
      command:
        '<%= config.bin %> merge-file .merge_base .merge_ours .merge_theirs --path content/my-pack/cards/cards.yaml',
    },
  ];
  static override readonly args = {
    base: Args.string({ required: true, ignoreStdin: true, description: 'The file before both edits (%O).' }),
    ours: Args.string({ required: true, ignoreStdin: true, description: 'Our edit, and the result (%A).' }),
    theirs: Args.string({ required: true, ignoreStdin: true, description: 'Their edit (%B).' }),
  };
  static override readonly flags = {
    path: Flags.string({
      helpValue: 'FILE',
      summary: 'The path of the file in the repository (%P); OURS unless given.',
    }),
    'marker-size': Flags.integer({
      helpValue: 'N',
      default: 7,
      min: 1,
      max: 1000,
      summary: 'How many characters a conflict mark has (%L).',
    }),
    'base-label': Flags.string({ helpValue: 'NAME', summary: 'The name of BASE in conflicts (%S).' }),
    'ours-label': Flags.string({ helpValue: 'NAME', summary: 'The name of OURS (%X).' }),
    'theirs-label': Flags.string({ helpValue: 'NAME', summary: 'The name of THEIRS (%Y).' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(MergeFile);
    const { mergeFile } = await import('../merge-file/merge-file.ts');
    process.exitCode = await mergeFile({
      ...args,
      path: flags.path ?? args.ours,
      size: flags['marker-size'],
      labels: {
        base: flags['base-label'] ?? 'base',
        ours: flags['ours-label'] ?? 'ours',
        theirs: flags['theirs-label'] ?? 'theirs',
      },
    });
  }
}
