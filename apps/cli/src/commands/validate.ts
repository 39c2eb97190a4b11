// `railwright validate`: checks content files.
import { Command, Flags } from '@oclif/core';
import { MAX_SEVERITIES, parseOutput } from '../check/options.ts';
import { REPORT_FORMATS } from '../report/report.ts';
import { outputFlag, pathArgs, stdinFlag } from './path-args.ts';

export class Validate extends Command {
  static override readonly summary =
    'Check packs, folders or single files: syntax, schemas, references and plausibility.';
  static override readonly description = [
    'Without a path it checks ./content, the pack around the current folder, or the packs in it; the first line says which. A single file is checked as part of its pack, but only findings in that file are shown, and errors elsewhere that may hide others in it. A pack can extend packs in the same folder and the packs shipped with railwright. The path - means standard input.',
    'Exit code 0: nothing found; 1: errors or warnings; 2: invalid usage. Hints never fail, unless --max-severity is none.',
    'To ignore a warning, write # railwright-ignore CODE: reason at the end of the line or on the line above.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Check everything below ./content', command: '<%= config.bin %> validate' },
    {
      description: 'One pack, and some files of another',
      command: "<%= config.bin %> validate content/trains 'content/homebrew/cards/*.yaml'",
    },
    { description: 'Fix what can be fixed safely', command: '<%= config.bin %> validate --fix' },
    {
      description: 'In a GitHub workflow',
      command: '<%= config.bin %> validate --format github --output sarif=railwright.sarif',
    },
    {
      description: 'Only new findings, in a pack that was never checked before',
      command: '<%= config.bin %> validate --baseline baseline.json',
    },
    {
      description: 'Only findings caused by this branch',
      command: '<%= config.bin %> validate --changed-since origin/main',
    },
    {
      description: 'Text that an editor has not saved yet',
      command: '<%= config.bin %> validate - --stdin-filename my-pack/cards/cards.yaml < draft.yaml',
    },
    {
      description: 'The meaning of a code',
      command: '<%= config.bin %> validate --explain yaml-duplicate-key',
    },
  ];
  // oclif's own usage line is unreadable with flags that exclude one another.
  static override readonly usage = '<%= command.id %> [PATHS...] [FLAGS]';
  static override readonly args = pathArgs;
  static override readonly flags = {
    format: Flags.option({
      options: REPORT_FORMATS,
      default: 'pretty',
      summary: 'Output format of findings on standard output.',
    })(),
    ...outputFlag,
    'max-severity': Flags.option({
      options: MAX_SEVERITIES,
      default: 'info',
      summary: 'Highest severity that passes; with warning, only errors fail.',
    })(),
    'max-warnings': Flags.integer({
      min: 0,
      helpValue: 'N',
      exclusive: ['max-severity'],
      summary: 'Pass with up to this many warnings; with more, all of them count.',
    }),
    quiet: Flags.boolean({
      char: 'q',
      summary: 'Show only findings that make the command fail, and no summary.',
    }),
    fix: Flags.boolean({ summary: 'Fix what can be fixed safely, then show what is left.' }),
    'dry-run': Flags.boolean({
      dependsOn: ['fix'],
      summary: 'With --fix: show what would change, write nothing.',
    }),
    watch: Flags.boolean({
      char: 'w',
      exclusive: ['fix', 'write-baseline', 'stdin-filename'],
      summary: 'Recheck whenever a file changes.',
    }),
    'changed-since': Flags.string({
      helpValue: 'REF',
      summary:
        'Check everything, but show only findings in files changed since the branch left this commit, new findings that the changes caused elsewhere, and files that cannot be read at all.',
    }),
    baseline: Flags.string({
      helpValue: 'FILE',
      summary:
        'Show only findings that are not in this list of known ones, and files that cannot be read at all.',
    }),
    'write-baseline': Flags.boolean({
      dependsOn: ['baseline'],
      summary: 'Write the current findings to the --baseline file.',
    }),
    ...stdinFlag,
    verbose: Flags.boolean({ summary: 'Show on standard error where the time is spent.' }),
    explain: Flags.string({ helpValue: 'CODE', summary: "Explain a finding's code and stop." }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Validate);
    if (flags.explain !== undefined) {
      const { explain } = await import('../check/explain.ts');
      process.exitCode = explain(flags.explain);
      return;
    }
    const options = {
      format: flags.format,
      outputs: (flags.output ?? []).map((text) => parseOutput(text)),
      maxSeverity: flags['max-severity'],
      maxWarnings: flags['max-warnings'],
      quiet: flags.quiet,
      verbose: flags.verbose,
      stdinFilename: flags['stdin-filename'],
      changedSince: flags['changed-since'],
      baseline: flags.baseline,
      writeBaseline: flags['write-baseline'],
      fix: flags.fix,
      dryRun: flags['dry-run'],
    };
    const { validate, watchAndValidate } = await import('../check/validate.ts');
    process.exitCode = await (flags.watch ? watchAndValidate : validate)(args.paths ?? [], options);
  }
}
