// The whole difference for a terminal.
import type { DiffResult } from '@railwright/content/diff';
import { safe } from '../output.ts';
import { style } from '../style.ts';
import { wrapText } from '../table.ts';
import { byChange, toldKinds, type Told, type ToldKind } from './told.ts';

const SIGNS = { added: '+', changed: '~', removed: '-' } as const;
const COLORS = { added: style.green, changed: style.yellow, removed: style.red } as const;

export function formatDiff(diff: DiffResult, title: string): string {
  const kinds = toldKinds(diff);
  const parts = kinds.map(kindText);
  if (kinds.length === 0) parts.push('Nothing in the content changed.');
  if (diff.games.length > 0)
    parts.push(
      [
        style.bold('Games'),
        ...diff.games.map((games) => lineOf('  ', `${games.setup}: ${games.sentence}`)),
      ].join('\n'),
    );
  return `${[style.bold(safe(title)), ...parts].join('\n\n')}\n`;
}

function kindText({ title, all }: ToldKind): string {
  const counts = byChange(all).map(({ counted }) => counted);
  return [`${style.bold(title)}  ${counts.join(', ')}`, ...all.map(toldText)].join('\n');
}

function toldText({ change, name, facts, before, now }: Told): string {
  const sign = COLORS[change](SIGNS[change]);
  const isShort = facts.length <= 1;
  const head = `  ${sign} ${lineOf('', isShort ? [name, ...facts].join('  ') : name, '      ')}`;
  return [
    head,
    ...(isShort ? [] : facts.map((fact) => lineOf('      ', fact))),
    ...textLines('-', style.red, before),
    ...textLines('+', style.green, now),
  ].join('\n');
}

function textLines(sign: string, color: (text: string) => string, text: string | undefined): string[] {
  return (text?.split('\n') ?? []).map((line) => color(lineOf(`      ${sign} `, line, '        ')));
}

const lineOf = (indent: string, text: string, more = `${indent}  `): string =>
  wrapText(indent + safe(text), more);
