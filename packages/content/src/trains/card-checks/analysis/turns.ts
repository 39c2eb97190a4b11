// Steps done by players whose turn it is not, and triggers that wait for turns outside their life: coins, payments and waivers belong to the turn
// at hand, and what ends with that turn meets no other.
import { UNTIL, type TriggerEvent } from '@railwright/engine';
import type { Item } from '../../../packs/model.ts';
import { cardTree, StepNode, type CardNode } from '../../language/nodes.ts';
import type { CardData } from '../../schema/cards.ts';
import { awayFromTurn, NEVER, type Doer, type TurnFinding } from './turn-findings.ts';

/** Events that happen only in the turn of the player who causes them, unless an effect says that others do. */
const OF_TURN: ReadonlyMap<TriggerEvent, string | undefined> = new Map([
  ['buy', undefined],
  ['turn-start', undefined],
  ['turn-end', undefined],
  ['play', 'play'],
  ['lay', 'lay-rails'],
  ['route', 'lay-rails'],
  ['station', 'build-station'],
]);
const PRICED_OPS: ReadonlyMap<unknown, string> = new Map([
  ['rails', 'lay-rails'],
  ['lay', 'lay-rails'],
  ['stations', 'build-station'],
  ['build', 'build-station'],
]);
/** What other players do. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'each-opponent',
  'each-player',
  'one-opponent',
  'active-player',
]);
/** With these after them, coins and waivers at the end of a turn still count. */
const SPENDING = ['pay', 'lay-rails', 'build-station', 'play', 'apply-effect', 'coins'];

/** How long something lasts, as far as it matters here. */
type Term = 'turn' | 'next-turn' | 'longer' | 'event';

/** What is lost in a part of a card; `doneByOthers` are the ops that some card lets players do in the turns of others. */
export function turnFindings(
  part: CardNode | undefined,
  doer: Doer,
  doneByOthers: ReadonlySet<string>,
  term: Term = 'turn',
): readonly TurnFinding[] {
  const found: TurnFinding[] = [];
  if (part) visit(part, doer, term);
  return found;

  function visit(node: CardNode, by: Doer, lasts: Term): void {
    if (node instanceof StepNode) return step(node, by, lasts);
    if (node.type === 'trigger') return trigger(node, lasts);
    if (node.type === 'instead') return instead(node, lasts);
    if (node.type === 'reaction') return reaction(node);
    if (node.type === 'ownInstead') return instead(node, 'longer');
    const { what, for: whose } = node.fields;
    const isNever =
      whose === 'opponents' && lasts === 'turn' && !doneByOthers.has(PRICED_OPS.get(what) ?? '');
    if (isNever && (node.type === 'price' || node.type === 'ban'))
      found.push({ ...NEVER[node.type], path: node.at('for') });
    if (node.type === 'worth' && lasts === 'turn') found.push({ ...NEVER.worth, path: node.path });
    for (const inner of node.inner) visit(inner, by, lasts);
  }

  function step(node: StepNode, by: Doer, lasts: Term): void {
    const { op, fields } = node;
    const ends = op === 'lasting' ? termOf(fields, by) : lasts;
    const isEach = OF_OTHERS.has(op);
    const isLost = op === 'lasting' && ends === 'turn' && by !== 'own';
    const told = isEach || (op === 'lasting' && !isLost) ? undefined : awayFromTurn(node, by);
    if (told) found.push({ code: 'away-from-turn', path: node.path, ...told });
    if (isLost) return;
    for (const inner of node.inner) visit(inner, isEach ? within(op, by) : by, ends);
  }

  function trigger(node: CardNode, lasts: Term): void {
    const { by = 'own' } = node.fields;
    const on = node.fields['on'] as TriggerEvent;
    const isOfTurn = OF_TURN.has(on);
    const isByOthers = doneByOthers.has(OF_TURN.get(on) ?? '');
    if (lasts === 'turn' && on === 'turn-start') found.push({ ...NEVER.start, path: node.at('on') });
    else if (lasts === 'next-turn' && on === 'turn-start' && by === 'own')
      found.push({ ...NEVER.ownStart, path: node.at('on') });
    else if (lasts === 'turn' && by === 'opponents' && isOfTurn && !isByOthers)
      found.push({ ...NEVER.opponents, path: node.at('by') });
    else {
      const steps = node.field('do');
      if (steps && on === 'turn-end' && by === 'own') atEnd(steps.inner);
      if (steps) visit(steps, doerOf(by, isOfTurn, lasts), 'turn');
    }
  }

  /** From hand, in any turn that its event can happen in. */
  function reaction(node: CardNode): void {
    const steps = node.field('do');
    const { on, by = 'own' } = node.fields;
    const isOfTurn = OF_TURN.has(on as TriggerEvent);
    const doer =
      on === undefined ? 'others' : doerOf(by, isOfTurn, isOfTurn && by !== 'own' ? 'longer' : 'turn');
    if (steps) visit(steps, doer, 'turn');
  }

  /** Those who would gain, discard or trash a card act, in whatever turn. */
  function instead(node: CardNode, lasts: Term): void {
    const steps = node.field('do');
    const { by = 'own' } = node.fields;
    if (steps) visit(steps, by === 'own' && lasts === 'turn' ? 'own' : 'any', 'turn');
  }

  /** Coins and waivers that come when the turn is over. */
  function atEnd(steps: readonly CardNode[]): void {
    steps.forEach((one, i) => {
      if (!(one instanceof StepNode) || (one.op !== 'coins' && one.op !== 'waive')) return;
      if (!steps.slice(i + 1).some((later) => later.all().some(asksCoins)))
        found.push({ ...NEVER[one.op], path: one.path });
    });
  }
}

