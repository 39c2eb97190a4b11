// Nodes that belong to the rules and to no card.
import { OP_NAMES } from '../language/ops.ts';
import { CARD_EVENTS, REPLACED, TRIGGER_EVENTS } from '../language/params.ts';
import { bidding } from '../ops/bid.ts';
import { finish } from '../ops/finish-turn.ts';
import { react } from '../ops/react.ts';
import { offering, showing } from '../ops/offer.ts';
import { openTurnLater } from '../ops/open-turn.ts';
import { SPEND_POINT } from '../ops/lay-rails.ts';
import { removing } from '../ops/removing.ts';
import { buying, would } from '../ops/would.ts';
import { GAINED, HAND } from '../state/layout.ts';
import { NODE, NONE, N_B, N_C, type OpCode } from '../state/tables.ts';
import {
  announcing,
  EVENT_GAIN,
  EVENT_GET_RESOURCE,
  EVENT_PAY_RESOURCE,
  EVENT_TAKE_TOKEN,
  EVENT_TOKEN,
} from '../effects/triggers.ts';
import type { OwnTokens, Reactions, Resources, TriggerCode } from '../state/codes.ts';
import type { RuleNodes } from '../state/rule-nodes.ts';
import type { EffectCompiler } from './effects.ts';
import { EVENT_ZONES } from './lasting.ts';
import { tokenLists } from '../state/own-tokens.ts';
import { ruleOp } from './rule-ops.ts';

/** What a pack declares and events can be about. */
interface Declared {
  readonly ownTokens: OwnTokens | null;
  readonly resources: Resources | null;
  /** The resource that is bid for the order of turns. */
  readonly bids: string | undefined;
}

export function compileRuleNodes(
  c: EffectCompiler,
  triggers: readonly TriggerCode[],
  reactions: Reactions | null,
  replaces: boolean,
  hasEventDeck: boolean,
  declared: Declared,
  seats: number,
): RuleNodes {
  const bankedRail = c.node(OP_NAMES.indexOf('lay-rails'), 1);
  c.nodes[bankedRail * NODE + N_C] = SPEND_POINT;
  const announces = c.gainsMoved || triggers.some(({ event }) => event > EVENT_GAIN);
  return {
    react: c.node(ruleOp(react), 0),
    offer:
      reactions === null || reactions.events === 0
        ? new Int32Array(0)
        : offerNodes(c, triggers, declared, seats),
    show: c.node(ruleOp(showing), 0),
    bankedRail,
    waste: c.node(OP_NAMES.indexOf('gain-waste'), 0),
    remove: c.uses('remove-rails') ? c.node(ruleOp(removing), 0) : NONE,
    take: takeNodes(c, declared.ownTokens),
    announce: announces ? eventNodes(c, announcing, triggers, declared, seats) : new Int32Array(0),
    bid:
      declared.bids === undefined
        ? NONE
        : c.node(ruleOp(bidding), declared.resources?.ids.indexOf(declared.bids) ?? NONE),
    openTurn: hasEventDeck ? c.node(ruleOp(openTurnLater), 0) : NONE,
    would: Int32Array.from(replaces ? REPLACED : [], (_, of) => wouldNode(c, of)),
    buying: replaces ? c.node(ruleOp(buying), 0) : NONE,
    finishTurn: announces ? c.node(ruleOp(finish), 0) : NONE,
  };
}

/** The card in question, which all see, stays where it is meanwhile. */
function wouldNode(c: EffectCompiler, of: number): number {
  const node = c.node(ruleOp(would), of);
  c.liveSlots.set(node, [{ slot: 0, name: 'it', isHidden: false, zone: HAND, from: NONE, filter: 0 }]);
  return node;
}

function takeNodes(c: EffectCompiler, tokens: OwnTokens | null): Int32Array {
  const taken = c.uses('take-tokens') ? [...(tokens?.owned ?? [])] : [];
  return Int32Array.from(taken, (owned, kind) => (owned === 1 ? c.node(ruleOp(removing), 1 + kind) : NONE));
}

/** While seats are asked, the card that the event is about is still known. */
function offerNodes(
  c: EffectCompiler,
  triggers: readonly TriggerCode[],
  declared: Declared,
  seats: number,
): Int32Array {
  const nodes = eventNodes(c, offering, triggers, declared, seats);
  TRIGGER_EVENTS.forEach((event, i) => {
    const zone = EVENT_ZONES[event] ?? GAINED;
    if (CARD_EVENTS.includes(event))
      c.liveSlots.set(nodes[i], [{ slot: 0, name: 'it', isHidden: false, zone, from: NONE, filter: 0 }]);
  });
  return nodes;
}

/** By event; after those, for those about tokens by kind of token and owner, for those about resources by resource, where any are waited for. */
function eventNodes(
  c: EffectCompiler,
  op: OpCode,
  triggers: readonly TriggerCode[],
  { ownTokens, resources }: Declared,
  seats: number,
): Int32Array {
  const about = (event: number, kind: number, owner: number): number => {
    const node = c.node(ruleOp(op), event);
    c.nodes[node * NODE + N_B] = 1 + kind;
    c.nodes[node * NODE + N_C] = 1 + owner;
    return node;
  };
  const isHeard = (events: readonly number[]): boolean =>
    triggers.some(({ event }) => events.includes(event));
  const tokenEvents = [EVENT_TOKEN, EVENT_TAKE_TOKEN];
  const lists = ownTokens !== null && isHeard(tokenEvents) ? tokenLists(ownTokens, seats) : [];
  const heard = resources?.heard === true ? [...resources.ids.keys()] : [];
  const events = TRIGGER_EVENTS.map((_, i) => 1 << i).filter((event) => event < EVENT_TOKEN);
  return Int32Array.from([
    ...events.map((event) => c.node(ruleOp(op), event)),
    ...tokenEvents.flatMap((event) => lists.map(([kind, owner]) => about(event, kind, owner))),
    ...[EVENT_GET_RESOURCE, EVENT_PAY_RESOURCE].flatMap((event) =>
      heard.map((resource) => about(event, resource, NONE)),
    ),
  ]);
}
