// `railwright rate`: how strong bots and strategies are.
import { Args, Command, Flags } from '@oclif/core';
import { queueFlag, setupFlags } from './play-flags.ts';

export class Rate extends Command {
  static override readonly summary = 'Let bots play each other and rate how strong they are.';
  static override readonly description = [
    'Every bot meets every other; with --players 3 and more, all choices of so many bots sit together, and where bots are fewer than seats some take two. Everybody is in every seat equally often, and no two games have the same cards. Ratings come from who won (Luce 1959; for two seats Bradley and Terry 1952) with 95% intervals, on the scale of chess: 400 points are odds of 10 to 1, and the mean of the field is 0. So a rating says something about this field, this setup and this number of seats only.',
    'With --exploit nobody is rated: an answer to one learned player is learned, once from what the player knows and once from nothing, with the player in all other seats, and what the stronger one wins is measured. What it gains over an even share says how far figures of the player can be trusted.',
    'Ctrl-C stops and rates the tables that were played, or measures the answer as it is.',
    'Exit code 0: rated; 1: the setup or a game has a fault; 2: the command was misused; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'All strategies of the packs at hand, and the heuristic',
      command: '<%= config.bin %> rate trains/tokyo-beginners',
    },
    {
      description: 'Three of them, with more games, as data',
      command:
        '<%= config.bin %> rate trains/osaka-beginners --bots balanced,big-money,heuristic --games 2000 --json',
    },
    {
      description: 'Who is strongest among four?',
      command: '<%= config.bin %> rate trains/tokyo-beginners --players 4',
    },
    {
      description: 'How far can a learned player be beaten?',
      command: '<%= config.bin %> rate --exploit duel.player --minutes 4',
    },
  ];
  static override readonly args = {
    setup: Args.string({
      description: 'The setup, as pack/id; with --exploit the one that the player has learned by default.',
    }),
  };
  static override readonly flags = {
    bots: Flags.string({
      helpValue: 'BOT,BOT[,BOT…]',
      summary:
        'Who plays: heuristic, search:1000, trains/big-money, search:1000@trains/big-money, my.player, search:200@my.player, …; all strategies and the heuristic by default.',
    }),
    games: Flags.integer({
      char: 'n',
      min: 2,
      max: 10_000_000,
      helpValue: 'N',
      summary:
        'Games in which each pair of bots meets, at least, 200 by default: made up so that all are in all seats equally often. With --exploit the games that answers are learned from, 10,000 by default.',
    }),
    exploit: Flags.string({
      helpValue: 'PLAYER',
      exclusive: ['bots', 'explain'],
      summary: 'Learn an answer to this learned player, a file, and measure what it gains.',
    }),
    minutes: Flags.string({
      dependsOn: ['exploit'],
      exclusive: ['games'],
      helpValue: 'N',
      summary: 'With --exploit: learn for so long instead.',
    }),
    'held-out': Flags.integer({
      dependsOn: ['exploit'],
      min: 2,
      max: 1_000_000,
      helpValue: 'N',
      summary: 'With --exploit: games to measure the answer with; 1,000 by default.',
    }),
    players: Flags.integer({
      min: 1,
      max: 8,
      helpValue: 'N',
      summary: 'How many seats; 2 where the setup can be played so, else as few as it can.',
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
      summary: 'How many games are played at the same time; one a core by default.',
    }),
    explain: Flags.boolean({ summary: 'Print what the figures are, with an example.' }),
    json: Flags.boolean({
      summary: 'The result as data: schemas/rating-result.schema.json, or exploitation-result.schema.json.',
    }),
    ...queueFlag,
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Rate);
    const { withQueue } = await import('../queue/with-queue.ts');
    const { exploit, games = 200, ...rest } = flags;
    if (exploit !== undefined) {
      const { exploitPlayer } = await import('../rate/exploit.ts');
      process.exitCode = await withQueue(flags.queue, () => exploitPlayer(args.setup, { ...flags, exploit }));
      return;
    }
    const { rateBots } = await import('../rate/rate.ts');
    process.exitCode = await withQueue(flags.queue, () => rateBots(args.setup, { ...rest, games }));
  }
}
