// `railwright simulate`: lets bots play many games.
import { Args, Command, Flags } from '@oclif/core';
import { setupFlags } from './play-flags.ts';

const count = (summary: string, min: number, max: number) =>
  Flags.integer({ min, max, summary, helpValue: 'N' });

export class Simulate extends Command {
  static override readonly summary = 'Let bots play many games of a setup and show what happened.';
  static override readonly description = [
    'Prints wins by seat with 95% intervals, scores and margins, how long games take, how they end, and for each card how often it is gained and played. Every line names the games that show its extremes: play such a game again with --first and --games 1. Numbers do not depend on --jobs. Bots that differ move on by one seat with every game.',
    'Ctrl-C stops and prints what the games so far show; the second one stops at once.',
    'Exit code 0: all games were played; 1: the setup or a game has a fault; 2: the command was misused; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'A thousand games', command: '<%= config.bin %> simulate trains/tokyo-beginners' },
    {
      description: 'Two seats, with another edition of the rules',
      command: '<%= config.bin %> simulate trains/tokyo-beginners --players 2 --rules trains/aeg-2013',
    },
    {
      description: 'Two bots against each other, as data',
      command: '<%= config.bin %> simulate trains/tokyo-beginners --players 2 --bots heuristic,random --json',
    },
    {
      description: 'Keep the record of game 345',
      command: '<%= config.bin %> simulate trains/tokyo-beginners --first 345 --games 1 --save games',
    },
  ];
  static override readonly args = {
    setup: Args.string({ required: true, description: 'The setup, as pack/id.' }),
  };
  static override readonly flags = {
    games: Flags.integer({
      min: 1,
      max: 1_000_000_000,
      default: 1000,
      helpValue: 'N',
      summary: 'How many games.',
    }),
    seed: Flags.integer({
      min: 0,
      max: 0xffffffff,
      default: 1,
      helpValue: 'N',
      summary: 'Seed of the batch; the same seed gives the same games.',
    }),
    first: Flags.integer({
      min: 0,
      max: 1_000_000_000,
      default: 0,
      helpValue: 'N',
      summary: 'Number of the first game.',
    }),
    players: count('How many seats; the setup says what it is made for.', 1, 8),
    bots: Flags.string({
      helpValue: 'BOT[,BOT…]',
      summary:
        'One for all seats, or one for each: random, eager, heuristic, search:1000, search:200ms, or a strategy such as trains/big-money.',
    }),
    jobs: count('How many games are played at the same time; one a core by default.', 1, 256),
    json: Flags.boolean({ summary: 'The result as data: schemas/simulation-result.schema.json.' }),
    save: Flags.string({
      helpValue: 'DIR',
      summary: 'Write the record of every game into this folder as it ends.',
    }),
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Simulate);
    const { simulate } = await import('../simulate/simulate.ts');
    process.exitCode = await simulate(args.setup, flags);
  }
}
