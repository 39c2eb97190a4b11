// `railwright test`: runs card tests.
import { Command, Flags } from '@oclif/core';
import { parseOutput } from '../check/options.ts';
import { REPORT_FORMATS } from '../report/report.ts';
import { outputFlag, pathArgs } from './path-args.ts';

export class Test extends Command {
  static override readonly summary = 'Run the card tests of packs.';
  static override readonly description = [
    'Card tests are YAML files in the folder tests of a pack. Of a test that fails, what was expected and what came out are shown with the place of the test.',
    'Test files and packs that cannot be read are shown as findings.',
    'Exit code 0: all passed; 1: some failed or could not be read, or reach less than --coverage-min; 2: the command was misused, or there are no tests.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'All tests below ./content', command: '<%= config.bin %> test' },
    { description: 'Those of one pack', command: '<%= config.bin %> test content/homebrew' },
    {
      description: 'Those of one file, as data',
      command: '<%= config.bin %> test content/trains/tests/base.yaml --format json',
    },
    { description: 'While you write', command: '<%= config.bin %> test --watch --changed-since HEAD' },
    {
      description: 'In a CI service that shows tests',
      command: '<%= config.bin %> test --output junit=tests.xml',
    },
    { description: 'With what no test reaches', command: '<%= config.bin %> test my-pack --coverage' },
    { description: 'Those with a word in their name', command: '<%= config.bin %> test --name "mail train"' },
  ];
  static override readonly args = pathArgs;
  static override readonly flags = {
    format: Flags.option({
      options: REPORT_FORMATS,
      default: 'pretty',
      summary: 'How results are written; json is schemas/test-result.schema.json.',
    })(),
    ...outputFlag,
    name: Flags.string({ helpValue: 'TEXT', summary: 'Only tests whose name contains this.' }),
    'changed-since': Flags.string({
      helpValue: 'REF',
      summary:
        'Only tests that may fail for what differs from where the branch left this commit: changed ones, and those of packs in which anything else changed.',
    }),
    watch: Flags.boolean({ char: 'w', summary: 'Test again whenever a file changes.' }),
    coverage: Flags.boolean({
      summary: 'Also tell which cards, steps, branches and questions of the packs no test reaches.',
    }),
    'coverage-min': Flags.integer({
      helpValue: 'PERCENT',
      min: 0,
      max: 100,
      summary: 'Fail when the tests reach less of a pack than this; means --coverage.',
    }),
    'pass-with-no-tests': Flags.boolean({ summary: 'A pack without card tests passes.' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Test);
    const { testContent } = await import('../check/test-content.ts');
    process.exitCode = await testContent(args.paths ?? [], {
      format: flags.format,
      outputs: (flags.output ?? []).map((text) => parseOutput(text)),
      name: flags.name,
      changedSince: flags['changed-since'],
      watch: flags.watch,
      coverage: flags.coverage || flags['coverage-min'] !== undefined,
      coverageMin: flags['coverage-min'],
      mayLack: flags['pass-with-no-tests'],
    });
  }
}
