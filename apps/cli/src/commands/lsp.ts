// `railwright lsp`: help while typing, for any editor that speaks the Language Server Protocol.
import { Command, Flags } from '@oclif/core';

export class Lsp extends Command {
  static override readonly summary = 'Serve an editor: findings, completion and renaming while you type.';
  static override readonly description = [
    'Speaks the Language Server Protocol on standard input and output; editors start it themselves. How to set up VS Code, Neovim, Helix and JetBrains stands in docs/editors.md.',
    'It reads the folders that the editor has open, with what is being typed in them, and writes nothing: changes are made by the editor.',
    'Exit code 0: the editor asked it to leave; 1: the editor went away without a word; 2: the command was misused.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'What an editor runs', command: '<%= config.bin %> lsp --stdio' },
  ];
  static override readonly flags = {
    stdio: Flags.boolean({ summary: 'Speak on standard input and output, as it always does.' }),
    clientProcessId: Flags.integer({ summary: 'Leave when this process, the editor, has gone.' }),
  };

  async run(): Promise<void> {
    await this.parse(Lsp);
    if (process.stdin.isTTY) {
      const { printError } = await import('../output.ts');
      printError('Waiting for an editor, which starts this by itself; Ctrl-C ends it. See docs/editors.md.');
    }
    const { runServer } = await import('../lsp/run-server.ts');
    runServer();
  }
}
