// `railwright improve`: searches for a better version of a strategy.
import { Args, Command, Flags } from '@oclif/core';
import { adaptiveRefusal } from '../parts/adaptive.ts';
import { noShardFlag, queueFlag, setupFlags, storeFlag } from './play-flags.ts';

const count = (summary: string, min: number, max: number, preset: number) =>
  Flags.integer({ min, max, default: preset, summary, helpValue: 'N' });

export class Improve extends Command {
  static override readonly summary = 'Look for a better version of a strategy by trying small changes.';
  static override readonly description = [
    "Changes one part at a time: a number, a rule, the order of rules. Each change plays the same opponents in the same seats with the same cards as the best version so far, and is kept only if it gains more than luck would explain. The real gain is measured at the end in games that played no part in the search, and printed with a 95% interval. A better version is written to a new file, with the old file's comments; if nothing better is found, nothing is written.",
    'With --from it fits a strategy to a learned player instead. It starts from the nearest strategy, or from what the player buys and when. It first tries changes that make the strategy behave more like the player, then changes that win more against the player and other bots. The result is always written to a new file, and what is lost is printed: its wins against the player, and how much less than the player it wins against other bots.',
    'Ctrl-C ends the search and measures what was found so far; pressing it again stops at once. The same seed gives the same result unless the search was stopped.',
    'Exit code 0: a better version was written; 1: nothing better was found, or a game failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Improve a strategy of a pack',
      command: '<%= config.bin %> improve trains/tower-buyer --setup trains/tokyo-beginners',
    },
    {
      description: 'For four-player games',
      command: '<%= config.bin %> improve trains/balanced --setup trains/tokyo-beginners --players 4',
    },
    {
      description: 'Against two opponents, with a longer search',
      command:
        '<%= config.bin %> improve balanced --setup trains/osaka-beginners --against big-money,heuristic --tries 2000 -o better.yaml',
    },
    {
      description: 'Imitate a learned player as closely as a strategy can',
      command: '<%= config.bin %> improve --from duel.player -o like-duel.yaml',
    },
  ];
  static override readonly args = {
    strategy: Args.string({
      description:
        'The strategy, as pack/id; with --from, where to start (by default, the nearest strategy).',
    }),
  };
  static override readonly flags = {
    setup: Flags.string({
      helpValue: 'PACK/ID',
      summary:
        'The setup to improve it for; required without --from, otherwise by default the one the player learned.',
    }),
    from: Flags.string({
      helpValue: 'PLAYER',
      exclusive: ['explain'],
      summary: 'Fit a strategy to the learned player in this file.',
    }),
    against: Flags.string({
      helpValue: 'BOT[,BOT…]',
      summary:
        'Its opponents; by default, all other strategies, itself and the heuristic. With --from, bots to measure against; by default, those that choose without searching. With more than two seats, neighbours in this list play together, wrapping around.',
    }),
    players: Flags.integer({
      min: 1,
      max: 8,
      helpValue: 'N',
      summary: "Number of seats; by default 2, or the setup's minimum if that is higher.",
    }),
    tries: Flags.integer({
      min: 1,
      max: 1_000_000,
      helpValue: 'N',
      summary: 'Number of changes to try; 300 by default, 1,000 with --from.',
    }),
    games: count('Games at each table to accept a change.', 2, 1_000_000, 200),
    'held-out': count('Games at each table to measure the gain.', 2, 1_000_000, 1000),
    seed: count('Seed for the changes and the games.', 0, 0xffffffff, 1),
    jobs: Flags.integer({
      min: 1,
      max: 256,
      helpValue: 'N',
      summary: 'Games to play at the same time; by default, one per core.',
    }),
    output: Flags.string({
      char: 'o',
      helpValue: 'FILE',
      summary:
        'The new file; its name without .yaml becomes the id. By default <id>-improved.yaml, or <player>-fitted.yaml with --from.',
    }),
    force: Flags.boolean({ summary: 'Overwrite an existing file.' }),
    explain: Flags.boolean({ summary: 'Explain the figures, with an example.' }),
    json: Flags.boolean({
      summary: 'The result as data: schemas/improvement-result.schema.json, or fit-result.schema.json.',
    }),
    ...queueFlag,
    ...storeFlag,
    ...noShardFlag,
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Improve);
    if (flags.shard !== undefined)
      throw adaptiveRefusal('improve', 'To let other machines help, use --queue.');
    const { withExecutor } = await import('../executor/with-executor.ts');
    const { from } = flags;
    if (from !== undefined) {
      const { fitToPlayer } = await import('../improve/fit.ts');
      process.exitCode = await withExecutor(flags, (executor) =>
        fitToPlayer(args.strategy, from, { ...flags, executor }),
      );
      return;
    }
    const { improveStrategy } = await import('../improve/improve.ts');
    process.exitCode = await withExecutor(flags, (executor) =>
      improveStrategy(args.strategy, { ...flags, executor }),
    );
  }
}
