// `railwright hooks`: checks packs before each commit.
import { Command, Flags } from '@oclif/core';

export class Hooks extends Command {
  static override readonly summary = 'Let git check packs before each commit.';
  static override readonly description = [
    'It installs a git pre-commit hook for the packs in the current folder; run it in another folder of the repository to add that folder. When anything that concerns the packs is staged, the hook checks and tests what is staged. An existing hook is left unchanged.',
    'Exit code 0: installed, or already there; 2: not installed, or invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Once in each clone', command: '<%= config.bin %> hooks' },
    { description: 'Also check formatting', command: '<%= config.bin %> hooks --format' },
  ];
  static override readonly flags = {
    format: Flags.boolean({ summary: 'Also reject files that railwright format would change.' }),
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Hooks);
    const { installHook } = await import('../hooks/install.ts');
    process.exitCode = await installHook(flags.format);
  }
}
