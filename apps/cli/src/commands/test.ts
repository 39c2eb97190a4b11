// `railwright test`: runs card tests.
import { Command, Flags } from '@oclif/core';
import { parseOutput } from '../check/options.ts';
import { REPORT_FORMATS } from '../report/report.ts';
import { outputFlag, pathArgs } from './path-args.ts';

export class Test extends Command {
  static override readonly summary = 'Run the card tests and lessons of packs.';
  static override readonly description = [
    "Card tests are YAML files in a pack's tests folder. For a test that fails, the expected and the actual result are shown, with the test's location.",
    'Lessons of setups are played too: one that can no longer be followed fails.',
    'Test files and packs that cannot be read are shown as findings.',
    'Exit code 0: all passed; 1: some failed or could not be read, or coverage is below --coverage-min; 2: invalid usage, or there are no tests.',
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
    { description: 'Also show what no test covers', command: '<%= config.bin %> test my-pack --coverage' },
    {
      description: 'Tests with a phrase in their name',
      command: '<%= config.bin %> test --name "mail train"',
    },
  ];
  static override readonly args = pathArgs;
  static override readonly flags = {
    format: Flags.option({
      options: REPORT_FORMATS,
      default: 'pretty',
      summary: 'Output format; for json, see schemas/test-result.schema.json.',
    })(),
    ...outputFlag,
    name: Flags.string({ helpValue: 'TEXT', summary: 'Only tests whose name contains this.' }),
    'changed-since': Flags.string({
      helpValue: 'REF',
      summary:
        'Only tests that changes since the branch left this commit can affect: changed tests, and all tests of packs in which anything else changed.',
    }),
    watch: Flags.boolean({ char: 'w', summary: 'Rerun whenever a file changes.' }),
    coverage: Flags.boolean({
      summary: 'Also list the cards, steps, branches and questions that no test covers.',
    }),
    'coverage-min': Flags.integer({
      helpValue: 'PERCENT',
      min: 0,
      max: 100,
      summary: 'Fail if the tests cover less of a pack than this; implies --coverage.',
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
