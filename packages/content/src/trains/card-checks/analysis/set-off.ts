// Events that the steps of a trigger surely cause each time, for which other triggers, or the same one, may wait. Steps that a
// player may decline, and amounts that may be 0, are not certain; neither are steps that use themselves up at once.
import type { Filter, TriggerEvent, Who } from '@railwright/engine';
import type { Path } from '../../../text/path.ts';
import { isData, type Data } from '../../../text/data.ts';
import { StepNode, type CardNode } from '../../language/nodes.ts';
import { cardsMatching, type Vocabulary } from '../../cards/vocabulary.ts';

export interface SetOff {
  readonly event: TriggerEvent;
  /** The player who does it, as seen by the owner of the trigger. */
  readonly by: Who;
  /** The cards that it can be about; undefined for any. */
  readonly kinds?: ReadonlySet<string> | undefined;
  /** The cells that it can be about, the kind of token or the resource, and for the acting player whose token that is, if it has an owner. */
  readonly cells?: unknown;
  readonly token?: unknown;
  readonly of?: unknown;
  readonly path: Path;
}

/** Cards that a step has chosen for certain, and where they lie. */
export interface Chosen {
  readonly kinds: ReadonlySet<string> | undefined;
  readonly zone: string;
}

/** Steps whose cards end up there are events. */
const ARRIVALS: ReadonlyMap<unknown, TriggerEvent> = new Map([
  ['discard', 'discard'],
  ['trash', 'trash'],
  ['gained', 'gain'],
]);
/** Moves by which a card leaves play. */
const LEAVING: ReadonlySet<string> = new Set([
  'discard',
  'trash',
  'return',
  'put-back',
  'pass',
  'move',
  'remove',
  'shuffle',
]);
/** A player can stop there, or it is not known whether it goes on. */
const OPEN: ReadonlySet<string> = new Set([
  'may',
  'choose-one',
  'if',
  'lasting',
  'each-opponent',
  'one-opponent',
  'active-player',
]);

const isSure = (amount: unknown): boolean => typeof amount === 'number' && amount > 0;

const stepsIn = (steps: CardNode | undefined): readonly StepNode[] =>
  (steps?.inner ?? []).filter((step) => step instanceof StepNode);

/** Whether a cost ends it, or, with `self`, the card that has the trigger goes away. */
export function endsItself(steps: CardNode | undefined, self: boolean): boolean {
  return stepsIn(steps).some((step) => {
    if (step.op === 'pay' || step.op === 'pay-resources') return true;
    if (self && LEAVING.has(step.op) && step.fields['cards'] === 'self') return true;
    return !OPEN.has(step.op) && endsItself(step.field('do'), self);
  });
}

/** `names` are the selections known at the start, such as `it`. */
export function* setOffBy(
  steps: CardNode | undefined,
  vocabulary: Vocabulary,
  names: Map<string, Chosen>,
  by: Who = 'own',
): Generator<SetOff> {
  const matching = (where: unknown): ReadonlySet<string> | undefined =>
    where === undefined ? undefined : cardsMatching(vocabulary, where as Filter);
  for (const step of stepsIn(steps)) {
    const { op, path, fields } = step;
    const { count, cards, where, as } = fields;
    const inner = step.field('do');
    const moves = op === 'move' ? ARRIVALS.get(fields['to']) : ARRIVALS.get(op);
    if (op === 'each-opponent' || op === 'one-opponent')
      yield* setOffBy(inner, vocabulary, new Map(), by === 'own' ? 'opponents' : 'all');
    else if (op === 'each-player') yield* setOffBy(inner, vocabulary, new Map(), 'all');
    else if (op === 'repeat' && isSure(fields['times'])) yield* setOffBy(inner, vocabulary, names, by);
    else if (op === 'gain') yield { event: 'gain', by, kinds: matching(where), path };
    else if (op === 'gain-waste' && isSure(count))
      yield { event: 'gain', by, kinds: new Set([...vocabulary.wastes].map(({ id }) => id)), path };
    else if (op === 'draw' && isSure(count)) yield { event: 'draw', by, path };
    else if ((op === 'place-tokens' || op === 'take-tokens') && (count === undefined || isSure(count))) {
      const event = op === 'place-tokens' ? 'token' : 'take-token';
      const token = fields['kind'];
      const placed = vocabulary.tokens.get(String(token))?.owned ? 'own' : undefined;
      const of = op === 'place-tokens' ? placed : fields['of'];
      yield { event, by, cells: where, token, of, path };
    } else if (op === 'get-resources' && (count === undefined || isSure(count)))
      yield { event: 'get-resource', by, token: fields['kind'], path };
    else if (op === 'build-station' && isSure(count)) yield { event: 'station', by, cells: where, path };
    else if (op === 'lay-rails' && isSure(count) && !isPaid(fields))
      yield { event: 'lay', by, cells: where, path };
    else if (op === 'play' || moves !== undefined) {
      const chosen = typeof cards === 'string' ? names.get(cards) : undefined;
      if (chosen && ARRIVALS.get(chosen.zone) !== (moves ?? 'play'))
        yield { event: moves ?? 'play', by, kinds: chosen.kinds, path };
    }
    if (typeof as === 'string') {
      const chosen = chosenBy(step, names, matching);
      if (chosen) names.set(as, chosen);
      else names.delete(as);
    }
  }
}

/** Coins end it: each such cell costs some. */
function isPaid({ free, where }: Data): boolean {
  return free !== true && isData(where) && (where['terrain'] !== undefined || where['place'] !== undefined);
}

/** The surely chosen cards of a step. All cards of a zone at once do not count: the zone is empty then. */
function chosenBy(
  { op, fields: { from, where, count = 1 } }: StepNode,
  names: ReadonlyMap<string, Chosen>,
  matching: (where: unknown) => ReadonlySet<string> | undefined,
): Chosen | undefined {
  if (op === 'gain') return { kinds: matching(where), zone: 'gained' };
  if (!isSure(count)) return undefined;
  if (op === 'look' || op === 'reveal' || op === 'reveal-until') return { kinds: undefined, zone: 'aside' };
  if (op !== 'choose' || typeof from !== 'string') return undefined;
  const among = names.get(from);
  // Among cards that were chosen before, none may match.
  if (among) return where === undefined ? among : undefined;
  return { kinds: matching(where), zone: from };
}
