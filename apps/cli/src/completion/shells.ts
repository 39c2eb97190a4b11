// The scripts for the shells. If none of the words fits, shells complete files. @oclif/plugin-autocomplete 4.0 has no fish, and no values
// of flags and arguments in bash.
import type { CommandWord, FlagWord } from './describe.ts';
import { powershellScript } from './powershell.ts';

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

export function isShell(name: string): name is Shell {
  return (SHELLS as readonly string[]).includes(name);
}

export const SCRIPTS: Readonly<Record<Shell, (commands: readonly CommandWord[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

function bashScript(commands: readonly CommandWord[]): string {
  const values = commands.flatMap(({ name, flags }) =>
    flags
      .filter((flag) => flag.values.length > 0)
      .map((flag) => `    ${patterns(name, flag)}) words='${flag.values.join(' ')}' ;;`),
  );
  const others = commands.flatMap(({ name, flags }) =>
    flags
      .filter((flag) => flag.takesValue && flag.values.length === 0)
      .map((flag) => `    ${patterns(name, flag)}) return ;;`),
  );
  const flags = commands.map(
    ({ name, flags: all }) => `      ${name}) words='${all.map((flag) => `--${flag.name}`).join(' ')}' ;;`,
  );
  const args = commands
    .filter(({ values: some }) => some.length > 0)
    .map(({ name, values: some }) => `      ${name}) words='${some.join(' ')}' ;;`);
  return `# Completion of railwright for bash.
_railwright() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${commands.map(({ name }) => name).join(' ')} help --help --version' -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD - 1]}" in
${[...values, ...others].join('\n')}
  esac
  if [ -z "$words" ]; then
    case $current in
    -*) case \${COMP_WORDS[1]} in
${flags.join('\n')}
      esac ;;
    *) case \${COMP_WORDS[1]} in
${[...args, `      help) words='${commands.map(({ name }) => name).join(' ')}' ;;`].join('\n')}
      esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _railwright railwright
`;
}

function patterns(command: string, { name, char }: FlagWord): string {
  return [`--${name}`, ...(char ? [`-${char}`] : [])].map((flag) => `'${command} ${flag}'`).join('|');
}

function zshScript(commands: readonly CommandWord[]): string {
  const list = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n');
  const cases = commands.map(({ name, flags, values }) => {
    const specs = flags.flatMap((flag) => zshSpecs(flag));
    const rest = values.length > 0 ? `'*: :(${values.join(' ')})'` : `'*: :_files'`;
    return `  ${name})\n    _arguments ${[...specs, rest].join(' \\\n      ')} ;;`;
  });
  return `#compdef railwright
# Completion of railwright for zsh.
_railwright() {
  local -a commands
  commands=(
${list}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = "_railwright" ]; then _railwright "$@"; else compdef _railwright railwright; fi
`;
}

function zshSpecs({ name, char, summary, takesValue, values }: FlagWord): string[] {
  const text = summary.replaceAll(/[[\]:\\]/g, '\\$&');
  const value = !takesValue ? '' : values.length > 0 ? `:value:(${values.join(' ')})` : ':value:_files';
  return [`--${name}`, ...(char ? [`-${char}`] : [])].map((flag) => quoted(`${flag}[${text}]${value}`));
}

function fishScript(commands: readonly CommandWord[]): string {
  const lines = commands.flatMap(({ name, summary, flags, values }) => {
    const within = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c railwright -n __fish_use_subcommand -f -a ${name} -d ${fishQuoted(summary)}`,
      ...(values.length > 0 ? [`complete -c railwright ${within} -f -a '${values.join(' ')}'`] : []),
      ...flags.map(({ name: flag, char, summary: text, takesValue, values: some }) =>
        [
          `complete -c railwright ${within} -l ${flag}`,
          ...(char ? [`-s ${char}`] : []),
          ...(some.length > 0 ? [`-x -a '${some.join(' ')}'`] : takesValue ? ['-r'] : []),
          `-d ${fishQuoted(text)}`,
        ].join(' '),
      ),
    ];
  });
  return `# Completion of railwright for fish.\n${lines.join('\n')}\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
