// `railwright generate`: maps that aim at targets, several to choose from.
import { Args, Flags } from '@oclif/core';
import { ORIENTATIONS, SYMMETRY_NAMES, type Orientation, type SymmetryName } from '@railwright/hex';
import { GAMES_OF_MAP, MOST_GAMES_EACH, MOST_MAPS } from '@railwright/studies/limits';
import {
  adaptiveFlags,
  botsFlag,
  forceFlag,
  gamesFlag,
  jobsFlag,
  jsonFlag,
  playersFlag,
  reportFlag,
  seedFlag,
  targetFlag,
} from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

// Each map takes the place of the setup's.
const { map: _, ...playFlags } = adaptiveFlags;

const places = (max: number, summary: string) =>
  Flags.integer({
    min: 0,
    max,
    helpValue: 'N',
    summary: `${summary}; by default, about as many as on the printed boards.`,
  });

export class Generate extends StudyCommand {
  static override readonly summary = 'Make maps that aim at targets, several to choose from.';
  static override readonly description = [
    'Writes random maps into a pack: the land hangs together, every city can be reached, and both sides of a symmetric map are the same to the cell. Without a setup, no games are played, and the maps whose best starts look most alike are kept. With one, bots play it on every map that is tried: 200 games on each choose the best, and fresh games judge these until each target is decided. The maps are a beginning: open them in the studio, move a river, name the cities.',
    'Targets are about games, as those of setups: firstSeatAdvantage, rounds, and for maps cellsUsed (share of the cells in use at the end) and cellsContested (share of these that several seats use).',
    'Exit code 0: written, and every target is met; 1: written, but some target is not surely met, or the setup has an error; 2: invalid usage, or there is no such map; 130: stopped, and nothing was written.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Three maps of ten by eight cells into the pack around the current folder',
      command: '<%= config.bin %> generate --size 10x8 --cities 16 --id coast',
    },
    {
      description: 'A map that is the same for both players, with much water',
      command:
        '<%= config.bin %> generate --symmetry rotate-2 --terrain sea=0.25 --count 1 --pack packs/coast --id bay',
    },
    {
      description: 'The best of 24, where nobody profits from going first and half of the cells are used',
      command:
        '<%= config.bin %> generate trains/tokyo-beginners --players 2 --tries 24 --target firstSeatAdvantage:0.05 --target cellsUsed:0.5-',
    },
    {
      description: 'An atlas: a fair map for each of 4 by 4 squares of use and contest, where there is one',
      command:
        '<%= config.bin %> generate trains/tokyo-beginners --players 2 --size 6x5-12x10 --by cellsUsed:0.3-0.9 --by cellsContested:0-0.4 --tries 400 --store atlas.db',
    },
  ];
  static override readonly args = {
    setup: Args.string({ description: 'The setup that bots play on the maps, as pack/id.' }),
  };
  static override readonly flags = {
    pack: Flags.string({
      helpValue: 'DIR',
      summary: 'The pack; by default, the one around the current folder, or the only one in it.',
    }),
    id: Flags.string({
      ...{ default: 'generated', helpValue: 'ID' },
      summary: 'Id of the maps, to which their numbers are added.',
    }),
    size: Flags.string({
      ...{ default: '10x8', helpValue: 'COLSxROWS' },
      summary:
        'Columns and rows, or for a hexagon the steps from its middle to its border, such as 5; for an atlas also several sizes, such as 6x5-12x10.',
    }),
    orientation: Flags.custom<Orientation>({
      ...{ options: [...ORIENTATIONS], default: 'pointy' },
      summary: 'Whether cells have a corner or a side at the top.',
    })(),
    symmetry: Flags.custom<SymmetryName>({
      ...{ options: [...SYMMETRY_NAMES], default: 'none' },
      summary:
        'mirror-90 swaps left and right, mirror-0 top and bottom; rotate-2 is the same for both sides of the table. Cells without a counterpart are left out.',
    })(),
    cities: places(2000, 'Number of cities'),
    stations: Flags.integer({
      ...{ min: 0, max: 6000, helpValue: 'N' },
      summary: 'Stations of all cities together; by default, one to three each by chance.',
    }),
    remote: places(500, 'Number of remote locations'),
    terrain: Flags.string({
      ...{ multiple: true, multipleNonGreedy: true, helpValue: 'TERRAIN=SHARE' },
      summary: 'Share of all cells, such as sea=0.1. May be repeated; the cheapest terrain is on the others.',
    }),
    count: Flags.integer({
      ...{ min: 1, max: MOST_MAPS, helpValue: 'N' },
      summary: 'How many maps are written; 3 by default. An atlas has as many as it has squares with a map.',
    }),
    tries: Flags.integer({
      ...{ min: 1, max: 10_000, helpValue: 'N' },
      summary: 'How many maps are tried; 12 by default, or as many as are written if that is more.',
    }),
    ...targetFlag(
      'What games on the maps should be like: rounds:12-16, cellsUsed:0.5-, cellsContested:0.2-0.4. May be repeated; by default, firstSeatAdvantage:0.05.',
    ),
    by: Flags.string({
      ...{ multiple: true, multipleNonGreedy: true, helpValue: 'FIGURE:RANGE[/N]' },
      summary:
        'Given twice, makes an atlas: the best map for each square of two figures, such as cellsUsed:0.3-0.6/5 for five squares; 4 by default.',
    }),
    ...gamesFlag(
      `Games for the verdicts on a map, at most; ${GAMES_OF_MAP} by default.`,
      100,
      MOST_GAMES_EACH,
    ),
    ...seedFlag('Seed of the maps and the games; the same seed gives the same maps.'),
    ...playersFlag('Number of seats; by default, the number the setup is made for, or 2.'),
    ...botsFlag(),
    'dry-run': Flags.boolean({ summary: 'Print the files instead of writing them.' }),
    ...forceFlag,
    ...reportFlag('Write a report'),
    ...jsonFlag('generation-result'),
    ...jobsFlag,
    ...playFlags,
  };

  async run(): Promise<void> {
    await this.play(
      Generate,
      async (flags, { setup }) =>
        (await import('../generate/generate.ts')).generateFiles(setup, { ...flags, map: undefined }),
      { adaptive: ['A choice among maps'] },
    );
  }
}
