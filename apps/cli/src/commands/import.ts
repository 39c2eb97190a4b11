// `railwright import`: content of other programs into a pack.
import { Args, Command, Flags } from '@oclif/core';

export class Import extends Command {
  static override readonly summary = 'Bring a map of Tiled or a table of cards into a pack.';
  static override readonly description = [
    'A hexagonal map of Tiled, saved as JSON (.tmj), becomes a map; a table (.csv) whose first line has titles such as id, name.en, name.fr, categories, cost, value, points and effect becomes a set of cards. What cannot be carried over is listed.',
    'Tiles are told by their class, a property `terrain` or the name of their picture, or by --terrain; cities, remote locations and barriers are objects of class city, remote and barrier.',
    'Exit code 0: written; 1: the file cannot be read, or what it became has errors; 2: the command was misused.',
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
    file: Args.string({ required: true, description: 'A .tmj or a .csv.' }),
  };
  static override readonly flags = {
    pack: Flags.string({
      helpValue: 'DIR',
      summary: 'The pack; the one around the current folder by default.',
    }),
    id: Flags.string({
      helpValue: 'ID',
      summary: 'Id and name of the new file; from the name of the old one by default.',
    }),
    terrain: Flags.string({
      multiple: true,
      multipleNonGreedy: true,
      helpValue: 'TILE=TERRAIN',
      summary: 'What the tiles of a class, a picture or a number are.',
    }),
    'dry-run': Flags.boolean({ summary: 'Print the file instead of writing it.' }),
    force: Flags.boolean({ summary: 'Replace a file that is there.' }),
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
