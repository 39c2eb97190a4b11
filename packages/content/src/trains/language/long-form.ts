// The short forms of the card language written out. The engine and the tellers of rules text then have one form to read.
import { ZONES } from '@railwright/engine';
import type { Amount, Condition, Lasting, OpName, OwnInstead, Reaction, Step } from '@railwright/engine';
import { isData } from '../../text/data.ts';
import { fieldType, itemType, opParams, paramType, type NodeType } from './grammar.ts';

/** Replaces the id of a card, as written, by the one it has in the definition. */
export type Rename = (card: string) => string;

export function longSteps(steps: readonly Step[], rename: Rename): readonly Step[] {
  return long('steps', steps, rename) as readonly Step[];
}

export function longAmount(amount: Amount, rename: Rename): Amount {
  return long('amount', amount, rename) as Amount;
}

export function longCondition(condition: Condition, rename: Rename): Condition {
  return long('condition', condition, rename) as Condition;
}

export function longLasting(lasting: readonly Lasting[], rename: Rename): readonly Lasting[] {
  return long('lasting', lasting, rename) as readonly Lasting[];
}

export function longReaction(reaction: Reaction, rename: Rename): Reaction {
  return long('reaction', reaction, rename) as Reaction;
}

export function longInstead(instead: OwnInstead, rename: Rename): OwnInstead {
  return long('ownInstead', instead, rename) as OwnInstead;
}

function long(type: NodeType | undefined, value: unknown, rename: Rename): unknown {
  if (type === undefined) return value;
  if (type === 'card' || (type === 'cardList' && !Array.isArray(value))) return rename(value as string);
  if (type === 'cards' && (ZONES as readonly unknown[]).includes(value)) return { from: value };
  if (Array.isArray(value))
    return value.map((item) => long(type === 'cardList' ? 'card' : itemType(type), item, rename));
  if (!isData(value)) return value;
  const fields = Object.entries(value);
  if (type !== 'step')
    return Object.fromEntries(fields.map(([key, inner]) => [key, long(fieldType(type, key), inner, rename)]));
  const [op, written] = fields[0] as [OpName, unknown];
  const params = Object.entries(opParams(op, written)).map(([key, inner]) => [
    key,
    long(paramType(op, key), inner, rename),
  ]);
  return { [op]: Object.fromEntries(params) as unknown };
}
