// `railwright lsp`: help while typing, for any editor that speaks the Language Server Protocol.
import { Command, Flags } from '@oclif/core';

export class Lsp extends Command {
  static override readonly summary =
    'Start a language server for editors: findings, completion and renaming as you type.';
  static override readonly description = [
    'Speaks the Language Server Protocol on standard input and output; editors start it themselves. For setting up VS Code, Neovim, Helix and JetBrains, see docs/editors.md.',
    'It reads the folders open in the editor, including unsaved text, and writes nothing itself; the editor makes all changes.',
    'Exit code 0: the editor shut it down; 1: the editor exited without shutting it down, or the input is not of the protocol; 2: invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'As an editor runs it', command: '<%= config.bin %> lsp --stdio' },
  ];
  static override readonly flags = {
    stdio: Flags.boolean({ summary: 'Use standard input and output; always on.' }),
    clientProcessId: Flags.integer({ summary: 'Exit when this process (the editor) has ended.' }),
  };

  async run(): Promise<void> {
    await this.parse(Lsp);
    if (process.stdin.isTTY) {
      const { printError } = await import('../output.ts');
      printError(
        'Waiting for an editor. Editors start this command themselves; press Ctrl-C to stop it. See docs/editors.md.',
      );
    }
    const { runServer } = await import('../lsp/run-server.ts');
    runServer();
  }
}
