// The result of learning, as text.
import { joined } from '@railwright/engine/joined';
import { CHECK_GAMES, levelSince, type Learned, type MeasuredStrength } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { percent } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText } from '../table.ts';
import type { Lessons } from './lessons.ts';
import type { CurvePoint } from './measure.ts';

interface LearnedText {
  readonly lessons: Lessons;
  readonly learned: Learned;
  readonly curve: readonly CurvePoint[];
  readonly strength: readonly MeasuredStrength[];
  readonly file: string;
  readonly bytes: number;
  /** Whether it is where `--bots learned` looks. */
  readonly cached: boolean;
}

export function formatLearned({
  lessons,
  learned,
  curve,
  strength,
  file,
  bytes,
  cached,
}: LearnedText): string {
  const { setup, seats } = lessons;
  const others = lessons.learned.length - 1;
  const more = others > 0 ? ` and ${plural(others, 'other setup')}` : '';
  const head = `${style.bold(safe(setup.title))} (${safe(setup.id)})${more}: learned from ${plural(learned.games, 'game')} of ${joined(seats, 'or')} players`;
  const bot = cached ? 'learned' : file;
  const use = `Play with it: railwright simulate ${setup.id} --players ${seats[0] ?? 2} --bots ${bot}`;
  return [
    head,
    ...formatCurve(curve),
    ...seats.flatMap((count) => formatStrength(strength.filter((one) => one.seats === count))),
    '',
    ...endOf(learned),
    safe(`${file} (${Math.round(bytes / 1000)} kB)`),
    safe(use),
  ].join('\n');
}

/** How it improved: against what it knew after half the games, and against bots. */
function formatCurve(curve: readonly CurvePoint[]): string[] {
  const [first] = curve;
  if (!first) return [];
  const columns = [
    { title: 'After', right: true },
    { title: 'against itself halfway', right: true },
    ...first.strength.map(({ against }) => ({ title: safe(against), right: true })),
  ];
  const rows = curve.map(({ games, won, strength }) => [
    plural(games, 'game'),
    percent(won),
    ...strength.map((one) => percent(one.won)),
  ]);
  const look = first.strength[0]?.games;
  const how = look === undefined ? '' : ` Bots: ${look} games each, so ±13%.`;
  return [
    '',
    formatTable(columns, rows, { head: (text) => style.bold(text) }),
    style.dim(wrapText(`During learning. Against itself: ${CHECK_GAMES} games; 50% means no gain.${how}`)),
  ];
}

export function formatPoint({ games, against, won, stuck, strength }: CurvePoint): string {
  const bots = strength.map((one) => `${one.against} ${percent(one.won)}`);
  const afresh = stuck
    ? ' It was stuck: most games do not end, and nothing was gained. Learning restarts.'
    : '';
  return safe(
    `${plural(games, 'game')}: wins ${percent(won)} against itself after ${against.toLocaleString('en')}${bots.length > 0 ? `; against ${bots.join(', ')}` : ''}.${afresh}`,
  );
}

function formatStrength(strength: readonly MeasuredStrength[]): string[] {
  const [first] = strength;
  if (!first) return [];
  const { seats, games } = first;
  const table = formatTable(
    [
      { title: seats === 2 ? 'Wins against' : `Wins against ${seats - 1}` },
      { title: 'won', right: true },
      { title: '95% interval', right: true },
    ],
    strength.map(({ against, won, low, high }) => [
      `  ${safe(against)}`,
      percent(won),
      `${percent(low)} to ${percent(high)}`,
    ]),
    { head: (text) => style.bold(text) },
  );
  const even = `${plural(games, 'game')} each, in every seat equally often; ${percent(1 / seats)} would be even. A share against one kind of bot says how well the player beats that bot, not how strong it is.`;
  return ['', table, style.dim(wrapText(even))];
}

function endOf({ checks }: Learned): string[] {
  const level = levelSince(checks);
  const restarts = checks.filter(({ stuck }) => stuck);
  return [
    ...restarts.map(({ games }) => `It was stuck after ${plural(games, 'game')} and restarted.`),
    ...(level === undefined ? [] : [`It hardly improved after ${plural(level, 'game')}.`]),
  ];
}
