// `railwright publish`: from the folder to other people's tables.
import { Args, Command, Flags } from '@oclif/core';
import { TEXT_LANGUAGES } from '@railwright/engine/languages';
import { BACKS, PRINT_PROFILES, TARGET_NAMES, TARGET_SUMMARIES } from '../publish/options.ts';
import { PAPERS } from '../render/options.ts';
import { setupFlags } from './play-flags.ts';
import { languagesFrom } from './languages.ts';

export class Publish extends Command {
  static override readonly summary = 'Put setups on other tables: on the web, on paper, in other programs.';
  static override readonly description = [
    'Each target gets a folder of its own in the output folder:',
    TARGET_SUMMARIES.map(([name, summary]) => `- ${name}: ${summary}`).join('\n'),
    'A folder is replaced as a whole once all files are there. A folder that holds anything that was not published is left alone, unless --force says otherwise. Pictures are kept in the cache of this machine, so that the next time only what changed is drawn.',
    'Exit code 0: written; 1: a setup has an error; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Everything', command: '<%= config.bin %> publish my-pack/my-pack' },
    {
      description: 'On paper, with little ink, for a printer with Letter paper that prints one side',
      command: '<%= config.bin %> publish my-pack/my-pack --to print --low-ink --paper letter --backs fold',
    },
    {
      description: 'A save of Tabletop Simulator that friends can load',
      command:
        '<%= config.bin %> publish trains/tokyo-beginners --to tts --base https://me.github.io/my-pack/',
    },
  ];
  static override readonly strict = false;
  static override readonly args = {
    setup: Args.string({ required: true, description: 'Setups, as pack/id.' }),
  };
  static override readonly flags = {
    to: Flags.option({ options: TARGET_NAMES, multiple: true, multipleNonGreedy: true, delimiter: ',' })({
      summary: 'A target, or several with commas between them. All by default.',
    }),
    output: Flags.string({
      char: 'o',
      default: 'published',
      helpValue: 'FOLDER',
      summary: 'Where to write.',
    }),
    base: Flags.string({
      helpValue: 'URL',
      summary:
        'Address that the output folder will have on the web, for links and for tables that fetch pictures; by default `publishedAt` of the pack.',
    }),
    earlier: Flags.boolean({
      summary:
        'Fetch the pages of earlier versions from --base, so that their addresses stay, on a machine without the output folder of last time.',
    }),
    studio: Flags.boolean({
      summary:
        'For the site: add the studio, where visitors open the packs, change and play them, each in their own browser.',
    }),
    language: Flags.option({
      options: TEXT_LANGUAGES,
      multiple: true,
      multipleNonGreedy: true,
      delimiter: ',',
    })({
      summary: 'Language; English by default. With two, such as en,fr, cards show both.',
    }),
    seats: Flags.integer({
      min: 1,
      max: 8,
      helpValue: 'N',
      summary: 'Number of players to lay the table for; by default the most.',
    }),
    force: Flags.boolean({ summary: 'Replace folders even if they hold something else.' }),
    profile: Flags.option({
      options: PRINT_PROFILES,
      multiple: true,
      multipleNonGreedy: true,
      delimiter: ',',
    })({
      summary:
        'For print: a PDF for home, the default, or pictures of cards as The Game Crafter (tgc) or MakePlayingCards (mpc) takes them; several with commas between them.',
    }),
    paper: Flags.option({ options: PAPERS })({ summary: 'For print at home: paper size; A4 by default.' }),
    backs: Flags.option({ options: BACKS })({
      summary:
        'For print at home: where the backs of cards are. long, the default, and short: on the other side of a sheet that is turned over that edge; fold: below a fold, on the same side; none: nowhere.',
    }),
    'low-ink': Flags.boolean({
      summary: 'For print at home: white grounds and thin lines instead of colours.',
    }),
    'cell-width': Flags.integer({
      min: 5,
      max: 200,
      helpValue: 'MM',
      summary: 'For print at home: width of a cell of the map in millimetres; 30 by default.',
    }),
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(Publish);
    const { publishSetups } = await import('../publish/publish.ts');
    process.exitCode = await publishSetups(argv as string[], {
      ...flags,
      to: flags.to ?? TARGET_NAMES,
      base: flags.base,
      earlier: flags.earlier,
      studio: flags.studio,
      seats: flags.seats,
      languages: languagesFrom(flags.language ?? []),
    });
  }
}
