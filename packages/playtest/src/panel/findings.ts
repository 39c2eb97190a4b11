// Turns what a panel says into findings: each decided, put into a sentence, and sorted by importance.
import { cardFindings, cardMatters } from './cards.ts';
import { compensationMatter } from './compensation.ts';
import { ALPHA, unsettled, type Decision } from './decide.ts';
import { blocksFor, boundedInterval, differenceOf, shifted, type Estimate } from './estimate.ts';
import { decideFamilies } from './families.ts';
import { fanMatters } from './fans.ts';
import { luckMatter } from './luck.ts';
import { cellFindings, cellMatters } from './map.ts';
import { mattersOf, questionOf, type Matter } from './matters.ts';
import { openingFindings, openingMatters } from './opening-findings.ts';
import { pairFindings, pairMatters } from './pairs.ts';
import type { Answer, PanelFinding, Tone, Whose } from './panel-result.ts';
import { partFindings, partMatters } from './parts.ts';
import { dependsSentence, holdsSentence, openSentence, unlearnedSentence } from './sentences.ts';
import { skillMatter } from './skill.ts';
import { startMatter } from './start-cells.ts';
import type { TableTally } from './table-tally.ts';
import type { Played, Word } from './words.ts';
import { winningFindings } from './winning.ts';
import { worthFinding, worthMatters } from './worth.ts';

const UNITS: Readonly<Record<Matter['kind'], PanelFinding['unit']>> = {
  ...{ turn: 'share', seat: 'share', runaway: 'share', end: 'share', skill: 'share', luck: 'share' },
  ...{ compensation: 'share', card: 'share', fan: 'share', cell: 'share', pair: 'share' },
  ...{ part: 'share', worth: 'share', start: 'share', opening: 'share', length: 'rounds', drag: 'minutes' },
};

export const unitOf = (kind: Matter['kind']): PanelFinding['unit'] => UNITS[kind];

/** Things that are fine, or mere facts, come after problems. */
const BELOW: Readonly<Record<Tone, number>> = { problem: 1, open: 0.5, fact: 0.2, good: 0.1 };
const MOST_WEIGHT = 20;
/** Playing until even a zero effect is settled would take forever. */
const LEAST_REACH = 0.001;

/** Described together with others of their kind rather than each on its own. */
const GROUPED: readonly Matter['kind'][] = ['card', 'part', 'cell', 'pair', 'worth', 'fan', 'opening'];

