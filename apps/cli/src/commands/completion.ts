// `railwright completion`: prints a script that completes the command line in a shell.
import { Args, Command } from '@oclif/core';
import { SHELLS } from '../completion/shells.ts';

export class Completion extends Command {
  static override readonly summary = 'Print a completion script for your shell.';
  static override readonly description = [
    'It completes commands, flags and their values after the word railwright. If you start railwright with npx, define an alias first: alias railwright="npx railwright".',
    'Exit code 0: printed; 2: invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Bash: once, then open a new terminal',
      command: '<%= config.bin %> completion bash > ~/.local/share/bash-completion/completions/railwright',
    },
    {
      description: 'Zsh: into a folder of $fpath',
      command: '<%= config.bin %> completion zsh > ~/.zsh/completions/_railwright',
    },
    {
      description: 'Fish',
      command: '<%= config.bin %> completion fish > ~/.config/fish/completions/railwright.fish',
    },
    {
      description: 'PowerShell: into the file that $PROFILE names',
      command: '<%= config.bin %> completion powershell | Out-String | Invoke-Expression',
    },
    { description: 'Bash, for this terminal only', command: 'eval "$(<%= config.bin %> completion bash)"' },
  ];
  static override readonly args = {
    shell: Args.string({ required: true, options: [...SHELLS], description: 'Your shell.' }),
  };

  async run(): Promise<void> {
    const { args } = await this.parse(Completion);
    const { describeCommands } = await import('../completion/describe.ts');
    const { SCRIPTS, isShell } = await import('../completion/shells.ts');
    if (isShell(args.shell)) this.log(SCRIPTS[args.shell](describeCommands(this.config.commands)));
  }
}
