// `railwright games`: games of people beside games of bots.
import { Args, Flags } from '@oclif/core';
import { MOST_GAMES_EACH } from '@railwright/studies/limits';
import {
  botsFlag,
  contentFlag,
  forceFlag,
  jobsFlag,
  jsonFlag,
  queueFlag,
  reportFlag,
  seedFlag,
  storeFlag,
} from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Games extends StudyCommand {
  static override readonly summary =
    'Compare games of people with games of bots, and show what people said and answered.';
  static override readonly description = [
    'Games of people are files in the folder playtests of a pack, or records, which the player and simulate --save write. The command replays each with the setup as it is now. Games of an earlier version of the setup, unfinished games and damaged files are in no figure; it lists them with the reason. Their notes and answers count all the same.',
    'Bots then play the same setup with the same number of seats. Each figure is shown for people and bots with its 95% interval, and a star where the two differ beyond chance although all figures are tested at once. A few games tell little: the intervals say how little, and “games needed” how many would tell.',
    'With --fit, no bots play. The command fits a learned player to the choices of people: their level, what they like more or less than it does, and the rules of thumb that they follow. It writes the player as a file of a pack, whose id works wherever you name bots, and shows how well it predicts held-out games, compared with each level. It needs three games, better twenty; twenty take about a minute.',
    'Exit code 0: games were compared, whatever they show, or a group was written; 1: no game could be counted, too few for --fit, or a game of bots failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'The playtests of all packs here', command: '<%= config.bin %> games' },
    {
      description: 'Those of one pack, compared with stronger bots, as a page',
      command: '<%= config.bin %> games content/my-pack --bots learned --report games.html',
    },
    {
      description: 'A player like these people',
      command: '<%= config.bin %> games content/my-pack --fit content/my-pack/groups/our-group.yaml',
    },
    {
      description: 'Records that were saved in the player',
      command: '<%= config.bin %> games ~/Downloads/my-pack-duel-*.json',
    },
  ];
  static override readonly args = {
    paths: Args.string({
      multiple: true,
      required: false,
      ignoreStdin: true,
      description: 'Packs, folders of playtests or records, or their files.',
    }),
  };
  static override readonly flags = {
    ...botsFlag(
      'The bots to compare with people: one for all seats, or one per seat; see simulate --help. With --fit, the learned player to start from; by default learned.',
    ),
    fit: Flags.string({
      helpValue: 'FILE',
      summary:
        'Fit a player to the choices of people and write it to this file, in the folder groups of a pack.',
    }),
    ...forceFlag,
    games: Flags.integer({
      char: 'n',
      min: 2,
      max: MOST_GAMES_EACH,
      default: 1000,
      helpValue: 'N',
      summary: 'Games of bots for each setup and number of seats.',
    }),
    ...seedFlag('Seed of the games of bots, or of the choice of held-out games.'),
    ...jobsFlag,
    ...jsonFlag('games-result'),
    ...reportFlag('Also write the result to a file'),
    ...queueFlag,
    ...storeFlag,
    ...contentFlag,
  };

  async run(): Promise<void> {
    await this.play(Games, async (flags, { paths = [] }) =>
      (await import('../games/games.ts')).games(paths, flags),
    );
  }
}
