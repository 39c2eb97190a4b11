// Finds a step of the language among all steps of a card, so that plain data can refer to it by number.
import type { CardDefinition } from '../definition.ts';
import { readStep } from '../language/step.ts';
import type { Lasting, Step } from '../language/values.ts';

export interface PlacedStep {
  readonly step: Step;
  /** Steps done before it, outermost first. */
  readonly before: readonly Step[];
  /** Each opponent or each player does it. */
  readonly theirs: boolean;
}

/** All steps of a card in written order: its effect, then everything else. */
export function stepsOfCard({
  effect,
  whileInPlay,
  onBuy,
  onGain,
  reaction,
  instead,
}: CardDefinition): PlacedStep[] {
  return [effect, triggered(whileInPlay ?? []), onBuy, onGain, reaction?.do, instead?.do]
    .flatMap((steps) => (steps === undefined ? [] : [steps]))
    .flatMap((steps) => placed(steps, [], false));
}

function triggered(lasting: readonly Lasting[]): Step[] {
  return lasting.flatMap((one) => {
    if ('trigger' in one) return one.trigger.do;
    if ('instead' in one) return one.instead.do ?? [];
    return 'if' in one ? [...triggered(one.if.then), ...triggered(one.if.else ?? [])] : [];
  });
}

function placed(steps: readonly Step[], outer: readonly Step[], theirs: boolean): PlacedStep[] {
  return steps.flatMap((step, i) => {
    const before = [...outer, ...steps.slice(0, i)];
    const [op, value] = Object.entries(step)[0] as [string, unknown];
    const each =
      theirs ||
      op === 'each-opponent' ||
      op === 'each-player' ||
      op === 'one-opponent' ||
      op === 'active-player';
    const read = readStep(step);
    const lists = read.op === 'lasting' ? [triggered(read.params.what)] : inner(value);
    return [{ step, before, theirs }, ...lists.flatMap((list) => placed(list, before, each))];
  });
}

/** The lists of steps inside a step's value, in whatever form. */
function inner(value: unknown): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.every(isStep) ? [items] : items.flatMap(inner);
  }
  const { do: steps, then, else: otherwise, options } = value as Record<string, unknown>;
  return [steps, then, otherwise, options].flatMap(inner);
}

/** An option is an object too; its only key is `do`. */
function isStep(value: unknown): value is Step {
  return typeof value === 'object' && value !== null && !('do' in value);
}
