// `railwright render`: maps, cards and setups as pictures.
import { Args, Command, Flags } from '@oclif/core';
import type { LayerName, Layers } from '@railwright/board/svg';
import { TEXT_LANGUAGES } from '@railwright/engine/languages';
import { LAYERS, PAPERS, SUBJECTS, THEMES, type Subject } from '../render/options.ts';
import { languagesFrom } from './languages.ts';
import { setupFlags } from './play-flags.ts';

export class Render extends Command {
  static override readonly summary =
    'Draw a map, a card, sheets of cards or a whole setup as SVG, PNG or PDF.';
  static override readonly description = [
    'The pictures are the same as in the studio. The file extension decides the format. Maps have their true size: cells are --cell-width millimetres wide; with --paper, and always as PDF, a map is spread over as many sheets as it needs. Cards measure 63 by 88 mm; card sheets have crop marks.',
    '`cards` takes any number of packs, setups and cards. Several pictures become numbered files, except as PDF.',
    'Exit code 0: written; 1: the setup has an error; 2: invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'A map for the web', command: '<%= config.bin %> render map trains/tokyo -o tokyo.svg' },
    {
      description: 'A map to print, with 38 mm cells, on landscape sheets',
      command: '<%= config.bin %> render map trains/osaka -o osaka.pdf --cell-width 38 --landscape',
    },
    {
      description: 'All cards of a setup in English and French, on Letter paper',
      command:
        '<%= config.bin %> render cards trains/tokyo-beginners -o cards.pdf --paper letter --language en --language fr',
    },
    {
      description: 'One card',
      command: '<%= config.bin %> render card trains/mail-train -o mail.png --dpi 300',
    },
    {
      description: 'A random market at a glance',
      command: '<%= config.bin %> render setup trains/tokyo-random --market-seed 7 -o market.png',
    },
  ];
  static override readonly strict = false;
  static override readonly args = {
    subject: Args.string({ required: true, options: [...SUBJECTS], description: 'Kind of picture to draw.' }),
    name: Args.string({ required: true, description: 'Which one, as pack/id.' }),
  };
  static override readonly flags = {
    output: Flags.string({
      char: 'o',
      required: true,
      helpValue: 'FILE',
      summary: 'Ends in .svg, .png or .pdf.',
    }),
    language: Flags.option({
      options: TEXT_LANGUAGES,
      multiple: true,
      multipleNonGreedy: true,
      delimiter: ',',
    })({
      summary: 'Language of cards and labels; English by default. With two, such as en,fr, cards show both.',
    }),
    theme: Flags.option({ options: THEMES })({
      default: 'light',
      summary: 'Colours of pictures that are not for printing.',
    }),
    paper: Flags.option({ options: PAPERS })({ summary: 'Paper size; A4 by default for PDF.' }),
    landscape: Flags.boolean({ summary: 'Landscape sheets.' }),
    'cell-width': Flags.integer({
      min: 5,
      max: 200,
      default: 30,
      helpValue: 'MM',
      summary: 'Width of a cell in millimetres.',
    }),
    show: Flags.option({ options: LAYERS, multiple: true, multipleNonGreedy: true, delimiter: ',' })({
      summary: 'A map layer that is normally hidden: costs, station slots.',
    }),
    hide: Flags.option({ options: LAYERS, multiple: true, multipleNonGreedy: true, delimiter: ',' })({
      summary: 'A map layer to hide.',
    }),
    copies: Flags.integer({
      min: 1,
      max: 100,
      default: 1,
      helpValue: 'N',
      summary: 'Number of copies of each card.',
    }),
    dpi: Flags.integer({
      min: 20,
      max: 1200,
      default: 150,
      helpValue: 'N',
      summary: 'Pixels per inch, for PNG.',
    }),
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { argv, args, flags } = await this.parse(Render);
    const languages = languagesFrom(flags.language ?? []);
    const { render } = await import('../render/render.ts');
    const { show, hide, ...rest } = flags;
    process.exitCode = await render(args.subject as Subject, (argv as string[]).slice(1), {
      ...rest,
      paper: flags.paper,
      cellWidth: flags['cell-width'],
      languages,
      layers: layersFrom(show ?? [], hide ?? []),
    });
  }
}

function layersFrom(show: readonly LayerName[], hide: readonly LayerName[]): Layers {
  const layers: Partial<Record<LayerName, boolean>> = {};
  for (const layer of show) layers[layer] = true;
  for (const layer of hide) layers[layer] = false;
  return layers;
}
