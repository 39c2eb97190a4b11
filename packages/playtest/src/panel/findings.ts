// Turns the answers of a panel into findings: each decided, put into a sentence, and sorted by importance.
import type { Tone, Topic } from '@railwright/figures';
import { CARDS, cardFindings } from './cards.ts';
import { comparedMatters } from './compared-matters.ts';
import { COMPENSATION, compensationMatter } from './compensation.ts';
import { ALPHA, unsettled, type Decision } from './decide.ts';
import { blocksFor, boundedInterval, differenceOf, shifted, type Estimate } from './estimate.ts';
import { decideFamilies } from './families.ts';
import { FANS, fanMatters } from './fans.ts';
import { luckMatter } from './luck.ts';
import { CELLS, cellFindings, cellMatters } from './map.ts';
import { questionOf, type Matter } from './matters.ts';
import { openingFindings, openingMatters, OPENINGS } from './opening-findings.ts';
import { pairFindings, pairMatters, PAIRS } from './pairs.ts';
import type { Answer, PanelFinding, Whose } from './panel-result.ts';
import { partFindings, PARTS } from './parts.ts';
import {
  dependsSentence,
  holdsSentence,
  isTold,
  openSentence,
  unlearnedSentence,
  verdictOf,
  type ToldMatter,
} from './sentences.ts';
import { SEATS } from './seats.ts';
import { startMatter } from './start-cells.ts';
import { winningFindings } from './winning.ts';
import type { Played, Word } from './words.ts';
import { WORTH, worthFinding, worthMatters } from './worth.ts';

/** Praise and mere facts come after problems. */
const BELOW: Readonly<Record<Tone, number>> = { problem: 1, open: 0.5, fact: 0.2, good: 0.1 };
const MOST_WEIGHT = 20;
/** Playing until even a zero effect is settled would take forever. */
const LEAST_REACH = 0.001;

export function findingsOf(played: Played): PanelFinding[] {
  const { seats, closer } = played;
  const matters = [
    ...comparedMatters(played),
    ...luckMatter(played),
    ...compensationMatter(played),
    ...openingMatters(played),
    ...cellMatters(played),
    ...pairMatters(played),
    ...(closer ? worthMatters(closer.worths, seats) : []),
    ...(closer ? fanMatters(closer.fans, seats) : []),
    ...(closer?.starts ? startMatter(closer.starts, seats) : []),
  ];
  const asked = matters.flatMap((matter) => {
    const question = questionOf(matter);
    return question ? [{ matter, question }] : [];
  });
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
    ...cardFindings(of(CARDS), closer?.fans ?? [], of(FANS)),
    ...partFindings(of(PARTS)),
    ...cellFindings(of(CELLS)),
    ...pairFindings(of(PAIRS)),
    ...openingFindings(of(OPENINGS), seats),
    ...winningFindings(played),
    ...(closer ? worthFinding(of(WORTH), closer.worths, seats) : []),
  ]);
}

const inOrder = (findings: readonly PanelFinding[]): PanelFinding[] =>
  findings.toSorted((a, b) => b.weight - a.weight);

/** By player, the strongest first. */
function saysOf(matter: Matter, { side, sides, alpha }: Decision): PanelFinding['says'] {
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
const isAlone = (matter: Matter, { tone }: PanelFinding): boolean =>
  isTold(matter) && (matter.topic !== WORTH || tone === 'problem');

function decided(matter: Matter, decision: Decision, seats: number): PanelFinding {
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

function sentenceOf(matter: ToldMatter, decision: Decision): string {
  const { answer, side, sides } = decision;
  if (answer === 'holds') return holdsSentence(matter, decision);
  if (answer === 'open') return openSentence(matter, decision, othersAt(matter, unsettled(decision)));
  const differ = matter.words.others.filter((_, i) => sides[i] !== side && sides[i] !== 'open');
  return dependsSentence(matter, decision, differ);
}

function unlearned(matter: Matter, count: number): PanelFinding {
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

function framed(matter: Matter, answer: Answer, tone: Tone, sentence: string) {
  const { id, about, topic, against, note, words, asks, heft = 1 } = matter;
  const first = words.strongest ?? words.others[0];
  const size = asks === 'size' ? note : Math.abs((first?.estimate.value ?? against) - against);
  const weight = Math.min(MOST_WEIGHT, (heft * size) / (note || 1)) * BELOW[tone];
  const whose: Whose = words.strongest && words.others.length === 0 ? 'strong' : 'all';
  return { ...{ id, about, answer, whose, tone, weight, sentence, against, note }, unit: topic.unit };
}

/** If players differ, a good finding about the strongest is only a fact. */
function toneOf({ topic: { tones } }: Matter, { answer, side }: Decision): Tone {
  const tone = side === 'open' ? 'open' : (tones?.[side] ?? 'fact');
  return side === 'none' && tone === 'good' && answer !== 'holds' ? 'fact' : tone;
}

function effectOf(estimate: Estimate, { topic, against }: Matter, alpha: number) {
  const { low, high } = boundedInterval(estimate, alpha, topic.unit === 'share' ? 1 : Infinity);
  return { value: estimate.value - against, low: low - against, high: high - against };
}

const othersAt = ({ words }: Matter, indices: readonly number[]): Word[] =>
  indices.flatMap((i) => words.others[i] ?? []);

/** Roughly how many games a player needs, nine times in ten; for the player that needs most. */
function settlesOf(matter: Matter, decision: Decision, seats: number): string {
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
