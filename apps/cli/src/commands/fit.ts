// `railwright fit`: turns a learned player into the closest strategy.
import { Args, Flags } from '@oclif/core';
import { adaptiveFlags, forceFlag, jobsFlag, jsonFlag, searchFlags } from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Fit extends StudyCommand {
  static override readonly summary = 'Turn a learned player into the closest strategy that people can read.';
  static override readonly description = [
    'It starts from the nearest strategy, or from what the player buys and when. It first tries changes that make the strategy behave more like the player, then changes that win more against the player and other bots. The result is always written to a new file, and what is lost is printed: its wins against the player, and how much less than the player it wins against other bots.',
    'Ctrl-C ends the search and measures what was found so far; pressing it again stops at once. The same seed gives the same result unless the search was stopped.',
    'Exit code 0: the strategy was written; 1: the setup has an error, or a game failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Imitate a learned player as closely as a strategy can',
      command: '<%= config.bin %> fit duel.player -o like-duel.yaml',
    },
    {
      description: 'Starting from a strategy of a pack',
      command: '<%= config.bin %> fit duel.player --start trains/big-money',
    },
  ];
  static override readonly args = {
    player: Args.string({ required: true, description: 'The file of the learned player.' }),
  };
  static override readonly flags = {
    start: Flags.string({
      helpValue: 'PACK/ID',
      summary: 'The strategy to start from; by default, the nearest.',
    }),
    setup: Flags.string({
      helpValue: 'PACK/ID',
      summary: 'The setup to fit it for; by default, the one the player learned.',
    }),
    against: Flags.string({
      helpValue: 'BOT[,BOT…]',
      summary: 'Bots to measure against; by default, those that choose without searching.',
    }),
    ...searchFlags(1000),
    output: Flags.string({
      char: 'o',
      helpValue: 'FILE',
      summary: 'The new file; its name without .yaml becomes the id. By default <player>-fitted.yaml.',
    }),
    ...forceFlag,
    ...jsonFlag('fit-result'),
    ...jobsFlag,
    ...adaptiveFlags,
  };

  async run(): Promise<void> {
    await this.play(
      Fit,
      async (flags, { player }) => (await import('../improve/fit.ts')).fitToPlayer(player, flags),
      { adaptive: ['fit'] },
    );
  }
}
