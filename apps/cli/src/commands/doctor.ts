// `railwright doctor`: looks at the machine and the repository around the content.
import { Args, Command, Flags } from '@oclif/core';

export class Doctor extends Command {
  static override readonly summary =
    'Look at versions, packs, schema lines, hooks and CI, and say what is missing.';
  static override readonly description = [
    'It looks at what surrounds the content; whether the content is right is for validate to say. It changes nothing and asks no network.',
    'Exit code 0: nothing is wrong, though something may be missing; 1: something is wrong; 2: the command was misused.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Look at the repository around you', command: '<%= config.bin %> doctor' },
    { description: 'At another folder of content', command: '<%= config.bin %> doctor my-packs' },
    { description: 'As data', command: '<%= config.bin %> doctor --json' },
  ];
  static override readonly args = {
    folder: Args.string({ required: false, description: 'Folder of content, or a pack.' }),
  };
  static override readonly flags = {
    json: Flags.boolean({ summary: 'The answer as data.' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Doctor);
    const { doctor } = await import('../doctor/doctor.ts');
    process.exitCode = await doctor(args.folder, flags.json);
  }
}
