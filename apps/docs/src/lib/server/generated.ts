// Parts of Markdown that generated pages are made of.

/** A page that no file of the repository has. Its links are as in a file of apps/docs/pages; those from the root of the site begin with /. */
export interface GeneratedPage {
  /** Empty for the overview. */
  readonly slug: string;
  readonly title: string;
  readonly markdown: string;
}

/** Text for a terminal as Markdown: flags and commands as code, angle brackets as they are. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part
        : part
            .replaceAll('<', '&lt;')
            .replaceAll('*', '\\*')
            .replaceAll(/(?<![\w-])--[a-z][a-z-]*(?: \d+)?/g, '`$&`'),
    )
    .join('');
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