/** The ops that cards let players do in the turns of others: under `each-…`, in reactions and in some triggers. */
export function opsOfOthers(cards: readonly Item<CardData>[]): ReadonlySet<string> {
  const ops = new Set(cards.flatMap((card) => opsIn(cardTree(card))));
  // Cards played this way may do anything.
  if (ops.has('play') || ops.has('apply-effect')) for (const op of OF_TURN.values()) if (op) ops.add(op);
  return ops;
}

const inTrees = new WeakMap<CardNode, readonly string[]>();

function opsIn(tree: CardNode): readonly string[] {
  const ops = inTrees.get(tree) ?? tree.steps().flatMap((step) => (step.isIn(isOfOthers) ? [step.op] : []));
  inTrees.set(tree, ops);
  return ops;
}

/** What others do, or a trigger that may act in the turn of another than its owner. */
function isOfOthers(node: CardNode): boolean {
  if (node instanceof StepNode) return OF_OTHERS.has(node.op);
  const { by = 'own', on } = node.fields;
  return (
    (node.type === 'reaction' && on === undefined) ||
    ((node.type === 'trigger' || node.type === 'reaction') &&
      (by !== 'own' || !OF_TURN.has(on as TriggerEvent)))
  );
}

function within(op: string, doer: Doer): Doer {
  if (op === 'active-player') return 'own';
  if (op !== 'each-player') return doer === 'own' ? 'others' : 'any';
  return doer === 'own' || doer === 'others' ? 'each' : doer;
}

function doerOf(by: unknown, isOfTurn: boolean, term: Term): Doer {
  // An event for all players belongs to the one who acts.
  if (by === 'own' || (by === 'all' && term === 'event')) return 'own';
  if (!isOfTurn || term === 'turn') return by === 'all' && isOfTurn ? 'own' : 'any';
  return by === 'all' ? 'each' : 'others';
}

/** How long the effects of a step last; what begins in a turn that is not known lasts longer. */
function termOf({ until = UNTIL[0], turns }: StepNode['fields'], doer: Doer): Term {
  if (turns === undefined && until === 'turn-end') return 'turn';
  return turns === undefined && until === 'next-turn' && doer !== 'any' ? 'next-turn' : 'longer';
}

/** Whether coins may matter to a step or an amount. */
function asksCoins(node: CardNode): boolean {
  return node instanceof StepNode ? SPENDING.includes(node.op) : node.fields['coins'] !== undefined;
}