export function findingsOf(played: Played): PanelFinding[] {
  const { seats, closer } = played;
  const matters = [
    ...mattersOf(played),
    ...skillMatter(played),
    ...luckMatter(played),
    ...compensationMatter(played),
    ...openingMatters(played),
    ...cardMatters(played),
    ...partMatters(played),
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
  const alone = ({ kind }: Matter): boolean => !GROUPED.includes(kind);
  if (asked.length === 0)
    return inOrder(matters.filter(alone).map((matter) => unlearned(matter, matters.length)));
  const decisions = decideFamilies(asked);
  const all = asked.map(({ matter }, i) => {
    const decision = decisions[i] as Decision;
    const finding = decided(matter, decision, played);
    return { matter, decision, finding, says: finding.says };
  });
  const of = (kind: Matter['kind']) => all.filter(({ matter }) => matter.kind === kind);
  const worth = of('worth').map(({ finding }) => finding);
  return inOrder([
    ...all.flatMap(({ matter, finding }) => (alone(matter) ? [finding] : [])),
    ...cardFindings(of('card'), closer?.fans ?? [], of('fan')),
    ...partFindings(of('part')),
    ...cellFindings(of('cell')),
    ...pairFindings(of('pair')),
    ...openingFindings(of('opening'), seats),
    ...winningFindings(played),
    ...worth.filter(({ tone }) => tone === 'problem'),
    ...(closer ? worthFinding(worth, closer.worths, seats) : []),
  ]);
}

const inOrder = (findings: readonly PanelFinding[]): PanelFinding[] =>
  findings.toSorted((a, b) => b.weight - a.weight);

function decided(matter: Matter, decision: Decision, played: Played): PanelFinding {
  const { strongest, others, beside } = matter.words;
  const { answer, sides, alpha } = decision;
  const differ = others.filter((_, i) => sides[i] !== decision.side && sides[i] !== 'open');
  const unclear = othersAt(matter, unsettled(decision));
  const sentence =
    answer === 'holds'
      ? holdsSentence(matter, decision, rangeOf(matter, played))
      : answer === 'depends'
        ? dependsSentence(matter, decision, differ)
        : openSentence(matter, decision, unclear);
  const tone = answer === 'open' ? 'open' : toneOf(matter, decision);
  const say = (word: Word, side: PanelFinding['says'][number]['side']) => ({
    ...{ player: word.player, kind: word.kind, games: word.games, side },
    effect: effectOf(word.estimate, matter, alpha),
  });
  return {
    ...framed(matter, answer === 'open' ? 'cannot-say' : answer, tone, sentence),
    effect: strongest ? effectOf(strongest.estimate, matter, alpha) : null,
    says: [
      ...(strongest ? [say(strongest, decision.side)] : []),
      ...others.map((word, i) => say(word, sides[i] ?? 'open')),
      ...beside.map((word) => say(word, null)),
    ],
    settles: answer === 'open' ? settlesOf(matter, decision, played.seats) : null,
  };
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
      'A player that has learned the setup would settle it: “simulate --learn 2” or, in the studio, “Learn a player”.',
  };
}

function framed(matter: Matter, answer: Answer, tone: Tone, sentence: string) {
  const { id, about, kind, against, note, words, asks, heft = 1 } = matter;
  const first = words.strongest ?? words.others[0];
  const size = asks === 'size' ? note : Math.abs((first?.estimate.value ?? against) - against);
  const weight = Math.min(MOST_WEIGHT, (heft * size) / (note || 1)) * BELOW[tone];
  const whose: Whose = words.strongest && words.others.length === 0 ? 'strong' : 'all';
  return { ...{ id, about, answer, whose, tone, weight, sentence, against, note }, unit: UNITS[kind] };
}

function toneOf({ kind, asks }: Matter, { answer, side }: Decision): Tone {
  if (asks === 'size') return 'fact';
  if (kind === 'worth') return side === 'less' ? 'problem' : 'fact';
  if (kind === 'compensation') return side === 'none' ? 'good' : 'fact';
  if (kind === 'start') return side === 'more' ? 'problem' : 'good';
  if (side === 'none')
    return kind === 'runaway' || kind === 'skill' ? 'problem' : answer === 'holds' ? 'good' : 'fact';
  if (kind === 'turn' || kind === 'seat') return 'problem';
  return (side === 'more') === (kind === 'skill') ? 'good' : 'problem';
}

function effectOf(estimate: Estimate, { kind, against }: Matter, alpha: number) {
  const { low, high } = boundedInterval(estimate, alpha, UNITS[kind] === 'share' ? 1 : Infinity);
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

/** The range of eight in ten games of strong play. */
function rangeOf({ kind }: Matter, { panel, tallies }: Played): string {
  if (kind !== 'length') return '';
  const strong = tallies.filter(
    ({ table }) => table.kind === 'own' && panel[table.entries[0] ?? -1]?.kind === 'strong',
  );
  const [low, high] = [quantile(strong, 0.1), quantile(strong, 0.9)];
  return `; eight in ten between ${low} and ${high}`;
}

function quantile(tallies: readonly TableTally[], p: number): number {
  const counts = tallies.flatMap(({ roundCounts }) => [...roundCounts]).toSorted(([a], [b]) => a - b);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [rounds, count] of counts) {
    below += count;
    if (below >= p * all) return rounds;
  }
  return 0;
}
