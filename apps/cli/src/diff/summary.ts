// Changes as text, one line for each kind of item, short enough for a comment on a pull request.
import { asText } from '../report/markdown.ts';
import { safe } from '../output.ts';
import { style } from '../style.ts';
import { isEmpty, type ChangeList } from './change-list.ts';

/** The maximum length of the part of a line that lists new, changed or removed items. */
const MOST_CHARACTERS = 1200;
/** The maximum length of the text of one item. */
const MOST_OF_ONE = 400;

export interface ToldChanges {
  /** Names the packs and what they are compared with. */
  readonly title: string;
  readonly lists: readonly ChangeList[];
  /** The effect on games, a line per setup. */
  readonly games: readonly string[];
}

export function formatChanges({ title, lists, games }: ToldChanges): string {
  const lines = linesOf(lists, games).map(([head, text]) => `${style.bold(head)}  ${safe(text)}`);
  return `${[style.bold(safe(title)), ...lines].join('\n')}\n`;
}

export function formatChangesMarkdown({ title, lists, games }: ToldChanges): string {
  const lines = linesOf(lists, games).map(([head, text]) => `- **${head}** ${asText(text)}`);
  return `### ${asText(title)}\n\n${lines.join('\n')}\n`;
}

function linesOf(lists: readonly ChangeList[], games: readonly string[]): (readonly [string, string])[] {
  const told = lists.filter((list) => !isEmpty(list)).map((list) => [list.title, lineOf(list)] as const);
  const played = games.map((game) => ['Games', game] as const);
  const none = ['Nothing', 'in the content changed.'] as const;
  return [...(told.length === 0 ? [none] : told), ...played];
}

function lineOf({ added, changed, gone }: ChangeList): string {
  const part = (word: string, list: readonly string[]): string[] =>
    list.length === 0 ? [] : [`${list.length.toLocaleString('en')} ${word}: ${listed(list)}.`];
  return [...part('new', added), ...part('changed', changed), ...part('removed', gone)].join(' ');
}

function listed(list: readonly string[]): string {
  const shown: string[] = [];
  let length = 0;
  for (const one of list) {
    const text = one.length > MOST_OF_ONE ? `${one.slice(0, MOST_OF_ONE)}…` : one;
    if (length + text.length > MOST_CHARACTERS) break;
    length += text.length;
    shown.push(text);
  }
  const more = list.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more.toLocaleString('en')} more`] : [])].join('; ');
}
