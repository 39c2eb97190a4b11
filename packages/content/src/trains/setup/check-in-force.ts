// Parts of powers and events that never apply, since such a card is never played, bought, gained or shown.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { placeIn } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import { turnFindings } from '../card-checks/analysis/turns.ts';
import { cardTree, type CardNode } from '../language/nodes.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';
import type { InForce } from './in-force.ts';

type Part = keyof CardData;

/** Words for each: its name, parts that never apply, and parts of which it needs one. */
const ROLES = {
  powers: {
    noun: /* @wc-include */ 'a power',
    never: [
      'effect',
      'mandatory',
      'alsoCosts',
      'cheaper',
      'dearer',
      'buyIf',
      'value',
      'onBuy',
      'onGain',
      'reaction',
      'instead',
    ],
    some: ['whileInPlay', 'points', 'endPoints'],
  },
  events: {
    noun: /* @wc-include */ 'an event',
    never: [
      'mandatory',
      'alsoCosts',
      'cheaper',
      'dearer',
      'buyIf',
      'value',
      'points',
      'endPoints',
      'onBuy',
      'onGain',
      'reaction',
      'instead',
    ],
    some: ['whileInPlay', 'effect'],
  },
} as const satisfies Record<
  keyof InForce,
  { readonly noun: string; readonly never: readonly Part[]; readonly some: readonly Part[] }
>;

/** Of a power that only its player knows. */
const SECRET =
  /* @wc-include */ 'has whileInPlay, which never applies to a secret power: it would show which it is.';

export function checkInForce(setup: Item<SetupData>, inForce: InForce, sink: DiagnosticSink): void {
  for (const role of ['powers', 'events'] as const)
    inForce[role].forEach((card, i) => {
      if (card.broken || inForce[role].indexOf(card) < i) return;
      const isShown =
        role === 'powers' && setup.data.powers?.secret === true && has(card.data, 'whileInPlay');
      const told = isShown ? SECRET : tellIdle(card, role);
      if (told !== undefined)
        sink.report('apart-without-effect', placeIn(setup, role, 'cards', i), `${card.id} ${told}`);
    });
}

function tellIdle(card: Item<CardData>, role: keyof InForce): string | undefined {
  const { noun, never, some } = ROLES[role];
  const [effect, whileInPlay] = ['effect', 'whileInPlay'].map((part) => cardTree(card).field(part));
  const idle = never.filter((part) => has(card.data, part));
  if (idle.length > 0)
    return idle.length === 1
      ? /* @wc-include */ `has ${idle.join()}, which never applies to ${noun}.`
      : /* @wc-include */ `has ${idle.join(/* @wc-include */ ' and ')}, which never apply to ${noun}.`;
  if (!some.some((part) => has(card.data, part))) return /* @wc-include */ `does nothing as ${noun}.`;
  if ([effect, whileInPlay].some((part) => part?.all().some(({ value }) => value === 'self')))
    return /* @wc-include */ `acts on itself, but ${noun} is nowhere to be moved from.`;
  if (role === 'powers') return undefined;
  return tellFirstOnly(effect);
}

/** Of the steps that each player does before the first turn of a round: one that reaches only the player whose turn that is. */
function tellFirstOnly(effect: CardNode | undefined): string | undefined {
  const found = turnFindings(effect, 'each', new Set()).find(({ code }) => code === 'away-from-turn');
  const op = found?.path.at(-1);
  if (op === undefined) return undefined;
  return op === 'coins'
    ? /* @wc-include */ 'gives coins to the first player only, whose turn it is; `next-coins` gives them to each.'
    : /* @wc-include */ `has ${op}, which reaches only the first player, whose turn it is.`;
}

/** Whether a card has this part, and not only as what goes without saying. */
function has(card: CardData, part: Part): boolean {
  const value = card[part];
  return value !== undefined && value !== 0 && value !== false;
}
