// `railwright tune`: proposes changes of numbers that bring a setup closer to its targets.
import { Args, Flags } from '@oclif/core';
import { GAMES, MOST_ROUNDS, ROUNDS } from '@railwright/studies/limits';
import {
  adaptiveFlags,
  botsFlag,
  gamesFlag,
  jobsFlag,
  jsonFlag,
  playersFlag,
  reportFlag,
  seedFlag,
  targetFlag,
} from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Tune extends StudyCommand {
  static override readonly summary =
    'Propose prices and other numbers that bring a setup closer to its targets.';
  static override readonly description = [
    'Each chosen card is to be neither ignored nor a must: at least a tenth of all seats gain it, and a seat that may not gain it loses less than a fifth of an even share of the wins. The targets of the setup count as well, and those of --target, which come first. Costs change only for their cards, other numbers only for the targets of the game.',
    'Two or three proposals, one with fewer changes, are judged by four players that learn each from seeds the search never had. Each verdict is about four other players, taken together, and right 19 times out of 20; a target is undecided where players differ too much for that. Proposals that come nearer to no target are left out; the best comes first. Your files stay as they are.',
    'Takes some minutes on two cores; with --bots it takes less, since nobody learns, but the proposals suit those bots. Ctrl-C keeps what was found.',
    'Exit code 0: there are proposals, or nothing has to change; 1: no change helps, the setup has an error, or a game failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'What should these three cards cost?',
      command:
        '<%= config.bin %> tune trains/tokyo-beginners --players 2 --cards landfill,dump-site,steel-bridge',
    },
    {
      description: 'How many piles must be empty so that games take 12 to 14 rounds?',
      command:
        '<%= config.bin %> tune trains/tokyo-beginners --number rules.end.emptyPiles=2-6 --target rounds:12-14',
    },
    {
      description:
        'What should all cards cost, and does the first of two seats then win between 45 and 55%? Tried with bots',
      command:
        '<%= config.bin %> tune trains/tokyo-beginners --players 2 --target firstSeatAdvantage:0.05 --bots heuristic',
    },
  ];
  static override readonly args = {
    setup: Args.string({ required: true, description: 'The setup, as pack/id.' }),
  };
  static override readonly flags = {
    cards: Flags.string({
      helpValue: 'CARD[,CARD…]',
      summary:
        'Cards whose costs may change; by default all that are for sale, or none if --number is given.',
    }),
    number: Flags.string({
      multiple: true,
      multipleNonGreedy: true,
      helpValue: 'PATH=MIN-MAX',
      summary: 'Another number that may change, such as rules.end.emptyPiles=2-5. May be repeated.',
    }),
    ...targetFlag(
      'A target beside those of the setup, or instead of one: rounds:12-16, minutes:-75, leadChanges:2-, firstSeatAdvantage:0.05. May be repeated.',
    ),
    ...gamesFlag(`Games of each judge with each version; ${GAMES} by default.`, 100, 200_000),
    rounds: Flags.integer({
      ...{ min: 1, max: MOST_ROUNDS, default: ROUNDS, helpValue: 'N' },
      summary:
        'Rounds of the search at most: up to three for costs, then one for each step of another number.',
    }),
    ...seedFlag('Seed of the games; the same seed gives the same proposals.'),
    ...playersFlag('Number of seats; by default, the number the setup is made for.', 2),
    ...botsFlag('These bots play and judge, and nobody learns: one for all seats, or one per seat.'),
    ...reportFlag('Write a report'),
    ...jsonFlag('tune-result'),
    ...jobsFlag,
    ...adaptiveFlags,
  };

  async run(): Promise<void> {
    await this.play(
      Tune,
      async (flags, { setup }) => (await import('../tune/tune.ts')).tuneSetup(setup, flags),
      { adaptive: ['A search for numbers'] },
    );
  }
}
