// Steps done by players whose turn it is not, and triggers that wait for turns outside their life: coins, payments and waivers belong to the turn
// at hand, and what ends with that turn meets no other.
import { UNTIL, type TriggerEvent } from '@railwright/engine';
import type { Path } from '../../yaml/path.ts';
import { isData, type Data } from '../../yaml/data.ts';
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
  ['stations', 'build-station'],
]);
/** With these after them, coins and waivers at the end of a turn still count. */
const SPENDING = ['pay', 'lay-rails', 'build-station', 'play', 'apply-effect', 'coins'];

/** How long something lasts, as far as it matters here. */
type Term = 'turn' | 'next-turn' | 'longer' | 'event';

/** Finds them; `doneByOthers` are the ops that some card lets players do in the turns of others. */
export class TurnCheck {
  readonly #found: TurnFinding[] = [];
  readonly #doneByOthers: ReadonlySet<string>;

  constructor(doneByOthers: ReadonlySet<string>) {
    this.#doneByOthers = doneByOthers;
  }

  get found(): readonly TurnFinding[] {
    return this.#found;
  }

  steps(value: unknown, path: Path, doer: Doer): void {
    if (Array.isArray(value)) value.forEach((step, i) => this.#step(step, [...path, i], doer));
  }

  #step(step: unknown, path: Path, doer: Doer): void {
    if (!isData(step)) return;
    const [op, written] = Object.entries(step)[0] ?? [];
    if (op === undefined) return;
    const at = [...path, op];
    if (op === 'each-opponent' || op === 'each-player') {
      this.steps(listOf(written, 'do'), inList(written, at, 'do'), within(op, doer));
      return;
    }
    if (op === 'lasting') {
      this.#lastingStep(written, at, doer);
      return;
    }
    const finding = awayFromTurn(op, written, doer);
    if (finding) this.#found.push({ code: 'away-from-turn', path: at, ...finding });
    if (Array.isArray(written)) this.#nested(written, at, doer);
    else if (isData(written))
      for (const key of ['do', 'then', 'else', 'options']) this.#nested(written[key], [...at, key], doer);
  }

  /** Steps, or options with steps. */
  #nested(value: unknown, path: Path, doer: Doer): void {
    if (!Array.isArray(value)) return;
    value.forEach((item, i) => {
      if (isData(item) && Array.isArray(item['do'])) this.steps(item['do'], [...path, i, 'do'], doer);
      else this.#step(item, [...path, i], doer);
    });
  }

  #lastingStep(written: unknown, path: Path, doer: Doer): void {
    const { until = UNTIL[0], turns } = isData(written) ? written : {};
    const term: Term = turns !== undefined ? 'longer' : until === 'turn-end' ? 'turn' : termOf(until);
    if (term === 'turn' && doer !== 'own') {
      const finding = awayFromTurn('lasting', written, doer);
      if (finding) this.#found.push({ code: 'away-from-turn', path, ...finding });
      return;
    }
    this.lasting(listOf(written, 'what'), inList(written, path, 'what'), term, doer === 'any');
  }

  /** How long an effect lasts for its owner: this turn, or longer. `open`: the turn in which it begins is unknown. */
  lasting(value: unknown, path: Path, term: Term, open = false): void {
    if (!Array.isArray(value)) return;
    value.forEach((one, i) => {
      if (!isData(one)) return;
      const at = [...path, i];
      const { trigger, if: branch } = one;
      if (isData(trigger)) this.#trigger(trigger, [...at, 'trigger'], open ? 'longer' : term);
      if (isData(branch))
        for (const way of ['then', 'else']) this.lasting(branch[way], [...at, 'if', way], term, open);
      for (const key of ['cheaper', 'dearer'])
        if (isData(one[key]) && term === 'turn' && !open) this.#price(one[key], [...at, key]);
    });
  }

  #price({ what, for: whose }: Data, path: Path): void {
    if (whose !== 'opponents' || this.#doneByOthers.has(PRICED_OPS.get(what) ?? '')) return;
    this.#found.push({ ...NEVER.price, path: [...path, 'for'] });
  }

  #trigger(trigger: Data, path: Path, term: Term): void {
    const { by = 'own', do: steps } = trigger;
    const on = trigger['on'] as TriggerEvent;
    const isOfTurn = OF_TURN.has(on);
    if (term === 'turn' && on === 'turn-start') {
      this.#found.push({ ...NEVER.start, path: [...path, 'on'] });
      return;
    }
    if (term === 'next-turn' && on === 'turn-start' && by === 'own') {
      this.#found.push({ ...NEVER.ownStart, path: [...path, 'on'] });
      return;
    }
    const doneByOthers = this.#doneByOthers.has(OF_TURN.get(on) ?? '');
    if (term === 'turn' && by === 'opponents' && isOfTurn && !doneByOthers) {
      this.#found.push({ ...NEVER.opponents, path: [...path, 'by'] });
      return;
    }
    if (on === 'turn-end' && by === 'own') this.#atEnd(steps, [...path, 'do']);
    this.steps(steps, [...path, 'do'], doerOf(by, isOfTurn, term));
  }

  /** Coins and waivers that come when the turn is over. */
  #atEnd(steps: unknown, path: Path): void {
    if (!Array.isArray(steps)) return;
    steps.forEach((step: unknown, i) => {
      const op = ['coins', 'waive'].find((one) => isData(step) && Object.hasOwn(step, one));
      if (
        op === undefined ||
        steps.slice(i + 1).some((later) => SPENDING.some((one) => mentions(later, one)))
      )
        return;
      this.#found.push({ ...(op === 'coins' ? NEVER.coins : NEVER.waive), path: [...path, i, op] });
    });
  }
}

