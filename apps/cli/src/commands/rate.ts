// `railwright rate`: rates bots and strategies.
import { Args, Command, Flags } from '@oclif/core';
import { adaptiveRefusal } from '../parts/adaptive.ts';
import { queueFlag, setupFlags, shardFlag, storeFlag } from './play-flags.ts';

export class Rate extends Command {
  static override readonly summary = 'Let bots play each other and rate their strength.';
  static override readonly description = [
    'Every bot meets every other. With --players 3 or more, every combination of that many bots plays together; if there are fewer bots than seats, some bots take two. Every bot sits in every seat equally often, and no two games have the same cards. Ratings are computed from wins (Luce 1959; for two seats, Bradley and Terry 1952) with 95% intervals, on the chess scale: a difference of 400 points means odds of 10 to 1, and the mean of the field is 0. A rating is therefore valid only for this field, this setup and this number of seats.',
    "With --exploit nothing is rated. Instead, an opponent is trained to beat one learned player, which sits in all other seats: once starting from what the player knows, once from nothing. The wins of the stronger opponent are then measured. The more it gains over an even share, the less the player's figures can be trusted.",
    'Ctrl-C stops and rates the games played so far, or measures the opponent as it is.',
    'Exit code 0: rated; 1: the setup has an error, or a game failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'All strategies in the packs, and the heuristic',
      command: '<%= config.bin %> rate trains/tokyo-beginners',
    },
    {
      description: 'Three of them, with more games, as data',
      command:
        '<%= config.bin %> rate trains/osaka-beginners --bots balanced,big-money,heuristic --games 2000 --json',
    },
    {
      description: 'Which is strongest with four players?',
      command: '<%= config.bin %> rate trains/tokyo-beginners --players 4',
    },
    {
      description: 'How badly can a learned player be beaten?',
      command: '<%= config.bin %> rate --exploit duel.player --minutes 4',
    },
  ];
  static override readonly args = {
    setup: Args.string({
      description: 'The setup, as pack/id; with --exploit, by default the one the player learned.',
    }),
  };
  static override readonly flags = {
    bots: Flags.string({
      helpValue: 'BOT,BOT[,BOT…]',
      summary:
        'Bots to rate: heuristic, search:1000, trains/big-money, search:1000@trains/big-money, my.player, search:200@my.player, …; all strategies and the heuristic by default.',
    }),
    games: Flags.integer({
      char: 'n',
      min: 2,
      max: 10_000_000,
      helpValue: 'N',
      summary:
        'Minimum number of games in which each pair of bots meets; 200 by default, rounded up so that every bot sits in every seat equally often. With --exploit, games to train the opponent; 10,000 by default.',
    }),
    exploit: Flags.string({
      helpValue: 'PLAYER',
      exclusive: ['bots', 'explain'],
      summary: 'Train an opponent to beat the learned player in this file, and measure what it gains.',
    }),
    minutes: Flags.string({
      dependsOn: ['exploit'],
      exclusive: ['games'],
      helpValue: 'N',
      summary: 'With --exploit: minutes to train, instead of --games.',
    }),
    'held-out': Flags.integer({
      dependsOn: ['exploit'],
      min: 2,
      max: 1_000_000,
      helpValue: 'N',
      summary: 'With --exploit: games to measure the opponent with; 1,000 by default.',
    }),
    players: Flags.integer({
      min: 1,
      max: 8,
      helpValue: 'N',
      summary: "Number of seats; by default 2, or the setup's minimum if that is higher.",
    }),
    seed: Flags.integer({
      min: 0,
      max: 0xffffffff,
      default: 1,
      helpValue: 'N',
      summary: 'Seed of the games; the same seed gives the same ratings.',
    }),
    jobs: Flags.integer({
      min: 1,
      max: 256,
      helpValue: 'N',
      summary: 'Games to play at the same time; by default, one per core.',
    }),
    explain: Flags.boolean({ summary: 'Explain the figures, with an example.' }),
    json: Flags.boolean({
      summary: 'The result as data: schemas/rating-result.schema.json, or exploitation-result.schema.json.',
    }),
    ...queueFlag,
    ...storeFlag,
    ...shardFlag,
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Rate);
    const { partsFor } = await import('../parts/shard.ts');
    const { withExecutor } = await import('../executor/with-executor.ts');
    const { exploit, games = 200, ...rest } = flags;
    if (exploit !== undefined) {
      if (flags.shard !== undefined)
        throw adaptiveRefusal(
          'The opponent of --exploit',
          'Train it on one machine, or on a queue: --queue.',
        );
      const { exploitPlayer } = await import('../rate/exploit.ts');
      process.exitCode = await withExecutor(flags, (executor) =>
        exploitPlayer(args.setup, { ...flags, executor, exploit }),
      );
      return;
    }
    const { rateBots } = await import('../rate/rate.ts');
    const parts = partsFor(flags.shard, 'rate', this.argv);
    process.exitCode = await withExecutor({ ...flags, parts }, (executor) =>
      rateBots(args.setup, { ...rest, games, executor, parts }),
    );
  }
}
