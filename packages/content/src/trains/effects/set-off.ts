// Events that the steps of a trigger surely cause each time, for which other triggers, or the same one, may wait. Steps that a
// player may decline, and amounts that may be 0, are not certain; neither are steps that use themselves up at once.
import { OP_SPECS, type Filter, type OpName, type TriggerEvent, type Who } from '@railwright/engine';
import type { Path } from '../../yaml/path.ts';
import { isData, type Data } from '../../yaml/data.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isLongForm, opParams } from './long-form.ts';

export interface SetOff {
  readonly event: TriggerEvent;
  /** The player who does it, as seen by the owner of the trigger. */
  readonly by: Who;
  /** The cards that it can be about; undefined for any. */
  readonly kinds?: ReadonlySet<string> | undefined;
  /** The cells that it can be about, the kind of token, and for the acting player whose token that is, if it has an owner. */
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
const LEAVING: ReadonlySet<string> = new Set(['discard', 'trash', 'return', 'put-back', 'pass', 'move']);
/** A player can stop there, or it is not known whether it goes on. */
const OPEN: ReadonlySet<string> = new Set(['may', 'choose-one', 'if', 'lasting', 'each-opponent']);

const isSure = (amount: unknown): boolean => typeof amount === 'number' && amount > 0;

/** Whether a cost ends it, or, with `self`, the card that has the trigger goes away. */
export function endsItself(steps: unknown, self: boolean): boolean {
  return stepsOf(steps).some(({ op, params }) => {
    if (op === 'pay') return true;
    if (self && LEAVING.has(op) && params['cards'] === 'self') return true;
    return !OPEN.has(op) && endsItself(params['do'], self);
  });
}

interface ReadStep {
  readonly op: OpName;
  readonly params: Data;
  readonly path: Path;
  /** Of steps within it. */
  readonly inner: Path;
}

function stepsOf(steps: unknown, path: Path = []): ReadStep[] {
  return (Array.isArray(steps) ? (steps as unknown[]) : []).flatMap((step, i) => {
    const [first] = isData(step) ? Object.entries(step) : [];
    if (first === undefined) return [];
    const [op, written] = first as [OpName, unknown];
    const params = opParams(op, written);
    const at = [...path, i, op];
    const inner = isLongForm(OP_SPECS[op], written) ? [...at, 'do'] : at;
    return isData(params) ? [{ op, params, path: at, inner }] : [];
  });
}

/** `names` are the selections known at the start, such as `it`. */
export function* setOffBy(
  steps: unknown,
  path: Path,
  vocabulary: Pick<Vocabulary, 'matching' | 'wastes' | 'tokens'>,
  names: Map<string, Chosen>,
  by: Who = 'own',
): Generator<SetOff> {
  const matching = (where: unknown): ReadonlySet<string> | undefined =>
    where === undefined ? undefined : vocabulary.matching(where as Filter);
  for (const { op, params, path: at, inner } of stepsOf(steps, path)) {
    const { count, cards, where, as } = params;
    const moves = op === 'move' ? ARRIVALS.get(params['to']) : ARRIVALS.get(op);
    if (op === 'each-opponent')
      yield* setOffBy(params['do'], inner, vocabulary, new Map(), by === 'own' ? 'opponents' : 'all');
    else if (op === 'each-player') yield* setOffBy(params['do'], inner, vocabulary, new Map(), 'all');
    else if (op === 'repeat' && isSure(params['times']))
      yield* setOffBy(params['do'], inner, vocabulary, names, by);
    else if (op === 'gain') yield { event: 'gain', by, kinds: matching(where), path: at };
    else if (op === 'gain-waste' && isSure(count))
      yield { event: 'gain', by, kinds: new Set([...vocabulary.wastes].map(({ id }) => id)), path: at };
    else if (op === 'draw' && isSure(count)) yield { event: 'draw', by, path: at };
    else if ((op === 'place-tokens' || op === 'take-tokens') && (count === undefined || isSure(count))) {
      const event = op === 'place-tokens' ? 'token' : 'take-token';
      const token = params['kind'];
      const placed = vocabulary.tokens.get(String(token))?.owned ? 'own' : undefined;
      const of = op === 'place-tokens' ? placed : params['of'];
      yield { event, by, cells: where, token, of, path: at };
    } else if (op === 'build-station' && isSure(count))
      yield { event: 'station', by, cells: where, path: at };
    else if (op === 'lay-rails' && isSure(count) && !isPaid(params))
      yield { event: 'lay', by, cells: where, path: at };
    else if (op === 'play' || moves !== undefined) {
      const chosen = typeof cards === 'string' ? names.get(cards) : undefined;
      if (chosen && ARRIVALS.get(chosen.zone) !== (moves ?? 'play'))
        yield { event: moves ?? 'play', by, kinds: chosen.kinds, path: at };
    }
    if (typeof as === 'string') {
      const chosen = chosenBy(op, params, names, matching);
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
  op: OpName,
  { from, where, count = 1 }: Data,
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
