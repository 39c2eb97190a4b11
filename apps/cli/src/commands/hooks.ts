// `railwright hooks`: checks packs before each commit.
import { Command, Flags } from '@oclif/core';

export class Hooks extends Command {
  static override readonly summary = 'Let git check packs before each commit.';
  static override readonly description = [
    'It writes a pre-commit hook where git looks for it, for the packs of the current folder; run in another folder of the repository it adds that one. The hook checks and tests what is staged, when something is staged that concerns the packs. A hook that is there already stays as it is.',
    'Exit code 0: written, or there already; 2: not written, or the command was misused.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'In each clone, once', command: '<%= config.bin %> hooks' },
    { description: 'The layout of the files too', command: '<%= config.bin %> hooks --format' },
  ];
  static override readonly flags = {
    format: Flags.boolean({ summary: 'Refuse files that railwright format would change.' }),
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Hooks);
    const { installHook } = await import('../hooks/install.ts');
    process.exitCode = await installHook(flags.format);
  }
}