/** The ops that cards let players do in the turns of others: under `each-…`, in reactions and in some triggers. */
export function opsOfOthers(cards: Iterable<unknown>): ReadonlySet<string> {
  const ops = new Set<string>();
  const collect = (value: unknown, inside: boolean): void => {
    if (Array.isArray(value)) for (const item of value) collect(item, inside);
    if (!isData(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (inside) ops.add(key);
      collect(inner, inside || key.startsWith('each-') || key === 'reaction' || isOfOthers(key, inner));
    }
  };
  for (const card of cards) collect(card, false);
  // Cards played this way may do anything.
  if (ops.has('play') || ops.has('apply-effect')) for (const op of OF_TURN.values()) if (op) ops.add(op);
  return ops;
}

/** A trigger that may act in the turn of another than its owner. */
function isOfOthers(key: string, trigger: unknown): boolean {
  if (key !== 'trigger' || !isData(trigger)) return false;
  return (trigger['by'] ?? 'own') !== 'own' || !OF_TURN.has(trigger['on'] as TriggerEvent);
}

function within(op: string, doer: Doer): Doer {
  if (op === 'each-opponent') return doer === 'own' ? 'others' : 'any';
  return doer === 'own' || doer === 'others' ? 'each' : doer;
}

function doerOf(by: unknown, isOfTurn: boolean, term: Term): Doer {
  // An event for all players belongs to the one who acts.
  if (by === 'own' || (by === 'all' && term === 'event')) return 'own';
  if (!isOfTurn || term === 'turn') return by === 'all' && isOfTurn ? 'own' : 'any';
  return by === 'all' ? 'each' : 'others';
}

function termOf(until: unknown): Term {
  return until === 'next-turn' ? 'next-turn' : 'longer';
}

const listOf = (written: unknown, key: string): unknown => (isData(written) ? written[key] : written);

const inList = (written: unknown, path: Path, key: string): Path => (isData(written) ? [...path, key] : path);

function mentions(value: unknown, word: string): boolean {
  if (Array.isArray(value)) return value.some((item) => mentions(item, word));
  if (!isData(value)) return false;
  return Object.entries(value).some(([key, inner]) => key === word || mentions(inner, word));
}
