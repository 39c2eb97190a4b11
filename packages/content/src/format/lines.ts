// White space that means nothing: at the ends of lines and of the file. Lines within texts of several lines stay as they are.
import { readYaml } from '../yaml/read.ts';
import { walkTokens } from '../yaml/tokens.ts';

const TEXTS: ReadonlySet<string> = new Set([
  'scalar',
  'single-quoted-scalar',
  'double-quoted-scalar',
  'block-scalar',
]);

/** `text` has line ends of one character. */
export function trimLines(text: string): string {
  const { lines, tokens, refused } = readYaml(text);
  if (refused) return text;
  const kept = new Set<number>();
  for (const token of walkTokens(tokens)) {
    if (!TEXTS.has(token.type) || !('source' in token) || !token.source.includes('\n')) continue;
    const first = lines.position(token.offset).line;
    // A text after a bar begins on the line below it.
    const last = first + token.source.split('\n').length - (token.type === 'block-scalar' ? 1 : 2);
    for (let line = token.type === 'block-scalar' ? first + 1 : first; line <= last; line++) kept.add(line);
  }
  const rows = text.split('\n').map((row, i) => (kept.has(i + 1) ? row : row.trimEnd()));
  while (rows.length > 1 && rows.at(-1) === '' && !kept.has(rows.length)) rows.pop();
  return `${rows.join('\n')}\n`;
}
