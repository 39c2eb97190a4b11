// `railwright influence`: measures the worth of each card.
import { Args, Flags } from '@oclif/core';
import { GAMES, MOST_COPIES } from '@railwright/studies/limits';
import { batchFlags, explainFlag, jsonFlag, splitFlags } from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Influence extends StudyCommand {
  static override readonly summary =
    'Measure what each card of a setup is worth by forbidding it to one seat.';
  static override readonly description = [
    'Plays the same games, seed by seed, twice: once freely, once with one bot forbidden to gain the card. The wins that this costs the bot measure the worth of the card (restricted play). The bot takes all seats in turn. The win rate of seats with the card is shown too; it is biased, because players who are ahead buy more. In games without a supply, actions are forbidden instead of cards.',
    'Exit code 0: all games were played; 1: the setup has an error, or a game failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'All cards', command: '<%= config.bin %> influence trains/tokyo-beginners --players 2' },
    {
      description: 'Two cards, more games, and the effect of having to take one',
      command:
        '<%= config.bin %> influence trains/tokyo-beginners --card landfill,tower --must --games 10000',
    },
  ];
  static override readonly args = {
    setup: Args.string({ required: true, description: 'The setup, as pack/id.' }),
  };
  static override readonly flags = {
    card: Flags.string({
      helpValue: 'CARD[,CARD…]',
      summary: 'Only these cards; by default, all cards for sale.',
    }),
    must: Flags.boolean({ summary: 'Also force one seat to gain the card as soon as it can.' }),
    copies: Flags.integer({
      min: 1,
      max: MOST_COPIES,
      default: 1,
      helpValue: 'N',
      summary: 'With --must: how many copies it has to gain.',
    }),
    ...batchFlags(GAMES, 'Games for each restriction.'),
    ...explainFlag,
    ...jsonFlag('influence-result'),
    ...splitFlags,
  };

  async run(): Promise<void> {
    await this.play(Influence, async (flags, { setup }) =>
      (await import('../compare/influence.ts')).studySetup(setup, flags),
    );
  }
}
