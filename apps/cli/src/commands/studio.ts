// `railwright studio`: the studio in the browser, on a folder of this machine.
import { Args, Command, Flags } from '@oclif/core';
import { queueFlag } from './play-flags.ts';

export class Studio extends Command {
  static override readonly summary = 'Open a folder of content in the studio, in your browser.';
  static override readonly description = [
    'Without a folder it opens ./content, or the folder around the current pack. The studio is served on 127.0.0.1 only and reads and writes files only in that folder.',
    'It runs until Ctrl-C.',
    'Exit code 0: stopped by Ctrl-C; 2: invalid usage, the port is taken, or the queue does not respond.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Open ./content', command: '<%= config.bin %> studio' },
    {
      description: 'Another folder, at a fixed port',
      command: '<%= config.bin %> studio my-packs --port 8080',
    },
    {
      description: 'Have workers on a queue play the playtests',
      command: '<%= config.bin %> studio --queue redis://localhost:6379',
    },
    { description: 'Only print the address', command: '<%= config.bin %> studio --no-open' },
  ];
  static override readonly args = {
    folder: Args.string({ required: false, description: 'Folder of content.' }),
  };
  static override readonly flags = {
    port: Flags.integer({
      min: 0,
      max: 65535,
      helpValue: 'N',
      summary: 'Port; by default 4173, or the next free one.',
    }),
    open: Flags.boolean({ default: true, allowNo: true, summary: 'Open the browser.' }),
    'read-only': Flags.boolean({ summary: 'Disable saving.' }),
    ...queueFlag,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Studio);
    const { runStudio } = await import('../studio/run-studio.ts');
    process.exitCode = await runStudio(args.folder, {
      port: flags.port,
      open: flags.open,
      readOnly: flags['read-only'],
      queue: flags.queue,
    });
  }
}
