// `railwright bundle`: puts a setup into one file.
import { Args, Command, Flags } from '@oclif/core';
import { setupFlags } from './play-flags.ts';

export class Bundle extends Command {
  static override readonly summary = 'Build a setup into one JSON file that can be played.';
  static override readonly description = [
    'A bundle holds the rules, the map and the cards of a setup after all checks, so whatever plays it reads no YAML. It includes the strategies available to its pack, as bots for the player.',
    'Exit code 0: written; 1: the setup has an error; 2: invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Into a file', command: '<%= config.bin %> bundle trains/tokyo-beginners -o tokyo.json' },
    {
      description: 'To another program',
      command:
        '<%= config.bin %> bundle trains/tokyo-beginners --rules trains/aeg-2013 | gzip > tokyo.json.gz',
    },
  ];
  static override readonly args = {
    setup: Args.string({ required: true, description: 'The setup, as pack/id.' }),
  };
  static override readonly flags = {
    output: Flags.string({
      char: 'o',
      helpValue: 'FILE',
      summary: 'Where to write; standard output by default.',
    }),
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Bundle);
    const { bundleSetup } = await import('../bundle/bundle.ts');
    process.exitCode = await bundleSetup(args.setup, flags);
  }
}
