// A learned player in plain words: how strong it is, whether longer learning would help, which opponents beat it, and how far to trust it.
import { percent, percentRange, whole } from '../figures-text.ts';
import type { Finding } from '../document/document.ts';
import { gainWords, searchWords } from '../player-words.ts';
import { firstSeatWords } from './population.ts';
import { memberName, type LearningMember, type LearningReport } from './learning-report.ts';

/** A gain too large to ignore when reading figures of its games against itself. */
const LARGE_GAIN = 0.1;

export function learningFindings(report: LearningReport): Finding[] {
  const { members, stopped } = report;
  return [
    ...(stopped
      ? [
          {
            kind: 'open',
            title: 'Stopped',
            text: 'Learning was stopped early; run the same command again to resume.',
          } as const,
        ]
      : []),
    ...members.flatMap((member) => {
      const title = (words: string): string =>
        members.length > 1 ? `${words}, ${memberName(member)}` : words;
      return ofMember(member).map((finding) => ({ ...finding, title: title(finding.title) }));
    }),
    ...populations(report),
  ];
}

const ofMember = (member: LearningMember): Finding[] => [
  ...strength(member),
  ...growth(member),
  ...answer(member),
  ...search(member),
];

function strength({ strength }: LearningMember): Finding[] {
  const byMargin = strength.toSorted((a, b) => a.won - 1 / a.seats - (b.won - 1 / b.seats));
  const [worst] = byMargin;
  if (!worst)
    return [{ kind: 'open', title: 'Strength', text: 'It was not measured against any bot (--held-out 0).' }];
  const beats = byMargin.every((one) => one.low > 1 / one.seats);
  const loses = byMargin.some((one) => one.high < 1 / one.seats);
  const who = beats
    ? 'It beats every bot it met; its weakest result is'
    : loses
      ? 'A bot that had no part in its learning beats it: its weakest result is'
      : 'It loses to no bot it met, but not every win is beyond chance; its weakest result is';
  return [
    {
      kind: loses ? 'problem' : beats ? 'good' : 'open',
      title: 'Strength',
      text: `${who} against ${worst.against}: ${percent(worst.won)} (${percentRange(worst)}) at ${worst.seats} seats, where ${percent(1 / worst.seats)} would be even.`,
    },
  ];
}

function growth({ games, level, curve }: LearningMember): Finding[] {
  const last = curve.at(-1);
  const text =
    level !== undefined
      ? `It hardly improved after ${whole(level)} games; the remaining games were learned with smaller steps.`
      : last
        ? `After ${whole(last.games)} of its ${whole(games)} games it won ${percent(last.won)} against itself at half that number, so ${last.won > 0.55 ? 'it was still improving: learning longer may make it stronger' : 'it was improving little, but there were too few checks to say that it had stopped improving'}.`
        : `It learned from only ${whole(games)} games, too few to see it improve.`;
  return [{ kind: level !== undefined ? 'good' : last ? 'fact' : 'open', title: 'Growth', text }];
}

function answer({ exploitation }: LearningMember): Finding[] {
  if (!exploitation)
    return [
      {
        kind: 'open',
        title: 'How far it can be beaten',
        text: 'No opponent has been trained to beat it yet, so it is not known how far the figures of its games can be trusted. To find out: railwright exploit PLAYER.',
      },
    ];
  const { wins, seats, gain } = exploitation;
  return [
    {
      kind: gain.low <= 0 ? 'good' : gain.value > LARGE_GAIN ? 'problem' : 'fact',
      title: 'How far it can be beaten',
      text: `An opponent trained to beat it won ${percent(wins.share)} (${percentRange(wins)}) of ${whole(wins.of)} games of ${seats} seats. ${gainWords(gain)}`,
    },
  ];
}

function search({ search: found }: LearningMember): Finding[] {
  if (!found) return [];
  return [{ kind: 'fact', title: 'Looking ahead', text: searchWords(found) }];
}

function populations({ populations: all }: LearningReport): Finding[] {
  return all.map((population) => {
    const own = population.members.map((member) => member.firstSeat.share);
    const isFar = Math.max(...own) - Math.min(...own) > LARGE_GAIN;
    return {
      kind: isFar ? 'problem' : 'fact',
      title: `Agreement, ${population.seats} seats`,
      text: firstSeatWords(population),
    };
  });
}
