// The difference in a few lines of Markdown, short enough for a comment on a pull request.
import type { DiffResult } from '@railwright/content/diff';
import { asText } from '../report/markdown.ts';
import { byChange, toldKinds, type Told, type ToldKind } from './told.ts';

/** The maximum length of the part of a line that lists new, changed or removed things. */
const MOST_CHARACTERS = 1200;
/** The maximum length of the text of one thing. */
const MOST_OF_ONE = 400;

export function formatDiffMarkdown(diff: DiffResult, title: string): string {
  const kinds = toldKinds(diff).map((kind) => [kind.title, lineOf(kind)] as const);
  const played = diff.games.map(({ setup, sentence }) => ['Games', `${setup}: ${sentence}`] as const);
  const none = ['Nothing', 'in the content changed.'] as const;
  const lines = [...played, ...(kinds.length === 0 ? [none] : kinds)];
  return `### ${asText(title)}\n\n${lines.map(([head, text]) => `- **${head}** ${asText(text)}`).join('\n')}\n`;
}

function lineOf({ all }: ToldKind): string {
  return byChange(all)
    .map(({ counted, some }) => `${counted}: ${listed(some.map(wordsOf))}.`)
    .join(' ');
}

function wordsOf({ change, name, facts, before, now }: Told): string {
  if (change === 'added')
    return [name, ...facts.map((fact) => `(${fact})`), ...(now === undefined ? [] : [now])].join(' ');
  const [old, fresh] = [before, now].map((text) => text?.replaceAll('\n', ' '));
  const text =
    old === undefined && fresh === undefined ? [] : [`${old ?? 'nothing'} → ${fresh ?? 'nothing'}`];
  const told = [...facts, ...text];
  return told.length === 0 ? name : `${name}: ${told.join(', ')}`;
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
