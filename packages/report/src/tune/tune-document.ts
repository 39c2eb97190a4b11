// Proposals side by side: what each changes, and what fresh players make of every target with it.
import {
  IGNORED_BELOW,
  MUST_PART,
  type JudgedCard,
  type JudgedVersion,
  type TuneProposal,
  type TuneResult,
} from '@railwright/playtest';
import {
  note,
  paragraph,
  table,
  words,
  type Document,
  type Finding,
  type Section,
  type Text,
} from '../document/document.ts';
import { capital, metWords, percent, percentRange, plural } from '../figures-text.ts';
import { rangeText, valueText } from '../simulation/target-words.ts';

const KINDS: Readonly<Record<TuneProposal['kind'], string>> = {
  all: 'every change that helps',
  fewer: 'only what matters most',
  small: 'small steps',
};

/** Proposals as a document; `title` is that of the setup, `nameOf` names cards. Until it is over, more may be found. */
export function tuneDocument(
  tune: TuneResult,
  title: string,
  nameOf: (card: string) => string = (card) => card,
  isOver = true,
): Document {
  const { setup, seats, seed, games, judges, bots, now, proposals } = tune;
  const who =
    judges === 'learned'
      ? 'players that learned each version from seeds the search never had'
      : `${[...new Set(bots)].join(', ')}, in deals that the search never saw`;
  return {
    ...{ title, setup },
    facts: `${plural(games, 'game')} of each judge with each version, ${seats} seats, seed ${seed}; judged by ${who}`,
    findings: [
      nowFinding(tune, isOver),
      ...proposals.map((one, i) => proposalFinding(one, i, now, nameOf)),
      ...unmet(tune, nameOf),
    ],
    sections: [...changesSection(tune, nameOf), targetsSection(tune, nameOf)],
  };
}

const verdictsOf = ({ cards, targets }: JudgedVersion) =>
  [...cards, ...targets].map(({ verdict }) => verdict);
/** How many targets are met. */
export const metIn = (version: JudgedVersion): number =>
  verdictsOf(version).filter((verdict) => verdict === 'met').length;

function nowFinding({ now, proposals, judged }: TuneResult, isOver: boolean): Finding {
  const [all, met] = [verdictsOf(now).length, metIn(now)];
  const tried = judged === 0 ? '' : `, of ${judged} that were judged`;
  const more =
    met === all
      ? ' Nothing has to change.'
      : !isOver
        ? ''
        : proposals.length === 0
          ? ` No change was found that helps${tried}.`
          : proposals.some((one) => !one.isJudged || metIn(one) > met)
            ? ''
            : ' No proposal meets more of them for sure.';
  return {
    kind: met === all ? 'good' : 'problem',
    title: 'As it is',
    text: `${metWords(met, all)}.${more}`,
  };
}

/** `Proposal 1, every change that helps` */
export const proposalTitle = ({ kind }: TuneProposal, at: number): string =>
  `Proposal ${at + 1}, ${KINDS[kind]}`;

function proposalFinding(
  one: TuneProposal,
  at: number,
  now: JudgedVersion,
  nameOf: (card: string) => string,
): Finding {
  const [all, met] = [verdictsOf(one).length, metIn(one)];
  return {
    kind: !one.isJudged ? 'open' : met > metIn(now) ? 'good' : met < metIn(now) ? 'problem' : 'fact',
    title: proposalTitle(one, at),
    text: one.isJudged
      ? `${proposalWords(one, nameOf)}. ${metWords(met, all)}, ${metIn(now)} without it.${turned(one, now, nameOf)}`
      : `${proposalWords(one, nameOf)}. The search found it; it was stopped before anyone judged it.`,
  };
}

const WORST_FIRST = ['missed', 'undecided', 'met'];

/** The targets on which the verdict changes: ` Better: rounds. Worse: runaway.` */
function turned(one: JudgedVersion, now: JudgedVersion, nameOf: (card: string) => string): string {
  const names = [...now.cards.map(({ card }) => nameOf(card)), ...now.targets.map(({ target }) => target)];
  const [before, after] = [now, one].map((version) =>
    verdictsOf(version).map((verdict) => WORST_FIRST.indexOf(verdict)),
  ) as [number[], number[]];
  const told = (word: string, sign: number): string => {
    const all = names.filter((_, i) => Math.sign((after[i] ?? 0) - (before[i] ?? 0)) === sign);
    return all.length === 0 ? '' : ` ${word}: ${all.join(', ')}.`;
  };
  return told('Better', 1) + told('Worse', -1);
}

/** `Landfill costs 3 instead of 2, …` */
export const proposalWords = ({ changes }: TuneProposal, nameOf: (card: string) => string): string =>
  changes
    .map(({ field, from, to }, i) => {
      const card = cardOf(field);
      if (card === undefined) return `${field} is ${to} instead of ${from}`;
      return `${i === 0 ? capital(nameOf(card)) : nameOf(card)} costs ${to} instead of ${from}`;
    })
    .join(', ');

/** The card whose cost a field is. */
export const cardOf = (field: string): string | undefined => /^cards\.(.+)\.cost$/.exec(field)?.[1];

