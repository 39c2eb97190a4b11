// The script for PowerShell. If it returns nothing, PowerShell completes files.
import type { CommandWord, FlagWord } from './describe.ts';

export function powershellScript(commands: readonly CommandWord[]): string {
  const list = commands.map(
    ({ name, summary, values, flags }) =>
      `    @{ name = ${quoted(name)}; text = ${quoted(summary)}; words = ${listed(values)}; flags = @(\n${flags.map(flagLine).join('\n')}\n    ) }`,
  );
  return `# Completion of railwright for PowerShell.
Register-ArgumentCompleter -Native -CommandName railwright -ScriptBlock {
  param($word, $ast, $position)
  $commands = @(
${list.join('\n')}
  )
  $before = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $position } | ForEach-Object { $_.ToString() })
  $found = @()
  if ($before.Count -le 1) { $found = $commands }
  else {
    $command = $commands | Where-Object { $_.name -eq $before[1] }
    $flag = $command.flags | Where-Object { $_.takes -and ($_.name -ceq $before[-1] -or $_.char -ceq $before[-1]) }
    if ($flag) { $found = $flag.words | ForEach-Object { @{ name = $_; text = $_ } } }
    elseif ($word.StartsWith('-')) { $found = $command.flags }
    elseif ($before[1] -eq 'help') { $found = $commands }
    else { $found = $command.words | ForEach-Object { @{ name = $_; text = $_ } } }
  }
  $found | Where-Object { $_ -and $_.name.StartsWith($word) } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_.name, $_.name, 'ParameterValue', $_.text)
  }
}
`;
}

function flagLine({ name, char, summary, takesValue, values }: FlagWord): string {
  const short = char === undefined ? '' : ` char = ${quoted(`-${char}`)};`;
  return `      @{ name = ${quoted(`--${name}`)};${short} text = ${quoted(summary || name)}; takes = $${takesValue}; words = ${listed(values)} }`;
}

function listed(values: readonly string[]): string {
  return `@(${values.map(quoted).join(', ')})`;
}

/** Curly quotes end a text in single quotes as well. */
function quoted(text: string): string {
  return `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`;
}
