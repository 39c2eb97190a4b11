// `railwright export`: content for other programs.
import { Args, Command, Flags } from '@oclif/core';
import { contentFlag } from './play-flags.ts';

const EXPORTS = ['map', 'cards'] as const;

export class Export extends Command {
  static override readonly summary = 'Export a map for Tiled, or the cards of a pack as a table.';
  static override readonly description = [
    'A map becomes a hexagonal Tiled map (.tmj) with a tileset image next to it; the cards of a pack become a spreadsheet table (.csv). railwright import reads both. What cannot be converted is listed: of a map, its comments.',
    'In Tiled, terrains are tiles, places, bonuses and tokens are points, barriers, one-way edges, links and routes are lines, and each region is a tile layer. Numbers, kinds and names in other languages are custom properties.',
    'Exit code 0: written; 1: the map has errors or cannot be written; 2: invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'A map for Tiled', command: '<%= config.bin %> export map trains/tokyo -o tokyo.tmj' },
    { description: 'Cards for a spreadsheet', command: '<%= config.bin %> export cards trains -o cards.csv' },
  ];
  static override readonly args = {
    what: Args.string({ required: true, options: [...EXPORTS], description: 'Kind of content to write.' }),
    name: Args.string({ required: true, description: "The map as pack/id, or the pack's id." }),
  };
  static override readonly flags = {
    output: Flags.string({ char: 'o', required: true, helpValue: 'FILE', summary: 'Ends in .tmj or .csv.' }),
    ...contentFlag,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Export);
    const { exportContent } = await import('../transfer/export.ts');
    process.exitCode = await exportContent(args.what as (typeof EXPORTS)[number], args.name, {
      output: flags.output,
      content: flags.content,
    });
  }
}
