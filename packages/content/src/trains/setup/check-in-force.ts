// Parts of powers that never apply, since such a card is never played, bought, gained or shown.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { placeIn } from '../../load/library.ts';
import type { Item } from '../../model.ts';
import { isData } from '../../yaml/data.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';
import type { InForce } from './in-force.ts';

const NEVER_OF_POWERS = ['effect', 'mandatory', 'value', 'onBuy', 'onGain', 'reaction'] as const;
const SOME_OF_POWERS = ['whileInPlay', 'points', 'endPoints'] as const;

export function checkInForce(setup: Item<SetupData>, { powers }: InForce, sink: DiagnosticSink): void {
  powers.forEach((card, i) => {
    if (card.broken) return;
    const told = tellPower(card.data);
    if (told !== undefined)
      sink.report('apart-without-effect', placeIn(setup, 'powers', 'cards', i), `${card.id} ${told}`);
  });
}

function tellPower(card: CardData): string | undefined {
  const idle = NEVER_OF_POWERS.filter((part) => has(card, part));
  if (idle.length > 0)
    return `has ${idle.join(' and ')}, which never ${idle.length === 1 ? 'applies' : 'apply'} to a power.`;
  if (!SOME_OF_POWERS.some((part) => has(card, part)))
    return 'does nothing as a power, and is worth nothing.';
  return mentionsSelf(card.whileInPlay)
    ? 'acts on itself, but a power is nowhere to be moved from.'
    : undefined;
}

/** Whether a card has this part, and not only as what goes without saying. */
export function has(card: CardData, part: keyof CardData): boolean {
  const value = card[part];
  return value !== undefined && value !== 0 && value !== false;
}

export function mentionsSelf(value: unknown): boolean {
  if (value === 'self') return true;
  if (Array.isArray(value)) return value.some(mentionsSelf);
  return isData(value) && Object.values(value).some(mentionsSelf);
}
