// Messages about steps that come in the wrong turn, and the way out.
import type { DiagnosticCode } from '../../../codes/index.ts';
import type { Path } from '../../../text/path.ts';
import type { CardNode, StepNode } from '../../language/nodes.ts';

/** Who does the steps: the player whose turn it is, others, each of both, or unknown. */
export type Doer = 'own' | 'others' | 'each' | 'any';

interface Told {
  readonly message: string;
  readonly help: string;
}

export interface TurnFinding extends Told {
  readonly code: DiagnosticCode;
  readonly path: Path;
}

/** Steps that reach only the player whose turn it is. */
const TOLD: Readonly<Record<string, Told>> = {
  coins: {
    message: 'Only the player whose turn it is gets coins; for others, this does nothing.',
    help: /* @wc-include */ 'next-coins gives them coins at the start of their own next turn.',
  },
  pay: {
    message: 'Only the player whose turn it is has coins; others pay nothing.',
    help: 'To charge them on their own turn, make something dearer until next-turn-end with a lasting effect, or let them discard or gain Waste.',
  },
  waive: {
    message: 'Surcharges are waived only for the player whose turn it is; for others, this does nothing.',
    help: 'A lasting effect until next-turn-end waives them on their own next turn.',
  },
  lasting: {
    message: 'This ends with the turn at hand, so it never starts for players whose turn it is not.',
    help: 'Add until: next-turn-end, or turns, so that it lasts to their own turn.',
  },
};

/** The fault of a step at this place, if any. */
export function awayFromTurn(step: StepNode, doer: Doer): Told | undefined {
  if (doer !== 'others' && doer !== 'each') return undefined;
  if (Object.hasOwn(TOLD, step.op)) return TOLD[step.op];
  const form = doer === 'others' ? formOfTurn(step) : undefined;
  return form === undefined
    ? undefined
    : {
        message: `For players whose turn it is not, the amount ${form} is always 0.`,
        help: 'Only the player whose turn it is has coins and has done something this turn.',
      };
}

/** An amount that is 0 for everybody else, outside of lists and of steps within this one. */
function formOfTurn({ type, fields, inner }: CardNode): string | undefined {
  if (type === 'amount' && fields['coins'] === true) return 'coins';
  if (type === 'amount' && fields['turn'] !== undefined) return 'turn';
  return inner.flatMap((node) => (Array.isArray(node.value) ? [] : (formOfTurn(node) ?? [])))[0];
}

const never = (message: string, help: string): Told & { readonly code: 'never-acts' } => ({
  code: 'never-acts',
  message,
  help,
});

/** Effects that end before they can act. */
export const NEVER = {
  start: never(
    'Turns start only before this begins and after it ends, so this never acts.',
    'A step lasting with until: next-turn-end acts at the start of the player’s next turn; stay: next-turn-end keeps a card in play until then.',
  ),
  ownStart: never(
    'This ends just before the player’s next turn starts, so it never acts.',
    'With until: next-turn-end it acts once.',
  ),
  opponents: never(
    'This ends with the player’s own turn, in which opponents never do this, so it never acts.',
    'A step lasting with until: next-turn holds during the turns of opponents.',
  ),
  price: never(
    'This ends with the player’s own turn, in which opponents never pay for this, so it never acts.',
    'A step lasting with until: next-turn holds during the turns of opponents.',
  ),
  ban: never(
    'This ends with the player’s own turn, in which opponents never do this, so it forbids nothing.',
    'A step lasting with until: next-turn holds during the turns of opponents.',
  ),
  worth: never(
    'Points count at the end of the game, and this ends with the player’s own turn before.',
    'A step lasting with until: game-end holds to the end of the game.',
  ),
  coins: never(
    'When a turn ends, nothing is left to spend coins on, so these are lost.',
    /* @wc-include */ 'next-coins gives them at the start of the player’s next turn.',
  ),
  waive: never(
    'When a turn ends, no surcharge is paid any more, so nothing is waived.',
    'A step lasting with until: next-turn-end waives surcharges on the player’s next turn.',
  ),
} as const;
