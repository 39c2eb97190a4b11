// Cards (or other items seats can own) that strong play ignores, and whether other players on the panel use them.
import type { Topic } from '@railwright/figures';
import type { PreferencePlayer } from '../follow-up/follow-up.ts';
import type { Decision } from '../answers/decide.ts';
import type { Question } from './question.ts';
import type { PanelFinding } from '../panel-result.ts';
import { listed, percent } from '../answers/sentences.ts';
import { wordsOf, type Played } from '../answers/words.ts';

/** A player that gains a card in fewer than one game in twenty leaves it alone. */
export const RARELY = 0.05;
/** A card's use, or points from a source, must change this much to be mentioned. */
export const SHARE_NOTE = 0.1;

export const CARDS: Topic = { unit: 'share', family: 'cards' };

export function cardQuestions(played: Played): Question[] {
  const { tallies, called = (item) => item } = played;
  return [...(tallies[0]?.gained.keys() ?? [])].flatMap((item): Question[] => {
    const about = called(item);
    if (about === undefined) return [];
    const words = wordsOf(played, { of: (tally) => tally.gained.get(item), share: true });
    return [
      {
        ...{ id: `card-${item}`, about, topic: CARDS, of: item, asks: 'side' },
        changed: { figure: `the share of strong-play seats that gain ${about} is`, note: SHARE_NOTE },
        against: RARELY,
        note: 0,
        words,
      },
    ];
  });
}

export interface DecidedCard {
  readonly matter: Question;
  readonly decision: Decision;
  /** As shown in findings, the strongest first. */
  readonly says: PanelFinding['says'];
}

/** Cards that everybody leaves alone, with the wins of players who learned to want them, and cards that only strong play leaves alone. */
export function cardFindings(
  cards: readonly DecidedCard[],
  fans: readonly PreferencePlayer[],
  judged: readonly DecidedCard[],
): PanelFinding[] {
  const left = cards.filter(({ decision }) => decision.side === 'less');
  const nobody = left.filter(({ decision }) => decision.answer === 'holds');
  const others = left.filter(({ decision }) => decision.answer === 'depends');
  const foundBy = (found: Found): DecidedCard[] =>
    nobody.filter(({ matter }) => foundIn(matter, fans, judged) === found);
  const [useless, useful, unknown] = [foundBy('nothing'), foundBy('something'), foundBy('unknown')];
  const withWins = (some: readonly DecidedCard[]): string =>
    listed(
      some.map(({ matter }) => `${matter.about} (${fanWords(fanOf(matter, fans))})`),
      12,
    );
  const says = (some: readonly DecidedCard[], more: (card: DecidedCard) => PanelFinding['says']) =>
    some.flatMap((card) =>
      [...card.says.slice(0, 1), ...more(card)].map((one) => ({
        ...one,
        player: `${card.matter.about}: ${one.player}`,
      })),
    );
  const finding = (
    some: readonly DecidedCard[],
    {
      each,
      ...told
    }: Pick<PanelFinding, 'id' | 'answer' | 'tone' | 'sentence'> & {
      readonly each: number;
      readonly says: PanelFinding['says'];
      readonly settles?: string;
    },
  ): PanelFinding[] =>
    some.length === 0
      ? []
      : [
          {
            ...{ about: 'Cards left alone', whose: 'all', effect: null, settles: null, ...told },
            ...{ unit: 'share', against: RARELY, note: 0, weight: each * some.length },
            items: some.map(({ matter: { of, about } }) => of ?? about),
          },
        ];
  return [
    ...finding(useless, {
      ...{ id: 'cards-nobody', answer: 'holds', tone: 'problem', each: 2, says: says(useless, () => []) },
      sentence: `No player has any use for ${withWins(useless)}: fewer than one seat in twenty gains such a card, no matter who plays. ${BRACKETS}`,
    }),
    ...finding(useful, {
      ...{ id: 'cards-wanted', answer: 'depends', tone: 'fact', each: 0.5, says: says(useful, () => []) },
      sentence: `It can pay to gain ${withWins(useful)}, though no player on the panel does. ${BRACKETS}`,
    }),
    ...finding(unknown, {
      ...{ id: 'cards-untried', answer: 'cannot-say', tone: 'open', each: 1, says: says(unknown, () => []) },
      sentence: `Hardly any player gains ${namesOf(unknown)}: fewer than one seat in twenty, no matter who plays. Only a player who wants it can show whether it pays.`,
      settles:
        'To train players who learn to want it, use “ask --learn 2” or, in the studio, “Learn the setup first”.',
    }),
    ...finding(others, {
      ...{ id: 'cards-others', answer: 'depends', tone: 'fact', each: 0.3 },
      says: says(others, (card) => mostOf(card.says)),
      sentence: `Strong play hardly ever gains ${namesOf(others)}, but some other players do.`,
    }),
  ];
}

const BRACKETS = 'In brackets: the wins of a player who learned to want it, against strong play.';

type Found = 'nothing' | 'something' | 'unknown';

const fanWords = (fan: PreferencePlayer | undefined): string =>
  !fan || fan.gained.estimate.value < RARELY ? 'could not get it' : percent(fan.wins.estimate.value);
const fanOf = ({ of }: Question, fans: readonly PreferencePlayer[]): PreferencePlayer | undefined =>
  fans.find(({ item }) => item === of);

/** Nothing, if wanting it costs wins or does not help to get it. */
function foundIn(card: Question, fans: readonly PreferencePlayer[], judged: readonly DecidedCard[]): Found {
  const fan = fanOf(card, fans);
  const side = judged.find(({ matter }) => matter.id === `fan-${fan?.item}`)?.decision.side;
  if (!fan || side === undefined || side === 'open') return 'unknown';
  return side === 'less' || fan.gained.estimate.value < RARELY ? 'nothing' : 'something';
}

const namesOf = (cards: readonly DecidedCard[]): string =>
  listed(
    cards.map(({ matter }) => matter.about),
    12,
  );

/** Of those asked, the one that gains it most. */
export function mostOf(says: PanelFinding['says']): PanelFinding['says'] {
  const asked = says.slice(1).filter(({ side }) => side === 'more');
  return asked.toSorted((a, b) => b.effect.value - a.effect.value).slice(0, 1);
}
