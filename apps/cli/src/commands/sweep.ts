// `railwright sweep`: varies a number of the content over a range.
import { Args, Flags } from '@oclif/core';
import { GAMES } from '@railwright/studies/limits';
import { batchFlags, explainFlag, jsonFlag, splitFlags } from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Sweep extends StudyCommand {
  static override readonly summary = 'Vary one number of a setup and show how games change.';
  static override readonly description = [
    "The field is a path into the game definition, such as cards.mail-train.cost, cards.mail-train.value, cards.landfill.supply.count, rules.handSize or rules.end.emptyPiles. Nothing is written. For a card's number it also plays games in which one seat may not gain the card, and says at which values the card is ignored, fair or a must.",
    'Exit code 0: all games were played; 1: the setup has an error, or a game failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'What should Landfill cost?',
      command: '<%= config.bin %> sweep trains/tokyo-beginners --field cards.landfill.cost --from 1 --to 6',
    },
    {
      description: 'At which cost can players who have learned it do without Skyscraper?',
      command:
        '<%= config.bin %> sweep trains/tokyo-beginners --players 2 --field cards.skyscraper.cost --from 8 --to 14 --step 2 --learn',
    },
    {
      description: 'How long are games when fewer piles must be emptied?',
      command: '<%= config.bin %> sweep trains/tokyo-beginners --field rules.end.emptyPiles --from 2 --to 5',
    },
  ];
  static override readonly args = {
    setup: Args.string({ required: true, description: 'The setup, as pack/id.' }),
  };
  static override readonly flags = {
    field: Flags.string({
      required: true,
      helpValue: 'PATH',
      summary: 'The number, such as cards.mail-train.cost.',
    }),
    from: Flags.integer({ required: true, helpValue: 'N', summary: 'First value.' }),
    to: Flags.integer({ required: true, helpValue: 'N', summary: 'Last value.' }),
    step: Flags.integer({ min: 1, default: 1, helpValue: 'N', summary: 'Difference between values.' }),
    ...batchFlags(GAMES, 'Games at every value.'),
    learn: Flags.boolean({
      summary: 'First train a player at every value, and another that does without the card.',
      description:
        'With a cost, this gives an interval for the fair price. It takes about half a minute per value.',
      exclusive: ['bots', 'shard'],
    }),
    ...explainFlag,
    ...jsonFlag('sweep-result'),
    ...splitFlags,
  };

  async run(): Promise<void> {
    await this.play(Sweep, async (flags, { setup }) =>
      (await import('../compare/sweep.ts')).sweep(setup, flags),
    );
  }
}
