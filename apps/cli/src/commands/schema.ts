// `railwright schema`: the JSON Schemas of content files.
import { Args, Command, Flags } from '@oclif/core';

export class Schema extends Command {
  static override readonly summary = 'Print or write the JSON Schemas of content files.';
  static override readonly description =
    'Without a name it lists the schemas. Editors that support YAML schemas complete and check a file whose first line names its schema:\n\n  # yaml-language-server: $schema=../schemas/cards.schema.json\n\nAn installed railwright has them in node_modules/railwright/schemas; its subfolder v1 holds the schemas of format 1 and will remain when a later format is added.\n\nExit code 0: printed or written; 2: invalid usage.';
  static override readonly examples = [
    { description: 'List them', command: '<%= config.bin %> schema' },
    { description: 'One of them', command: '<%= config.bin %> schema cards' },
    { description: 'All, into a folder', command: '<%= config.bin %> schema --output schemas' },
  ];
  static override readonly args = {
    name: Args.string({
      required: false,
      ignoreStdin: true,
      description: 'Name of a schema, such as cards.',
    }),
  };
  static override readonly flags = {
    output: Flags.string({
      char: 'o',
      helpValue: 'FOLDER',
      summary: 'Write to this folder instead of standard output.',
    }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Schema);
    const { schema } = await import('../schema/schema.ts');
    process.exitCode = await schema(args.name, flags.output);
  }
}
