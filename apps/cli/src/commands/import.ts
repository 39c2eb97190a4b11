// `railwright import`: content of other programs into a pack.
import { Args, Command, Flags } from '@oclif/core';

export class Import extends Command {
  static override readonly summary = 'Import a Tiled map or a table of cards into a pack.';
  static override readonly description = [
    'A hexagonal Tiled map saved as JSON (.tmj) becomes a map; a table (.csv) with a header such as id, name.en, name.fr, categories, cost, value, points, effect becomes a set of cards. Tables are separated by commas, semicolons or tabs and saved as UTF-8; the table that railwright export cards writes shows every column. Anything that cannot be converted is listed.',
    'Tiles are recognised by their class, a `terrain` property, the name of their image, or --terrain; cities and remote locations are tiles or objects of class city and remote, with a number in the property `city` (stations) or `remote` (value); barriers are lines of class barrier. Tilesets and templates that the map names are read from where it names them, and the defaults of classes from the .tiled-project around it.',
    'Lines of class link, route and one-way, points of class bonus and token, and tile layers with a property `region` are read as railwright export writes them.',
    'Exit code 0: written; 1: the file cannot be read, or the result has errors; 2: invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'A map into the pack around the current folder',
      command: '<%= config.bin %> import coast.tmj',
    },
    {
      description: 'Into another pack, where tiles "grass" are fields and tile 7 is sea',
      command: '<%= config.bin %> import coast.tmj --pack packs/coast --terrain grass=field --terrain 7=sea',
    },
    {
      description: 'Cards from a spreadsheet',
      command: '<%= config.bin %> import cards.csv --id second-set',
    },
  ];
  static override readonly args = {
    file: Args.string({ required: true, description: 'A .tmj, or a .csv, .tsv or .txt.' }),
  };
  static override readonly flags = {
    pack: Flags.string({
      helpValue: 'DIR',
      summary: 'The pack; by default, the one around the current folder, or the only one in it.',
    }),
    id: Flags.string({
      helpValue: 'ID',
      summary: 'Id and name of the new file; by default, taken from the name of the imported one.',
    }),
    terrain: Flags.string({
      multiple: true,
      multipleNonGreedy: true,
      helpValue: 'TILE=TERRAIN',
      summary: 'Terrain for tiles with this class, image or number.',
    }),
    'dry-run': Flags.boolean({ summary: 'Check the file and print it instead of writing it.' }),
    force: Flags.boolean({ summary: 'Overwrite an existing file.' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Import);
    const { importFile } = await import('../transfer/import.ts');
    process.exitCode = await importFile(args.file, {
      pack: flags.pack,
      id: flags.id,
      terrain: flags.terrain ?? [],
      force: flags.force,
      'dry-run': flags['dry-run'],
    });
  }
}
