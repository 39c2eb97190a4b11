// Turns steps into clauses: decides conditions on the rules if they are known, joins a choice with the step that carries it out, and
// keeps track of what "it", "them" and "the others" refer to.
import { givesName, mentions } from '../language/mentions.ts';
import { readStep, type ReadStep } from '../language/step.ts';
import type { Cards, CellFilter, Condition, Count, Lasting, OpParams, Step } from '../language/values.ts';
import type { Teller } from './grammar.ts';
import type { Done } from './selected.ts';

/** One clause for each step, without a capital or a full stop. `must` words those that cannot be declined, where it can. */
export function tellSteps(
  t: Teller,
  steps: readonly Step[],
  must?: (t: Teller, step: ReadStep, tell: () => string) => string,
): string[] {
  const read = decided(t, steps).map(readStep);
  const clauses: string[] = [];
  read.forEach((step, i) => {
    const next = read.at(i + 1);
    // With a target after it, "at random" would be about that.
    const isRandom = step.op === 'choose-random' && (next?.op === 'discard' || next?.op === 'trash');
    if ((step.op === 'choose' || isRandom) && next && carriesOut(next) === step.params.as) {
      const { from, where } = step.params;
      t.pending = { from, where, count: chosenCount(t, step.params), isRandom };
      return;
    }
    if (step.op === 'lasting') clauses.push(...tellSteps(t, shownBefore(t, step.params.what)));
    const tell = (): string =>
      (t.grammar.ops[step.op] as (t: Teller, params: unknown) => string)(t, step.params);
    clauses.push(must ? must(t, step, tell) : tell());
    remember(t, step);
    t.pending = undefined;
  });
  return clauses;
}

/** What lasts keeps the kinds of cards that it means: those that only their player has seen are shown. */
function shownBefore(t: Teller, lasting: readonly Lasting[]): Step[] {
  const what = decidedLasting(t, lasting);
  return [...t.selections()]
    .filter(([name, { hidden }]) => hidden && mentions(what, name) && !givesName(what, name))
    .map(([name]) => ({ show: { cards: name } }));
}

/** Where only their player sees the cards. */
const HIDDEN: readonly string[] = ['hand', 'deck', 'aside', 'mat-down'];

const isHidden = (t: Teller, from: string): boolean =>
  HIDDEN.includes(from) || t.selected(from)?.hidden === true;

/** How many cards can be chosen: of a single one, it or none. */
export function chosenCount(t: Teller, { from, count = 1 }: OpParams<'choose'>): Count {
  if (t.selected(from)?.many !== false || typeof count === 'number') return count;
  return count === 'all' ? 1 : { upTo: 1 };
}

/** The selection that a step moves, and nothing else. */
function carriesOut(step: ReadStep): string | undefined {
  if (step.op === 'apply-effect') return step.params.of;
  const cards = movedCards(step);
  return typeof cards === 'string' ? cards : undefined;
}

function movedCards(step: ReadStep): Cards | undefined {
  switch (step.op) {
    case 'discard':
    case 'trash':
    case 'return':
    case 'put-back':
    case 'move':
    case 'pass':
    case 'play':
    case 'remove':
    case 'shuffle':
      return step.params.cards;
    default:
      return undefined;
  }
}

const DONE: Partial<Record<ReadStep['op'], Done>> = {
  discard: 'discarded',
  trash: 'trashed',
  return: 'returned',
  play: 'played',
};

/** Ops after which "it" could be what they name. */
const NAMING: ReadonlySet<ReadStep['op']> = new Set([
  'draw',
  'gain',
  'gain-waste',
  'next-hand',
  'lay-rails',
  'build-station',
  'remove-rails',
  'remove-stations',
  'place-tokens',
  'take-tokens',
]);

