// A position for people. Games show what they like in their views, so this prints any plain data in a readable way: lists
// of numbers on one line, nested things indented.
import ansis from 'ansis';
import type { Decision, Game, State } from '@railwright/engine';
import { safe } from '../output.ts';

export interface PositionFrame {
  readonly game: Game;
  readonly state: State;
  readonly applied: number;
  readonly of: number;
  readonly decision: Decision | undefined;
  /** Text forms of the legal choices. */
  readonly choices: readonly string[];
  /** The choice the record makes. */
  readonly next: string | undefined;
}

const WIDTH = 110;

export function formatPosition({ game, state, applied, of, decision, choices, next }: PositionFrame): string {
  const { game: _name, seats: _seats, ...view } = game.viewFor(state, undefined);
  const lines = [
    ansis.bold(`After ${applied} of ${of} choices, turn ${game.turn(state)}`),
    ...formatFields(view, ''),
  ];
  if (decision) {
    const about = decision.card === undefined ? '' : `, asked by ${safe(decision.card)}`;
    lines.push('', ansis.bold(`Seat ${decision.seat + 1} decides: ${safe(decision.type)}${about}`));
    for (const choice of choices)
      lines.push(choice === next ? ansis.green(`> ${safe(choice)}`) : `  ${safe(choice)}`);
  } else lines.push('', ansis.bold('The game is over.'));
  return lines.join('\n');
}

function formatFields(fields: object, indent: string): string[] {
  return Object.entries(fields).flatMap(([name, value]) => formatField(safe(name), value as unknown, indent));
}

function formatField(name: string, value: unknown, indent: string): string[] {
  const short = inline(value);
  if (short !== undefined && indent.length + name.length + short.length + 2 <= WIDTH)
    return [`${indent}${ansis.dim(`${name}:`)} ${short}`];
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return [
      `${indent}${ansis.dim(`${name}:`)}`,
      ...value.flatMap((item: unknown, i) => formatField(`- ${i}`, item, inner)),
    ];
  return [`${indent}${ansis.dim(`${name}:`)}`, ...formatFields(value as object, inner)];
}

/** A value on one line; undefined for what is too deep for that. */
function inline(value: unknown, depth = 0): string | undefined {
  if (value === null || value === undefined) return '-';
  if (typeof value === 'string') return safe(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (depth === 2) return undefined;
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => inline(item, depth + 1))
    : Object.entries(value).map(([name, item]) => {
        const text = inline(item as unknown, depth + 1);
        return text === undefined ? undefined : `${safe(name)} ${text}`;
      });
  if (parts.includes(undefined)) return undefined;
  const text = parts.join(', ');
  return parts.length === 0 ? 'none' : depth === 0 ? text : `(${text})`;
}
