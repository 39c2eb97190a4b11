// `railwright merge`: puts the parts of a run together.
import { Args, Command, Flags } from '@oclif/core';
import { contentFlag } from './play-flags.ts';

export class Merge extends Command {
  static override readonly summary = 'Put the parts of a run together that --shard printed.';
  static override readonly description = [
    'Machines that know nothing of each other, such as the jobs of a matrix in CI, each play a part of the games of simulate, compare, cards, sweep or rate: simulate … --shard 2/8 > part-2.json. Together the parts give exactly what one run gives, to the last digit. The content has to be the same as where they were played; nothing is played here.',
    'Exit code 0: merged; 2: invalid usage, a part is missing, damaged, there twice or of another run.',
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
    parts: Args.string({ required: true, description: 'Files with the parts, all of them, in any order.' }),
  };
  static override readonly flags = {
    json: Flags.boolean({ summary: 'The result as data, as the command of the parts gives it.' }),
    report: Flags.string({
      multiple: true,
      multipleNonGreedy: true,
      helpValue: 'FILE',
      summary: 'Write a report of simulate, as often as given: .html, .md, .csv, .json; see there.',
    }),
    player: Flags.url({
      default: new URL('http://127.0.0.1:4173/play/'),
      helpValue: 'URL',
      summary: 'Where the links of an HTML report find the player; railwright studio serves it.',
    }),
    explain: Flags.boolean({ summary: 'Print what each figure is, with an example.' }),
    ...contentFlag,
  };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(Merge);
    const { mergeParts } = await import('../parts/merge.ts');
    const files = argv as string[];
    process.exitCode = await mergeParts(files, {
      ...{ json: flags.json, explain: flags.explain, report: flags.report, content: flags.content },
      player: flags.player.href,
      words: this.argv.filter((word) => !files.includes(word)),
      bin: this.config.bin,
    });
  }
}