function remember(t: Teller, step: ReadStep): void {
  const cards = movedCards(step);
  if (cards !== undefined) {
    if (typeof cards !== 'string') {
      if (t.selected(cards.from)) t.select(cards.from, { partly: true, size: undefined });
      else t.mentionOthers();
    } else if (cards === 'self') t.mentionOthers();
    else rememberMoved(t, cards, DONE[step.op]);
    return;
  }
  if (NAMING.has(step.op)) t.mentionOthers();
  switch (step.op) {
    case 'choose':
      t.select(step.params.as, {
        where: step.params.where ?? t.selected(step.params.from)?.where,
        many: isMany(chosenCount(t, step.params)),
        done: 'chosen',
        hidden: isHidden(t, step.params.from),
      });
      return;
    case 'choose-random':
      t.select(step.params.as, {
        where: step.params.where ?? t.selected(step.params.from)?.where,
        many: (step.params.count ?? 1) !== 1,
        done: 'chosen',
        hidden: isHidden(t, step.params.from),
      });
      return;
    case 'show':
      if (typeof step.params.cards === 'string') t.select(step.params.cards, { hidden: false });
      return;
    case 'look':
    case 'reveal':
      t.select(step.params.as, {
        many: step.params.count !== 1,
        size: typeof step.params.count === 'number' ? step.params.count : undefined,
        done: step.op === 'look' ? 'seen' : 'revealed',
        hidden: step.op === 'look',
      });
      return;
    case 'reveal-until':
      t.select(step.params.as, { many: true, done: 'revealed' });
      return;
    case 'lay-rails':
    case 'build-station':
    case 'place-tokens': {
      const { as, where = {}, count = 1 } = step.params;
      const cells: CellFilter = step.op === 'build-station' ? { ...where, place: 'city' } : where;
      if (as !== undefined) t.select(as, { cells, many: count !== 1, used: true });
      return;
    }
    case 'choose-cells':
      t.select(step.params.as, { cells: step.params.where ?? {}, many: isMany(step.params.count ?? 1) });
      return;
    case 'name':
      t.select(step.params.as, { named: true });
      return;
    case 'gain':
      if (step.params.as !== undefined)
        t.select(step.params.as, { where: step.params.where, done: 'gained', fresh: false });
      return;
    default:
  }
}

/** Cards that a step moves, perhaps by a choice that it carries out: what they are called then, and what is left where they were. */
function rememberMoved(t: Teller, cards: string, done: Done | undefined): void {
  const moved = done && { done, fresh: false, hidden: false };
  const { pending } = t;
  if (pending === undefined) return t.select(cards, { ...moved });
  const { from, where, count } = pending;
  const source = t.selected(from);
  if (source) {
    const left =
      typeof count === 'number' && source.size !== undefined ? Math.max(0, source.size - count) : undefined;
    t.select(from, { partly: true, size: left, isRest: source.many && left === 1 });
  }
  const hidden = isHidden(t, from);
  t.select(cards, { where: where ?? source?.where, many: isMany(count), done: 'chosen', hidden, ...moved });
}

/** Whether a step that moves cards may move more than one: those that a choice before it leaves to it, or those of a name. */
export function movesMany(t: Teller, cards: Cards): boolean {
  if (t.pending) return isMany(t.pending.count);
  if (cards === 'self') return false;
  const what = t.selected(typeof cards === 'string' ? cards : cards.from);
  return what === undefined || (what.many && !what.isRest);
}

/** Whether more than one card can be chosen. */
function isMany(count: Count): boolean {
  return typeof count === 'object' ? count.upTo !== 1 : count !== 1;
}

/** Steps with each `if` on the rules replaced by the branch that holds, when the rules are known. */
function decided(t: Teller, steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => {
    if (!('if' in step)) return [step];
    const holds = ruleHolds(t, step.if.test);
    return holds === undefined ? [step] : decided(t, holds ? step.if.then : (step.if.else ?? []));
  });
}

/** The same for lasting effects. */
export function decidedLasting(t: Teller, lasting: readonly Lasting[]): readonly Lasting[] {
  return lasting.flatMap((one) => {
    if (!('if' in one)) return [one];
    const holds = ruleHolds(t, one.if.test);
    return holds === undefined ? [one] : decidedLasting(t, holds ? one.if.then : (one.if.else ?? []));
  });
}

function ruleHolds(t: Teller, test: Condition): boolean | undefined {
  if (t.switches === undefined) return undefined;
  if ('rule' in test) return Object.entries(test.rule).every(([name, value]) => t.switches?.[name] === value);
  if (!('not' in test)) return undefined;
  const inner = ruleHolds(t, test.not);
  return inner === undefined ? undefined : !inner;
}
