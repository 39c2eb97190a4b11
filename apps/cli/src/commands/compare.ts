// `railwright compare`: two setups, or a setup against its committed version.
import { Args, Flags } from '@oclif/core';
import { batchFlags, explainFlag, jsonFlag, splitFlags } from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Compare extends StudyCommand {
  static override readonly summary =
    'Compare two setups, or a setup with its committed version, using games with the same seeds.';
  static override readonly description = [
    'Both sides play the same games, with the same seeds and bots. To find out what became better or worse no matter who plays, ask a panel: see ask. Each figure is shown for A and B with the difference (B minus A), its interval, and the number of games needed to tell a difference of that size from zero. With --against, A is the content at that git revision and B the files as they are now.',
    'Exit code 0: all games were played, whatever they show; 1: a setup has an error, or a game failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Two setups',
      command: '<%= config.bin %> compare trains/tokyo-beginners trains/osaka-beginners',
    },
    {
      description: 'Before and after a change, figure by figure',
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
    ...batchFlags(2000, 'Games on each side.'),
    ...explainFlag,
    ...jsonFlag('comparison-result'),
    ...splitFlags,
  };

  async run(): Promise<void> {
    await this.play(Compare, async (flags, { a, b }) =>
      (await import('../compare/compare.ts')).compare(a, b, flags),
    );
  }
}
