// A page for each command, from what oclif knows about it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { prose, table } from './generated.ts';
import type { GeneratedPage } from './generated.ts';
import { ROOT } from './repository.ts';

interface Argument {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly options?: readonly string[];
}

interface Flag extends Omit<Argument, 'description'> {
  readonly char?: string;
  readonly summary?: string;
  readonly helpValue?: string;
  readonly type: 'boolean' | 'option';
  readonly allowNo?: boolean;
  readonly hidden?: boolean;
  readonly multiple?: boolean;
  readonly default?: unknown;
  readonly env?: string;
  readonly dependsOn?: readonly string[];
  readonly exclusive?: readonly string[];
}

interface Command {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly exitCodes: readonly (readonly [code: string, meaning: string])[];
  readonly exitRemark: string;
  readonly usage?: string;
  readonly args: Readonly<Record<string, Argument>>;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly examples?: readonly (string | { readonly description: string; readonly command: string })[];
}

const LIST_COMMANDS = join(ROOT, 'apps', 'cli', 'scripts', 'list-commands.ts');

/** The overview first, with an empty slug. */
export function commandPages(): readonly GeneratedPage[] {
  const listed = execFileSync(process.execPath, [LIST_COMMANDS], { encoding: 'utf8', maxBuffer: 1 << 25 });
  const commands = (JSON.parse(listed) as readonly Command[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return [
    {
      slug: '',
      title: 'Commands',
      markdown: [
        '# Commands',
        'Run them as `npx railwright COMMAND` in a repository that has railwright in its package.json, or in a checkout. `--help` prints the same in the terminal.',
        table(
          ['command', 'purpose'],
          commands.map(({ id, summary }) => [
            `[railwright ${id}](/reference/commands/${id}/)`,
            prose(summary),
          ]),
        ),
        '## Exit codes of all commands',
        table(
          ['code', 'meaning'],
          [
            ['0', 'nothing is wrong'],
            ['1', 'something is wrong with the content, the tests, the record or a game'],
            ['2', 'invalid usage, or a crash'],
            ['130', 'stopped by Ctrl-C'],
          ],
        ),
      ].join('\n\n'),
    },
    ...commands.map((command) => ({ slug: command.id, title: command.id, markdown: commandPage(command) })),
  ];
}

function commandPage(command: Command): string {
  const { id, summary, description, usage, args, flags, examples = [], exitCodes, exitRemark } = command;
  const shown = Object.values(flags).filter(({ hidden }) => hidden !== true);
  const inputs = Object.values(args);
  return [
    `# railwright ${id}`,
    prose(summary),
    `\`\`\`\n${usage ?? usageOf(id, inputs)}\n\`\`\``,
    ...description.split('\n\n').map(prose),
    ...(examples.length === 0 ? [] : ['## Examples', ...examples.map(example)]),
    ...(inputs.length === 0
      ? []
      : [
          '## Arguments',
          table(
            ['argument', 'meaning'],
            inputs.map((one) => [`\`${one.name.toUpperCase()}\``, meaning(one, one.description)]),
          ),
        ]),
    ...(shown.length === 0
      ? []
      : [
          '## Flags',
          table(
            ['flag', 'meaning'],
            shown.map((flag) => [flagName(flag), flagMeaning(flag)]),
          ),
        ]),
    '## Exit codes',
    table(
      ['code', 'meaning'],
      exitCodes.map(([code, meant]) => [code, prose(meant)]),
    ),
    prose(exitRemark),
  ].join('\n\n');
}

const usageOf = (id: string, args: readonly Argument[]): string =>
  [
    `railwright ${id}`,
    ...args.map(({ name, required }) => (required === true ? name.toUpperCase() : `[${name.toUpperCase()}]`)),
    '[FLAGS]',
  ].join(' ');

const example = (one: string | { readonly description: string; readonly command: string }): string =>
  typeof one === 'string' ? code(one) : `${prose(one.description)}:\n\n${code(one.command)}`;

const code = (command: string): string => `\`\`\`sh\n${command}\n\`\`\``;

function flagName({ name, char, type, helpValue, options, allowNo, multiple }: Flag): string {
  const value =
    type === 'boolean' ? '' : ` ${helpValue ?? (options ? 'WORD' : 'VALUE')}${multiple === true ? '…' : ''}`;
  const long = `--${allowNo === true ? '[no-]' : ''}${name}${value}`;
  return char === undefined ? `\`${long}\`` : `\`-${char}\`, \`${long}\``;
}

function flagMeaning(flag: Flag): string {
  const { default: value, env, dependsOn = [], exclusive = [] } = flag;
  const named = (names: readonly string[]): string => names.map((name) => `\`--${name}\``).join(', ');
  return [
    meaning(flag, flag.summary),
    ...(['string', 'number'].includes(typeof value) ? [`Default: \`${String(value)}\`.`] : []),
    ...(env === undefined ? [] : [`Environment: \`${env}\`.`]),
    ...(dependsOn.length === 0 ? [] : [`Needs ${named(dependsOn)}.`]),
    ...(exclusive.length === 0 ? [] : [`Not with ${named(exclusive)}.`]),
  ].join(' ');
}

function meaning({ required, options }: Argument, text = ''): string {
  return [
    prose(text),
    ...(options ? [`One of ${options.map((word) => `\`${word}\``).join(', ')}.`] : []),
    ...(required === true ? ['Required.'] : []),
  ].join(' ');
}
