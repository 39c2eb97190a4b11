// `railwright simulate`: lets bots play many games.
import { Args, Flags } from '@oclif/core';
import { parseOutput } from '../check/options.ts';
import { TARGET_FORMATS } from '../report/report.ts';
import {
  botsFlag,
  gamesFlag,
  jobsFlag,
  jsonFlag,
  playerFlag,
  playersFlag,
  queueFlag,
  reportFlag,
  seedFlag,
  setupFlags,
  shardFlag,
} from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Simulate extends StudyCommand {
  static override readonly summary = 'Play many games of a setup and report what they show.';
  static override readonly description = [
    'Bots play. To find out what holds no matter who plays, ask a panel: see ask. The result shows wins by seat with 95% intervals, scores and margins, how long games take, how they end, and how often each card is gained and played. Every line names the games with its extremes; to play one of them again, use --first and --games 1. The figures do not depend on --jobs. Different bots move on by one seat with every game.',
    'Ctrl-C stops and prints the result of the games so far; pressing it again stops at once.',
    'Exit code 0: all games were played; 1: the setup has an error, a game failed or, with --check, a target is missed or undecided; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'A thousand games of one bot',
      command: '<%= config.bin %> simulate trains/tokyo-beginners --bots heuristic',
    },
    {
      description: 'Two seats, with another edition of the rules',
      command: '<%= config.bin %> simulate trains/tokyo-beginners --players 2 --rules trains/aeg-2013',
    },
    {
      description: 'Two bots against each other, as data',
      command: '<%= config.bin %> simulate trains/tokyo-beginners --players 2 --bots heuristic,random --json',
    },
    {
      description: "Does it meet the setup's targets? For CI",
      command: '<%= config.bin %> simulate trains/tokyo-beginners --check',
    },
    {
      description: 'Play as many games as needed',
      command:
        '<%= config.bin %> simulate trains/tokyo-beginners --players 2 --until firstSeatAdvantage:0.04',
    },
    {
      description: 'How the map is used, and which start cell is best',
      command: '<%= config.bin %> simulate trains/tokyo-beginners --measure maps --starts random',
    },
    {
      description: 'A long run that may be interrupted, with a report',
      command:
        '<%= config.bin %> simulate trains/tokyo-beginners --bots heuristic --games 100000 --store runs.db --report out.html',
    },
    {
      description: 'A row for each game and seat, for DuckDB, pandas or R',
      command: '<%= config.bin %> simulate trains/tokyo-beginners --games 10000 --rows games.parquet',
    },
    {
      description: 'Save the record of game 345',
      command: '<%= config.bin %> simulate trains/tokyo-beginners --first 345 --games 1 --save games',
    },
  ];
  static override readonly args = {
    setup: Args.string({ required: false, description: 'The setup, as pack/id.' }),
  };
  static override readonly flags = {
    ...gamesFlag(
      'Number of games; 1000 by default. With --until and --check, the maximum; 50,000 by default.',
      1,
    ),
    ...seedFlag('Seed of the batch; the same seed gives the same games.'),
    first: Flags.integer({
      min: 0,
      max: 1_000_000_000,
      helpValue: 'N',
      summary: 'Number of the first game; 0 by default.',
    }),
    ...playersFlag('Number of seats; by default, the number the setup is made for.'),
    ...botsFlag(
      'Who plays, one for all seats or one per seat; by default, heuristic: random, eager, heuristic, investor (Trains), search:1000, search:200ms; a strategy such as trains/big-money; search:1000@trains/big-money or search:1000@heuristic, a search that expects everybody to play like that; search:200@my.player, a search guided by a learned player; learned, or a player file such as trains.player; either also at a level, such as learned:casual.',
    ),
    ...jobsFlag,
    ...jsonFlag('simulation-result'),
    save: Flags.string({
      helpValue: 'DIR',
      summary:
        'Save the record of every game in this folder. File names contain the setup, players, seed and game number, and eight digits for everything else; existing files are never replaced.',
    }),
    measure: Flags.string({
      helpValue: 'WHAT[,WHAT…]',
      summary:
        'Extra measurements: cards (by round), maps (cells and starts), drama (leads, choices), or all. Each takes a quarter to a third more time.',
    }),
    until: Flags.string({
      helpValue: 'FIGURE:WIDTH',
      summary:
        'Stop as soon as the interval of a figure is narrower than this, such as firstSeatAdvantage:0.04 or rounds:1; or, with decided, as soon as each target of the setup is met or missed.',
    }),
    check: Flags.boolean({
      summary:
        'Play until the targets of the setup are decided; exit code 1 unless all are met. Without --bots, strong players play, or those named in the targets (by: panel, by: heuristic).',
    }),
    output: Flags.string({
      multiple: true,
      multipleNonGreedy: true,
      dependsOn: ['check'],
      helpValue: 'FORMAT=FILE',
      summary:
        'Write missed and undecided targets to a file, with their locations: github, gitlab, rdjson, markdown, sarif or junit. May be repeated.',
    }),
    starts: Flags.option({
      options: ['random'] as const,
      helpValue: 'random',
      summary: 'Choose start cells at random, so that --measure maps compares them fairly.',
    })(),
    ...reportFlag('Write a report', ['.csv', '.json']),
    store: Flags.string({
      helpValue: 'FILE',
      summary: 'Keep finished games in this file, so that the same command can resume after an interruption.',
    }),
    rows: Flags.string({
      helpValue: 'FILE',
      summary:
        'Write a .parquet or .csv table with a row for each game and seat, for DuckDB, pandas or R. With --store, it includes the stored games.',
    }),
    events: Flags.string({
      helpValue: 'FILE',
      summary:
        'Write the events of all games to this file, one JSON object per line, as docs/events.md describes them.',
    }),
    ...playerFlag,
    verbose: Flags.boolean({
      summary: 'Print everything, not only a summary: evidence, cards, start cells, charts.',
    }),
    explain: Flags.boolean({
      summary: 'Explain each figure, with an example; without a setup, print only that.',
    }),
    ...queueFlag,
    ...shardFlag,
    ...setupFlags,
  };

  async run(): Promise<void> {
    await this.play(
      Simulate,
      async ({ player, output = [], ...flags }, { setup }) =>
        (await import('../simulate/simulate.ts')).simulate(setup, {
          ...flags,
          player: player.href,
          outputs: output.map((text) => parseOutput(text, TARGET_FORMATS)),
        }),
      { stores: true },
    );
  }
}
