// `railwright rate`: rates bots and strategies.
import { Args, Flags } from '@oclif/core';
import { explainFlag, jobsFlag, jsonFlag, playersFlag, seedFlag, splitFlags } from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Rate extends StudyCommand {
  static override readonly summary = 'Let bots play each other and rate their strength.';
  static override readonly description = [
    'Every bot meets every other. With --players 3 or more, every combination of that many bots plays together; if there are fewer bots than seats, some bots take two. Every bot sits in every seat equally often, and no two games have the same cards. Ratings are computed from wins (Luce 1959; for two seats, Bradley and Terry 1952) with 95% intervals, on the chess scale: a difference of 400 points means odds of 10 to 1, and the mean of the field is 0. A rating is therefore valid only for this field, this setup and this number of seats.',
    'Ctrl-C stops and rates the games played so far.',
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
  ];
  static override readonly args = {
    setup: Args.string({ required: true, description: 'The setup, as pack/id.' }),
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
      default: 200,
      helpValue: 'N',
      summary:
        'Minimum number of games in which each pair of bots meets, rounded up so that every bot sits in every seat equally often.',
    }),
    ...playersFlag("Number of seats; by default 2, or the setup's minimum if that is higher."),
    ...seedFlag('Seed of the games; the same seed gives the same ratings.'),
    ...jobsFlag,
    ...explainFlag,
    ...jsonFlag('rating-result'),
    ...splitFlags,
  };

  async run(): Promise<void> {
    await this.play(Rate, async (flags, { setup }) =>
      (await import('../rate/rate.ts')).rateBots(setup, flags),
    );
  }
}
