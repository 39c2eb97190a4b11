// `railwright ask`: asks a panel of players about a setup, or about two.
import { Args, Flags } from '@oclif/core';
import { adaptiveFlags, gamesFlag, jobsFlag, playersFlag, reportFlag, seedFlag } from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Ask extends StudyCommand {
  static override readonly summary = 'Ask a panel of players what is true of a setup, no matter who plays.';
  static override readonly description = [
    'On the panel are players that have learned the setup, one of them also at weaker, more human levels, and hand-written bots that play differently. They meet in every combination. A summary of one screen is printed; --verbose prints the evidence too, and --report writes it as a page. Each finding says whether it holds for all of them, depends on who plays, or is undecided, and what would settle it. If no player has learned the setup yet, --learn 2 trains two players first. With a player that has learned this very setup, the panel also shows what start cells and cards are worth; for the cards, players learn to do without them.',
    'With another setup, or with --against and a git revision, players first learn both sides, starting from what a player of any market knows. Then panels play both sides, and sentences say what became better or worse. A player that has learned neither side gives a first impression after a few seconds; on two cores, the whole comparison takes about a minute for two seats and a minute and a half for four.',
    'A panel has no result until all of its games have been played. Ctrl-C stops; with --store, the same command goes on from there.',
    'Exit code 0: the panel has answered; 1: the setup has an error, or a game failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'What is true no matter who plays?',
      command: '<%= config.bin %> ask trains/tokyo-beginners',
    },
    {
      description: 'After two players have learned the setup for two minutes',
      command: '<%= config.bin %> ask trains/tokyo-beginners --players 2 --learn 2',
    },
    {
      description: 'What did my change make better or worse?',
      command: '<%= config.bin %> ask trains/tokyo-beginners --against HEAD --players 2',
    },
    {
      description: 'Two setups',
      command: '<%= config.bin %> ask trains/tokyo-beginners trains/osaka-beginners',
    },
  ];
  static override readonly args = {
    setup: Args.string({ required: true, description: 'The setup, as pack/id, or its file.' }),
    other: Args.string({ required: false, description: 'The setup to compare it with.' }),
  };
  static override readonly flags = {
    against: Flags.string({
      helpValue: 'REVISION',
      summary: 'Compare with the content at this git revision: HEAD, a branch or a tag.',
    }),
    ...gamesFlag('Most games at each table of one player; 4000 by default. For one setup.', 1),
    ...seedFlag('Seed of the games; the same seed gives the same answers.'),
    ...playersFlag('Number of seats; by default, the number the setup is made for.', 2),
    learn: Flags.string({
      helpValue: 'MINUTES',
      summary:
        'First train two independent players on the setup, for this many minutes in total; they are kept for the next time. Players with the preferences of the packs join them. For one setup.',
    }),
    ...reportFlag('For one setup, write a report'),
    verbose: Flags.boolean({
      summary: 'Print everything, not only a summary: evidence, cards, start cells, charts.',
    }),
    json: Flags.boolean({
      summary:
        'The result as data: schemas/panel-result.schema.json; of two setups, schemas/panel-comparison.schema.json.',
    }),
    ...jobsFlag,
    ...adaptiveFlags,
  };

  async run(): Promise<void> {
    await this.play(
      Ask,
      async (flags, { setup, other }) =>
        (await import('../panel/ask-setups.ts')).askAboutSetups(setup, other, flags),
      { adaptive: ['A panel'] },
    );
  }
}
