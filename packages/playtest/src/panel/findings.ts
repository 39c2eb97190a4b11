// Turns the answers of a panel into findings: each decided, put into a sentence, and sorted by importance.
import type { Tone, Topic } from '@railwright/figures';
import { CARDS, cardFindings } from './questions/cards.ts';
import { comparedQuestions } from './questions/compared-questions.ts';
import { COMPENSATION, compensationQuestions } from './questions/compensation.ts';
import { ALPHA, unsettled, type Decision, type Hypothesis } from './answers/decide.ts';
import { blocksFor, boundedInterval, differenceOf, shifted, type Estimate } from './answers/estimate.ts';
import { decideFamilies } from './answers/families.ts';
import { PREFERENCE, preferenceQuestions } from './follow-up/preference-players.ts';
import { luckQuestions } from './questions/luck.ts';
import { CELLS, cellFindings, cellQuestions } from './questions/map.ts';
import { hypothesisOf, type Question } from './questions/question.ts';
import { openingFindings, openingQuestions, OPENINGS } from './follow-up/opening-findings.ts';
import { pairFindings, pairQuestions, PAIRS } from './questions/pairs.ts';
import type { Answer, PanelFinding, Whose } from './panel-result.ts';
import { partFindings, PARTS } from './questions/parts.ts';
import {
  dependsSentence,
  holdsSentence,
  isTold,
  openSentence,
  unlearnedSentence,
  verdictOf,
  type ToldQuestion,
} from './answers/sentences.ts';
import { SEATS } from './questions/seats.ts';
import { startQuestions } from './follow-up/start-cells.ts';
import { winningFindings } from './questions/winning.ts';
import type { Played, Word } from './answers/words.ts';
import { WORTH, worthFinding, worthQuestions } from './follow-up/worth.ts';

/** Praise and mere facts come after problems. */
const BELOW: Readonly<Record<Tone, number>> = { problem: 1, open: 0.5, fact: 0.2, good: 0.1 };
const MOST_WEIGHT = 20;
/** Playing until even a zero effect is settled would take forever. */
const LEAST_REACH = 0.001;

/** What the tables alone answer. */
export const tableQuestions = (played: Played): Question[] => [
  ...comparedQuestions(played),
  ...luckQuestions(played),
  ...compensationQuestions(played),
  ...cellQuestions(played),
  ...pairQuestions(played),
];

/** The questions that there is a strong player to ask about. */
export const askedOf = (
  matters: readonly Question[],
): { readonly matter: Question; readonly question: Hypothesis }[] =>
  matters.flatMap((matter) => {
    const question = hypothesisOf(matter);
    return question ? [{ matter, question }] : [];
  });

export function findingsOf(played: Played): PanelFinding[] {
  const { seats, followUp } = played;
  const matters = [
    ...tableQuestions(played),
    ...openingQuestions(played),
    ...(followUp ? worthQuestions(followUp.worths, seats) : []),
    ...(followUp ? preferenceQuestions(followUp.preferencePlayers, seats) : []),
    ...(followUp?.starts ? startQuestions(followUp.starts, seats) : []),
  ];
  const asked = askedOf(matters);
  if (asked.length === 0)
    return inOrder(matters.filter(isTold).map((matter) => unlearned(matter, matters.length)));
  const decisions = decideFamilies(asked);
  const all = asked.map(({ matter }, i) => {
    const decision = decisions[i] as Decision;
    const finding = decided(matter, decision, seats);
    return { matter, decision, finding, says: finding.says };
  });
  const of = (topic: Topic) => all.filter(({ matter }) => matter.topic === topic);
  // Remedies for uneven seats follow the finding that they are uneven.
  const uneven = of(SEATS).map(({ finding }) => finding.weight);
  const weighed = ({ matter, finding }: (typeof all)[number]): PanelFinding =>
    matter.topic === COMPENSATION && finding.tone === 'good'
      ? { ...finding, weight: Math.max(finding.weight, ...uneven) }
      : finding;
  return inOrder([
    ...all.flatMap((one) => (isAlone(one.matter, one.finding) ? [weighed(one)] : [])),
    ...cardFindings(of(CARDS), followUp?.preferencePlayers ?? [], of(PREFERENCE)),
    ...partFindings(of(PARTS)),
    ...cellFindings(of(CELLS)),
    ...pairFindings(of(PAIRS)),
    ...openingFindings(of(OPENINGS), seats),
    ...winningFindings(played),
    ...(followUp ? worthFinding(of(WORTH), followUp.worths, seats) : []),
  ]);
}

const inOrder = (findings: readonly PanelFinding[]): PanelFinding[] =>
  findings.toSorted((a, b) => b.weight - a.weight);

