// A position as text. Views differ between games, so this prints any plain data in a readable way: lists of numbers on one
// line, nested data indented.
import { style } from '../style.ts';
import type { Decision, Game, State } from '@railwright/engine';
import { safe } from '../output.ts';
import { seatName, seatsForPeople } from './seats-for-people.ts';
import { TEXT_WIDTH, wrapText } from '../table.ts';

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

export function formatPosition({ game, state, applied, of, decision, choices, next }: PositionFrame): string {
  // The open question is shown below.
  const {
    game: _name,
    seats: _seats,
    turn: _turn,
    decision: _decision,
    ...view
  } = game.viewFor(state, undefined);
  const lines = [
    style.bold(`After ${applied} of ${of} choices, turn ${game.turn(state)}`),
    ...formatFields(seatsForPeople(view), ''),
  ];
  if (decision) {
    const about = decision.card === undefined ? '' : `, asked by ${safe(decision.card)}`;
    lines.push('', style.bold(`Seat ${seatName(decision.seat)} decides: ${safe(decision.type)}${about}`));
    for (const choice of choices)
      lines.push(choice === next ? style.green(`> ${safe(choice)}`) : `  ${safe(choice)}`);
  } else lines.push('', style.bold('The game is over.'));
  return lines.join('\n');
}

function formatFields(fields: object, indent: string): string[] {
  return Object.entries(fields).flatMap(([name, value]) => formatField(safe(name), value as unknown, indent));
}

function formatField(name: string, value: unknown, indent: string): string[] {
  const head = `${indent}${style.dim(`${name}:`)}`;
  const inner = `${indent}  `;
  const short = inline(value);
  const fits = short !== undefined && indent.length + name.length + short.length + 2 <= TEXT_WIDTH;
  if (fits) return [`${head} ${short}`];
  if (short !== undefined && isFlat(value)) return breakBetweenParts(`${head} ${short}`, inner);
  if (!Array.isArray(value)) return [head, ...formatFields(value as object, inner)];
  // Sidings and the like are numbered from 1 in choices too.
  return [head, ...value.flatMap((item: unknown, i) => formatField(String(i + 1), item, inner))];
}

/** A name and its number stay together. */
function breakBetweenParts(text: string, indent: string): string[] {
  const tied = text.replaceAll(/(?<!,) (?=-?\d+(,|$))/g, '\u00a0');
  return wrapText(tied, indent).replaceAll('\u00a0', ' ').split('\n');
}

/** Whether it has no nested data. */
function isFlat(value: unknown): boolean {
  return Object.values(value as object).every((item) => typeof item !== 'object' || item === null);
}

/** A value on one line; undefined if it is nested too deeply. */
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
