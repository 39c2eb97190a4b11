// `railwright validate`: checks content files.
import { Args, Command, Flags } from '@oclif/core';

export class Validate extends Command {
  static override readonly summary =
    'Check packs, folders or single files: syntax, schema, references, sense.';
  static override readonly description = [
    'Without a path it checks ./content, or the pack around the current folder. A single file is checked within its pack; only what was found in that file is shown. Packs beside the one that is checked and the packs that come with railwright can be extended.',
    'Exit code 0: nothing found; 1: errors or warnings; 2: the command was misused.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Check everything below ./content', command: '<%= config.bin %> validate' },
    {
      description: 'One pack, and one file of another',
      command: '<%= config.bin %> validate content/trains content/homebrew/cards/cards.yaml',
    },
    { description: 'In a GitHub workflow', command: '<%= config.bin %> validate --format github' },
    { description: 'What a code means', command: '<%= config.bin %> validate --explain yaml-duplicate-key' },
  ];
  static override readonly args = {
    paths: Args.string({ multiple: true, required: false, description: 'Packs, folders or files.' }),
  };
  static override readonly flags = {
    format: Flags.option({
      options: ['pretty', 'json', 'github'] as const,
      default: 'pretty',
      summary: 'How findings are written.',
    })(),
    explain: Flags.string({ helpValue: 'CODE', summary: 'Explain a code of a finding and stop.' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Validate);
    const { explain, validate } = await import('../check/validate.ts');
    process.exitCode =
      flags.explain === undefined ? await validate(args.paths ?? [], flags.format) : explain(flags.explain);
  }
}
