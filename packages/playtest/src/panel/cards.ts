// Which cards, or whatever seats can own, strong play leaves alone, and whether anybody on the panel makes use of them.
import type { Decision } from './decide.ts';
import type { Matter } from './matters.ts';
import type { PanelFinding } from './panel-result.ts';
import { listed } from './sentences.ts';
import { wordsOf, type Played } from './words.ts';

/** Who gains a card in fewer than one game of twenty leaves it alone. */
const RARELY = 0.05;

export function cardMatters(played: Played): Matter[] {
  const { tallies, called = (item) => item } = played;
  return [...(tallies[0]?.gained.keys() ?? [])].flatMap((item): Matter[] => {
    const about = called(item);
    if (about === undefined) return [];
    const words = wordsOf(played, { of: (tally) => tally.gained.get(item), share: true });
    return [
      {
        ...{ id: `card-${item}`, about, kind: 'card', of: item, asks: 'side' },
        against: RARELY,
        note: 0,
        words,
      },
    ];
  });
}

export interface DecidedCard {
  readonly matter: Matter;
  readonly decision: Decision;
  /** As findings show it, the strongest first. */
  readonly says: PanelFinding['says'];
}

/** Two findings at most: what everybody leaves alone, and what strong play alone does. */
export function cardFindings(cards: readonly DecidedCard[]): PanelFinding[] {
  const left = cards.filter(({ decision }) => decision.side === 'less');
  const nobody = left.filter(({ decision }) => decision.answer === 'holds');
  const others = left.filter(({ decision }) => decision.answer === 'depends');
  const finding = (
    some: readonly DecidedCard[],
    id: string,
    answer: PanelFinding['answer'],
    sentence: string,
  ): PanelFinding[] =>
    some.length === 0
      ? []
      : [
          {
            ...{ id, about: 'Cards left alone', answer, sentence, effect: null, settles: null },
            ...{ tone: answer === 'holds' ? 'problem' : 'fact', unit: 'share', against: RARELY, note: 0 },
            weight: answer === 'holds' ? 2 * some.length : 0.3 * some.length,
            says: some.flatMap(({ matter, says }) =>
              (answer === 'holds' ? says.slice(0, 1) : [...says.slice(0, 1), ...mostOf(says)]).map((one) => ({
                ...one,
                player: `${matter.about}: ${one.player}`,
              })),
            ),
          },
        ];
  return [
    ...finding(
      nobody,
      'cards-nobody',
      'holds',
      `Hardly any player gains ${namesOf(nobody)}: fewer than one seat in twenty, no matter who plays. To find out whether such a card can be made to work, train a player with a taste for it.`,
    ),
    ...finding(
      others,
      'cards-others',
      'depends',
      `Strong play leaves ${namesOf(others)} alone, but some other players do not.`,
    ),
  ];
}

const namesOf = (cards: readonly DecidedCard[]): string =>
  listed(
    cards.map(({ matter }) => matter.about),
    12,
  );

/** Of those who were asked, whoever gains it most. */
function mostOf(says: PanelFinding['says']): PanelFinding['says'] {
  const asked = says.slice(1).filter(({ side }) => side === 'more');
  return asked.toSorted((a, b) => b.effect.value - a.effect.value).slice(0, 1);
}
