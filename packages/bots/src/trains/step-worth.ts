// What steps are worth by rule of thumb, in points of the final score: of those done instead of something else, and of cards shown from hand.
import { trainsReader as read, type State, type Step, type TrainsTables } from '@railwright/engine';
import { bestBy } from './cards.ts';
import type { Plan } from './plan.ts';
import { WEIGHTS } from './weights.ts';

/** A card more or less in hand, and an attack that spares its victim. */
const CARD = 0.5;
const SPARED = 1;

/** What one more of each is worth. */
const EACH: Readonly<Record<string, number>> = {
  coins: WEIGHTS.coin,
  'next-coins': WEIGHTS.coin,
  pay: -WEIGHTS.coin,
  score: 1,
  draw: CARD,
  'gain-waste': -WEIGHTS.waste,
  'get-resources': WEIGHTS.coin,
  'pay-resources': -WEIGHTS.coin,
  'lay-rails': 1,
  'build-station': 1,
};
const OWNED: readonly unknown[] = ['hand', 'deck-top', 'deck-bottom', 'discard', 'gained', 'mat', 'mat-down'];

/** The card that steps are about: what it is worth to the deck, and its name. */
interface About {
  readonly name: string;
  readonly keep: number;
  /** Whether it is owned unless a step takes it away. */
  readonly owned: boolean;
}

/** The replacement that is worth most, or that nothing is done instead. */
export function bestInstead(t: TrainsTables, plan: Plan, s: State, legal: Int16Array, count: number): number {
  const of = read.replaced(t, s);
  const keep = plan.keep[read.kindReplaced(t, s)] as number;
  const usual = { gain: keep, discard: 0, trash: -keep }[of];
  const about = { name: 'it', keep, owned: of !== 'gain' };
  return bestBy(legal, count, (choice) => {
    const steps = read.stepsInstead(t, choice);
    return steps === undefined ? usual : worthOf(steps, about);
  });
}

/** The card whose steps are worth most, or none. */
export function bestShown(t: TrainsTables, plan: Plan, legal: Int16Array, count: number): number {
  return bestBy(legal, count, (kind) => {
    const steps = read.stepsShown(t, kind);
    if (steps === undefined) return 0;
    const spared = t.reactions?.spares[kind] === 1 ? SPARED : 0;
    return spared + worthOf(steps, { name: 'self', keep: plan.keep[kind] as number, owned: true });
  });
}

function worthOf(steps: readonly Step[], about: About): number {
  let sum = 0;
  for (const step of steps) sum += worthOfStep(step, about);
  return sum;
}

function worthOfStep(step: Step, about: About): number {
  const [op, params] = Object.entries(step)[0] as [string, Readonly<Record<string, unknown>>];
  const inner = (key: string): number => worthOf((params[key] ?? []) as readonly Step[], about);
  const each = EACH[op];
  if (each !== undefined) return each * (typeof params['count'] === 'number' ? params['count'] : 1);
  switch (op) {
    case 'may':
      return Math.max(0, inner('do'));
    case 'if':
      return (inner('then') + inner('else')) / 2;
    case 'choose-one':
      return Math.max(
        ...(params['options'] as readonly { do: readonly Step[] }[]).map((one) => worthOf(one.do, about)),
      );
    case 'each-opponent':
      return -inner('do');
    case 'discard':
      return params['cards'] === about.name ? (about.owned ? -CARD : about.keep) : -CARD;
    // Of several cards, those that the deck wants least go.
    case 'trash':
    case 'return':
    case 'remove':
      return params['cards'] === about.name ? (about.owned ? -about.keep : 0) : CARD;
    case 'move':
      return moved(params, about);
    default:
      return 0;
  }
}

/** Where the card goes: into the hand is better than elsewhere. */
function moved({ cards, to }: Readonly<Record<string, unknown>>, { name, keep, owned }: About): number {
  if (cards !== name) return 0;
  const isKept = OWNED.includes(to);
  const worth = isKept === owned ? 0 : isKept ? keep : -keep;
  return worth + (to === 'hand' && keep > 0 ? CARD : 0);
}
