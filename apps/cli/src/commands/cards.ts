// `railwright cards`: what each card is worth.
import { Args, Command, Flags } from '@oclif/core';
import { batchFlags, queueFlag, setupFlags } from './play-flags.ts';

export class Cards extends Command {
  static override readonly summary =
    'Find out what each card of a setup is worth, by forbidding it to one seat.';
  static override readonly description = [
    'Plays the same games, seed by seed, freely and with one bot that may not gain the card, and shows how many wins that costs: restricted play. The bot takes all seats in turn. The win rate of seats with the card is shown too; it is biased, because whoever is ahead buys more. In games without a supply it is actions that are forbidden.',
    'Exit code 0: all games were played; 1: the setup or a game has a fault; 2: the command was misused; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'All cards', command: '<%= config.bin %> cards trains/tokyo-beginners --players 2' },
    {
      description: 'Two of them with more games, and what having to take one does',
      command: '<%= config.bin %> cards trains/tokyo-beginners --card landfill,tower --must --games 10000',
    },
  ];
  static override readonly args = {
    setup: Args.string({ required: true, description: 'The setup, as pack/id.' }),
  };
  static override readonly flags = {
    card: Flags.string({
      helpValue: 'CARD[,CARD…]',
      summary: 'Only these; all that are for sale by default.',
    }),
    must: Flags.boolean({ summary: 'Also let one seat have to gain the card as soon as it can.' }),
    copies: Flags.integer({
      min: 1,
      max: 100,
      default: 1,
      helpValue: 'N',
      summary: 'With --must: how many it has to gain.',
    }),
    ...batchFlags(1000, 200_000, 'Games of every kind.'),
    explain: Flags.boolean({ summary: 'Print what the figures are, with an example.' }),
    json: Flags.boolean({ summary: 'The result as data: schemas/cards-result.schema.json.' }),
    ...queueFlag,
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Cards);
    const { withQueue } = await import('../queue/with-queue.ts');
    const { studySetup } = await import('../compare/cards.ts');
    process.exitCode = await withQueue(flags.queue, () => studySetup(args.setup, flags));
  }
}