/** Targets that no version surely meets, with the version that comes nearest. */
function unmet(tune: TuneResult, nameOf: (card: string) => string): Finding[] {
  const versions = tune.proposals.filter(({ isJudged }) => isJudged);
  if (versions.length === 0) return [];
  const cards = tune.now.cards.flatMap(({ card }, i) => {
    const seen = versions.flatMap((one, at) => {
      const judged = one.cards[i];
      return judged ? [{ judged, at }] : [];
    });
    if (seen.some(({ judged }) => judged.verdict === 'met')) return [];
    const [nearest] = seen.toSorted((a, b) => away(a.judged) - away(b.judged));
    return nearest
      ? [
          `${nameOf(card)}: nearest in proposal ${nearest.at + 1}, at a cost of ${nearest.judged.cost}, where ${cardWords(nearest.judged)}`,
        ]
      : [];
  });
  const whole = tune.now.targets.flatMap(({ target, wanted }, i) => {
    const seen = versions.flatMap((one, at) => {
      const judged = one.targets[i];
      return judged ? [{ judged, at }] : [];
    });
    if (seen.some(({ judged }) => judged.verdict === 'met')) return [];
    const [nearest] = seen.toSorted((a, b) => a.judged.off - b.judged.off);
    return nearest
      ? [`${target} (${wanted}): nearest in proposal ${nearest.at + 1}, ${valueText(nearest.judged)}`]
      : [];
  });
  const all = [...whole, ...cards];
  return all.length === 0
    ? []
    : [{ kind: 'open', title: 'Not surely met by any', text: `${all.join('; ')}.` }];
}

/** How far a card is from fair. */
const away = ({ gained, lost, is }: JudgedCard): number =>
  is === 'ignored' ? 1 - gained.value : is === 'must' ? (lost?.value ?? 0) : 0;

const cardWords = ({ gained, lost }: JudgedCard): string =>
  `${percent(gained.value)} of seats gain it${lost ? ` and a seat without it loses ${percent(lost.value)} of the wins` : ''}`;

function changesSection({ proposals }: TuneResult, nameOf: (card: string) => string): Section[] {
  const fields = [...new Set(proposals.flatMap(({ changes }) => changes.map(({ field }) => field)))];
  if (fields.length === 0) return [];
  return [
    {
      id: 'changes',
      title: 'Changes',
      blocks: table(
        ['number', 'now', ...proposals.map((_, at) => `proposal ${at + 1}`)],
        fields.map((field) => {
          const all = proposals.map(({ changes }) => changes.find((one) => one.field === field));
          const card = cardOf(field);
          return [
            card === undefined ? field : `cost of ${nameOf(card)}`,
            String(all.find((one) => one)?.from ?? ''),
            ...all.map((one) => (one ? String(one.to) : '')),
          ];
        }),
      ),
    },
  ];
}

function targetsSection(
  { now, proposals, seats, judges }: TuneResult,
  nameOf: (card: string) => string,
): Section {
  const versions = [now, ...proposals];
  const cell = ({ verdict, is, gained, lost }: JudgedCard): Text =>
    `${verdict === 'undecided' ? 'perhaps ' : ''}${is === 'must' ? 'a must' : (is ?? 'fair')} ${percent(gained.value)}${lost ? `, ${percent(lost.value)}${isKnown(lost) ? ` (${percentRange(lost)})` : ''}` : ''}`;
  const columns = [...['now', ...proposals.map((_, at) => `proposal ${at + 1}`)].map(words)];
  return {
    id: 'targets',
    title: 'Targets',
    blocks: [
      ...table(
        ['target', ...columns],
        now.targets.map(({ target, wanted }, i) => [
          `${target}: ${wanted}`,
          ...versions.map(({ targets }): Text => {
            const one = targets[i];
            if (!one) return '–';
            return `${one.verdict} ${valueText(one)} (${rangeText(one)})`;
          }),
        ]),
      ),
      ...table(
        ['card', ...columns],
        now.cards.map(({ card }, i) => [
          nameOf(card),
          ...versions.map(({ cards }): Text => {
            const one = cards[i];
            return one ? cell(one) : '–';
          }),
        ]),
      ),
      ...(now.cards.length === 0 ? [] : [paragraph(cardNote(seats))]),
      note(
        judges === 'learned'
          ? 'Every column shows the mean of the judges. Each interval says where the mean of as many other players lies who learned the version from other seeds, 19 times out of 20. Each verdict is as sure by itself: of many, up to one in twenty may be wrong for those players.'
          : 'The chance that any verdict in a column is wrong for these bots is at most 5%; the intervals are as wide as that takes.',
      ),
    ],
  };
}

/** Not where only one judge took the card often enough to miss it: others may lose anything. */
const isKnown = ({ low, high }: { readonly low: number; readonly high: number }): boolean =>
  low > -1 || high < 1;

/** The meaning of the verdicts on cards. */
const cardNote = (seats: number): string =>
  `First comes the share of seats that gain the card: below ${IGNORED_BELOW * 100}%, it is ignored. Then comes what a seat loses that may not gain it: from ${percent(MUST_PART / seats)} of the wins, a fifth of an even share, the card is a must. It would lose less if it learned to do without.`;
