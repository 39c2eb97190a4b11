// `railwright compare`: two setups, or a setup against its committed version.
import { Args, Command, Flags } from '@oclif/core';
import { batchFlags, queueFlag, setupFlags, shardFlag } from './play-flags.ts';

export class Compare extends Command {
  static override readonly summary =
    'Compare two setups, or a setup with its committed version, using games with the same seeds.';
  static override readonly description = [
    'Without --bots and --games players learn both sides first, each beginning with what a player of any market knows, and panels play both: what became better or worse is said in sentences, with a first word after a second or two by a player that has learned neither. It takes about half a minute for two seats on two cores.',
    'With --bots or --games both sides play games of the same numbers and seeds with the same bots. Each figure is shown for A and B with the difference (B less A), its interval, and how many games it takes to tell a difference of that size from none. With --against A is the content as it was in that revision of git and B the files as they are.',
    'Exit code 0: all games were played, whatever they show; 1: a setup or a game has a fault; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Two setups',
      command: '<%= config.bin %> compare trains/tokyo-beginners trains/osaka-beginners',
    },
    {
      description: 'What did my change make better or worse, whoever plays?',
      command: '<%= config.bin %> compare trains/tokyo-beginners --against HEAD --players 2',
    },
    {
      description: 'The same games of one bot before and after, figure by figure',
      command:
        '<%= config.bin %> compare trains/tokyo-beginners --against HEAD --bots heuristic --games 5000',
    },
    {
      description: 'The setup in a file, compared with another branch',
      command: '<%= config.bin %> compare content/trains/setups/tokyo-beginners.yaml --against main',
    },
  ];
  static override readonly args = {
    a: Args.string({ required: true, description: 'The setup, as pack/id, or its file.' }),
    b: Args.string({ required: false, description: 'The other setup.' }),
  };
  static override readonly flags = {
    against: Flags.string({
      helpValue: 'REVISION',
      summary: 'Compare with the content at this git revision: HEAD, a branch or a tag.',
    }),
    ...batchFlags(2000, 200_000, 'Games of each side.'),
    games: Flags.integer({
      char: 'n',
      min: 2,
      max: 200_000,
      helpValue: 'N',
      summary: 'Games of each side, by fixed bots; 2000 by default where --bots is given.',
    }),
    explain: Flags.boolean({ summary: 'Print what the figures are, with an example.' }),
    json: Flags.boolean({
      summary:
        'The result as data: schemas/panel-comparison.schema.json; with --bots or --games schemas/comparison-result.schema.json.',
    }),
    ...queueFlag,
    ...shardFlag,
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Compare);
    const { partsFor } = await import('../parts/shard.ts');
    const { withQueue } = await import('../queue/with-queue.ts');
    const { compare } = await import('../compare/compare.ts');
    const parts = partsFor(flags.shard, 'compare', this.argv);
    process.exitCode = await withQueue(flags.queue, () => compare(args.a, args.b, { ...flags, parts }));
  }
}
