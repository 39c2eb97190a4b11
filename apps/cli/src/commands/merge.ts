// `railwright merge`: merges the parts of a run.
import { Args, Command, Flags } from '@oclif/core';
import { contentFlag, playerFlag, reportFlag } from './play-flags.ts';

export class Merge extends Command {
  static override readonly summary = 'Merge the parts of a run that --shard printed.';
  static override readonly description = [
    'Machines that do not communicate, such as the jobs of a CI matrix, each play a part of the games of simulate, compare, influence, sweep, rate or explain: simulate … --shard 2/8 > part-2.json. Merged, the parts give exactly the result of a single run, to the last digit. The content must be the same as on the machines that played; merge itself plays no games.',
    'Exit code 0: merged; 2: invalid usage, or a part is missing, damaged, given twice or from another run.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Two parts, and the whole',
      command: [
        '<%= config.bin %> simulate trains/tokyo-beginners --bots heuristic --shard 1/2 > part-1.json',
        '<%= config.bin %> simulate trains/tokyo-beginners --bots heuristic --shard 2/2 > part-2.json',
        '<%= config.bin %> merge part-1.json part-2.json',
      ].join('\n'),
    },
    { description: 'As a report', command: '<%= config.bin %> merge part-*.json --report out.html' },
  ];
  static override readonly strict = false;
  static override readonly args = {
    part: Args.string({ required: true, description: 'The files with all parts, in any order.' }),
  };
  static override readonly flags = {
    json: Flags.boolean({ summary: 'The result as data, as the command that played the parts prints it.' }),
    ...reportFlag('For parts of simulate: write a report', ['.csv', '.json']),
    ...playerFlag,
    verbose: Flags.boolean({ summary: 'For parts of simulate: print everything, not only a summary.' }),
    explain: Flags.boolean({ summary: 'Explain each figure, with an example.' }),
    ...contentFlag,
  };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(Merge);
    const { mergeParts } = await import('../parts/merge.ts');
    const files = argv as string[];
    const words = this.argv.filter((word) => !files.includes(word));
    await mergeParts(files, { ...flags, words, config: this.config });
  }
}
