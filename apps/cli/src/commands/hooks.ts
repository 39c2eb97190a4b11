// `railwright hooks`: checks packs before each commit, and merges them by what they say.
import { Command, Flags } from '@oclif/core';

export class Hooks extends Command {
  static override readonly summary =
    'Let git check packs before each commit, and merge them by cell, key and id.';
  static override readonly description = [
    'It installs a git pre-commit hook for the packs in the current folder; run it in another folder of the repository to add that folder. When anything that concerns the packs is staged, the hook checks and tests what is staged. An existing hook is left unchanged.',
    'It also lets git merge content files with railwright merge-file: a setting of this clone (merge.railwright.driver), and a line in .gitattributes to commit. Where that file already says how to merge them, it is left unchanged.',
    'Exit code 0: both are installed, or already there; 1: one of them is, and the other is left as it was; 2: neither, or invalid usage.',
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
    const { hookPlace } = await import('../hooks/repository.ts');
    const { installHooks } = await import('../hooks/install.ts');
    process.exitCode = await installHooks(hookPlace(), flags.format);
  }
}
