// `railwright doctor`: looks at the machine and the repository around the content.
import { Args, Command, Flags } from '@oclif/core';

export class Doctor extends Command {
  static override readonly summary =
    'Check versions, packs, schema lines, hooks and CI, and report what is missing.';
  static override readonly description = [
    'It checks what surrounds the content; to check the content itself, use validate. It changes nothing and uses no network.',
    'Exit code 0: nothing is wrong, though something may be missing; 1: something is wrong; 2: invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'The repository you are in', command: '<%= config.bin %> doctor' },
    { description: 'Another folder of content', command: '<%= config.bin %> doctor my-packs' },
    { description: 'As data', command: '<%= config.bin %> doctor --json' },
  ];
  static override readonly args = {
    folder: Args.string({ required: false, description: 'Folder of content, or a pack.' }),
  };
  static override readonly flags = {
    json: Flags.boolean({ summary: 'The result as data.' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Doctor);
    const { doctor } = await import('../doctor/doctor.ts');
    process.exitCode = await doctor(args.folder, flags.json);
  }
}
