// `railwright improve`: looks for a better version of a strategy.
import { Args, Command, Flags } from '@oclif/core';
import { queueFlag, setupFlags } from './play-flags.ts';

const count = (summary: string, min: number, max: number, preset: number) =>
  Flags.integer({ min, max, default: preset, summary, helpValue: 'N' });

export class Improve extends Command {
  static override readonly summary = 'Look for a better version of a strategy by trying small changes.';
  static override readonly description = [
    'Changes one thing at a time: a number, a rule, the order of rules. Each change meets the same opponents in the same seats with the same cards as the best version so far and is kept only when it gains more than luck would. What was gained in truth is measured at the end with games that no change has seen, and printed with a 95% interval. A better version becomes a new file, with the comments of the old one; when nothing better was found, nothing is written.',
    'With --from it fits a strategy to a learned player instead: it begins with the nearest strategy, or with what the player buys and when, and tries changes that make what it does in games with itself more like what the player does, then changes that win more against the player and other bots. It becomes a new file in any case, and what is lost is printed: what it wins against the player, and how much less than the player it wins against other bots.',
    'Ctrl-C ends the search and measures what was found so far; the second one stops at once. The same seed finds the same, unless it was stopped.',
    'Exit code 0: a better version was written; 1: nothing better was found, or a game has a fault; 2: the command was misused; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Improve a strategy of a pack',
      command: '<%= config.bin %> improve trains/tower-buyer --setup trains/tokyo-beginners',
    },
    {
      description: 'For games of four',
      command: '<%= config.bin %> improve trains/balanced --setup trains/tokyo-beginners --players 4',
    },
    {
      description: 'Against two opponents, trying longer',
      command:
        '<%= config.bin %> improve balanced --setup trains/osaka-beginners --against big-money,heuristic --tries 2000 -o better.yaml',
    },
    {
      description: 'What a learned player does, as far as a strategy can say it',
      command: '<%= config.bin %> improve --from duel.player -o like-duel.yaml',
    },
  ];
  static override readonly args = {
    strategy: Args.string({
      description: 'The strategy, as pack/id; with --from where to begin, the nearest by default.',
    }),
  };
  static override readonly flags = {
    setup: Flags.string({
      helpValue: 'PACK/ID',
      summary:
        'The setup in which it is to be better; needed without --from, else what the player has learned.',
    }),
    from: Flags.string({
      helpValue: 'PLAYER',
      exclusive: ['explain'],
      summary: 'Fit a strategy to this learned player, a file.',
    }),
    against: Flags.string({
      helpValue: 'BOT[,BOT…]',
      summary:
        'Its opponents; all other strategies, itself and the heuristic by default. With --from bots to measure with; those that choose at once by default. With more than two seats neighbours of this list sit together, going round.',
    }),
    players: Flags.integer({
      min: 1,
      max: 8,
      helpValue: 'N',
      summary: 'How many seats; 2 where the setup can be played so, else as few as it can.',
    }),
    tries: Flags.integer({
      min: 1,
      max: 1_000_000,
      helpValue: 'N',
      summary: 'How many changes are tried; 300 by default, 1,000 with --from.',
    }),
    games: count('Games at each table for a change that is kept.', 2, 1_000_000, 200),
    'held-out': count('Games at each table to measure the gain.', 2, 1_000_000, 1000),
    seed: count('Seed of the changes and the games.', 0, 0xffffffff, 1),
    jobs: Flags.integer({
      min: 1,
      max: 256,
      helpValue: 'N',
      summary: 'How many games are played at the same time; one a core by default.',
    }),
    output: Flags.string({
      char: 'o',
      helpValue: 'FILE',
      summary:
        'The new file, whose name without .yaml is its id; <id>-improved.yaml by default, <player>-fitted.yaml with --from.',
    }),
    force: Flags.boolean({ summary: 'Write over a file that is there.' }),
    explain: Flags.boolean({ summary: 'Print what the figures are, with an example.' }),
    json: Flags.boolean({
      summary: 'The result as data: schemas/improvement-result.schema.json, or fit-result.schema.json.',
    }),
    ...queueFlag,
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Improve);
    const { withQueue } = await import('../queue/with-queue.ts');
    const { from } = flags;
    if (from !== undefined) {
      const { fitToPlayer } = await import('../improve/fit.ts');
      process.exitCode = await withQueue(flags.queue, () => fitToPlayer(args.strategy, from, flags));
      return;
    }
    const { improveStrategy } = await import('../improve/improve.ts');
    process.exitCode = await withQueue(flags.queue, () => improveStrategy(args.strategy, flags));
  }
}
