// Choices not offered in the position of a tried card, and the reasons: cards in hand, options, the pile of the card itself.
import type { Decision, TrainsView, WhyNot } from '@railwright/engine';

/** The parts of a sandbox that are used. */
interface Tried {
  readonly card: string;
  readonly view: TrainsView | undefined;
  readonly decision: Decision | undefined;
  readonly legal: readonly string[];
  whyNot(text: string): WhyNot | undefined;
  whyNoEffect(card: string): WhyNot | undefined;
}

export interface NotOffered {
  /** The choice; undefined if it is offered but the effect would do nothing. */
  readonly text: string | undefined;
  readonly card: string;
  readonly why: WhyNot;
}

/** `options` is the number of options of the open effect. */
export function notOffered(tried: Tried, options: number): NotOffered[] {
  const { decision, view, card } = tried;
  if (!decision || !view) return [];
  const hand = Object.keys(view.seat[decision.seat]?.hand ?? {});
  const refused = (text: string, of: string): NotOffered[] => {
    const why = tried.whyNot(text);
    return why ? [{ text, card: of, why }] : [];
  };
  switch (decision.type) {
    case 'turn':
      return [
        ...hand.flatMap((id): NotOffered[] => {
          const why = tried.whyNoEffect(id);
          return why ? [{ text: undefined, card: id, why }] : refused(`play ${id}`, id);
        }),
        ...(hand.includes(card) || !Object.hasOwn(view.supply, card) ? [] : refused(`buy ${card}`, card)),
      ];
    case 'card':
      return hand
        .flatMap((id) => refused(`choose ${id}`, id))
        .filter(({ why }) => why.reason !== 'not-there');
    case 'option':
      return Array.from({ length: options }, (_, i) => refused(`option ${i + 1}`, card)).flat();
    default:
      return [];
  }
}