/** By player, the strongest first. */
function saysOf(matter: Question, { side, sides, alpha }: Decision): PanelFinding['says'] {
  const { strongest, others, beside } = matter.words;
  const say = (word: Word, on: PanelFinding['says'][number]['side']) => ({
    ...{ player: word.player, kind: word.kind, games: word.games, side: on },
    effect: effectOf(word.estimate, matter, alpha),
  });
  return [
    ...(strongest ? [say(strongest, side)] : []),
    ...others.map((word, i) => say(word, sides[i] ?? 'open')),
    ...beside.map((word) => say(word, null)),
  ];
}

/** Without those reported together with others; a card that decides the game also gets its own finding. */
const isAlone = (matter: Question, { tone }: PanelFinding): boolean =>
  isTold(matter) && (matter.topic !== WORTH || tone === 'problem');

function decided(matter: Question, decision: Decision, seats: number): PanelFinding {
  const { answer } = decision;
  const says = saysOf(matter, decision);
  const tone = answer === 'open' ? 'open' : toneOf(matter, decision);
  const sentence = isTold(matter) ? sentenceOf(matter, decision) : '';
  return {
    ...framed(matter, answer === 'open' ? 'cannot-say' : answer, tone, sentence),
    ...(answer !== 'open' && isTold(matter) ? verdictOf(matter, decision) : {}),
    effect: matter.words.strongest ? (says[0]?.effect ?? null) : null,
    says,
    settles: answer === 'open' ? settlesOf(matter, decision, seats) : null,
  };
}

function sentenceOf(matter: ToldQuestion, decision: Decision): string {
  const { answer, side, sides } = decision;
  if (answer === 'holds') return holdsSentence(matter, decision);
  if (answer === 'open') return openSentence(matter, decision, othersAt(matter, unsettled(decision)));
  const differ = matter.words.others.filter((_, i) => sides[i] !== side && sides[i] !== 'open');
  return dependsSentence(matter, decision, differ);
}

function unlearned(matter: Question, count: number): PanelFinding {
  const { others } = matter.words;
  return {
    ...framed(matter, 'cannot-say', 'open', unlearnedSentence(matter)),
    effect: null,
    says: others.map((word) => ({
      ...{ player: word.player, kind: word.kind, games: word.games, side: 'open' as const },
      effect: effectOf(word.estimate, matter, ALPHA / count),
    })),
    settles:
      'A player that has learned the setup would settle it: “ask --learn 2” or, in the studio, “Learn a player”.',
  };
}

function framed(matter: Question, answer: Answer, tone: Tone, sentence: string) {
  const { id, about, topic, against, note, words, asks, heft = 1, items, change } = matter;
  const first = words.strongest ?? words.others[0];
  const size = asks === 'size' ? note : Math.abs((first?.estimate.value ?? against) - against);
  const weight = Math.min(MOST_WEIGHT, (heft * size) / (note || 1)) * BELOW[tone];
  const whose: Whose = words.strongest && words.others.length === 0 ? 'strong' : 'all';
  return {
    ...{ id, about, answer, whose, tone, weight, sentence, against, note, unit: topic.unit },
    ...(items && { items }),
    ...(change && { change }),
  };
}

/** If players differ, a good finding about the strongest is only a fact. */
function toneOf({ topic: { tones } }: Question, { answer, side }: Decision): Tone {
  const tone = side === 'open' ? 'open' : (tones?.[side] ?? 'fact');
  return side === 'none' && tone === 'good' && answer !== 'holds' ? 'fact' : tone;
}

function effectOf(estimate: Estimate, { topic, against }: Question, alpha: number) {
  const { low, high } = boundedInterval(estimate, alpha, topic.unit === 'share' ? 1 : Infinity);
  return { value: estimate.value - against, low: low - against, high: high - against };
}

const othersAt = ({ words }: Question, indices: readonly number[]): Word[] =>
  indices.flatMap((i) => words.others[i] ?? []);

/** Roughly how many games a player needs, nine times in ten; for the player that needs most. */
function settlesOf(matter: Question, decision: Decision, seats: number): string {
  const { side, alpha } = decision;
  const { words, against, note, asks } = matter;
  const { strongest } = words;
  const need = ({ estimate }: Word): number => {
    const effect =
      asks === 'side' || !strongest ? shifted(estimate, against) : differenceOf(estimate, strongest.estimate);
    const away = Math.abs(effect.value);
    const reach = asks === 'side' ? Math.max(away, note - away) : Math.abs(note - away);
    const blocks = blocksFor(effect, Math.max(reach, note / 10, LEAST_REACH), alpha);
    return Math.max(effect.blocks + 1, blocks) * seats;
  };
  const unclear = othersAt(matter, unsettled(decision));
  const open = side === 'open' && strongest ? [strongest, ...unclear] : unclear;
  const games = Math.max(1, ...open.map(need));
  const size = 10 ** Math.floor(Math.log10(games));
  return `About ${(Math.ceil(games / size) * size).toLocaleString('en')} games at each table would settle it.`;
}
