// `railwright improve`: searches for a better version of a strategy.
import { Args, Flags } from '@oclif/core';
import { adaptiveFlags, explainFlag, forceFlag, jobsFlag, jsonFlag, searchFlags } from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Improve extends StudyCommand {
  static override readonly summary = 'Look for a better version of a strategy by trying small changes.';
  static override readonly description = [
    "Changes one part at a time: a number, a rule, the order of rules. Each change plays the same opponents in the same seats with the same cards as the best version so far, and is kept only if it gains more than luck would explain. The real gain is measured at the end in games that played no part in the search, and printed with a 95% interval. A better version is written to a new file, with the old file's comments; if nothing better is found, nothing is written.",
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
  ];
  static override readonly args = {
    strategy: Args.string({ required: true, description: 'The strategy, as pack/id.' }),
  };
  static override readonly flags = {
    setup: Flags.string({
      required: true,
      helpValue: 'PACK/ID',
      summary: 'The setup to improve it for.',
    }),
    against: Flags.string({
      helpValue: 'BOT[,BOT…]',
      summary:
        'Its opponents; by default, all other strategies, itself and the heuristic. With more than two seats, neighbours in this list play together, wrapping around.',
    }),
    ...searchFlags(300),
    output: Flags.string({
      char: 'o',
      helpValue: 'FILE',
      summary: 'The new file; its name without .yaml becomes the id. By default <id>-improved.yaml.',
    }),
    ...forceFlag,
    ...explainFlag,
    ...jsonFlag('improvement-result'),
    ...jobsFlag,
    ...adaptiveFlags,
  };

  async run(): Promise<void> {
    await this.play(
      Improve,
      async (flags, { strategy }) => (await import('../improve/improve.ts')).improveStrategy(strategy, flags),
      { adaptive: ['improve'] },
    );
  }
}
