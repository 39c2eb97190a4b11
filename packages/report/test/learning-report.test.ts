// Reports on learned players: their findings, for one player and for several, as a page and as Markdown.
import type { Exploitation, MeasuredStrength, PopulationResult } from '@railwright/playtest';
import { expect, test } from 'vitest';
import { learningDocument } from '../src/documents.ts';
import { toHtml, toMarkdown } from '../src/index.ts';
import type { LearningMember, LearningReport } from '../src/learning/learning-report.ts';
import { learningFindings } from '../src/learning/learning-findings.ts';

const won = (against: string, share: number, seats = 2): MeasuredStrength => ({
  against,
  seats,
  games: 400,
  won: share,
  low: Math.max(0, share - 0.04),
  high: Math.min(1, share + 0.04),
});

const answer = (share: number): Exploitation => {
  const wins = { count: share * 1000, of: 1000, share, low: share - 0.03, high: share + 0.03 };
  return {
    format: 1,
    player: 'duel',
    setup: 'mine/duel',
    content: 'x',
    seats: 2,
    seed: 1,
    answers: [
      { from: 'player', games: 5000, wins },
      { from: 'nothing', games: 5100, wins },
    ],
    best: 'player',
    even: 0.5,
    wins,
    gain: { value: share - 0.5, low: share - 0.53, high: share - 0.47 },
  };
};

const member = (seed: number, more: Partial<LearningMember> = {}): LearningMember => ({
  file: `duel-${seed}.player`,
  seed,
  games: 20_000,
  decisions: 3_000_000,
  curve: [
    { games: 4000, against: 2000, won: 0.9, strength: [won('investor', 0.4), won('rail <racer>', 0.6)] },
    { games: 8000, against: 4000, won: 0.7, strength: [won('investor', 0.8), won('rail <racer>', 0.7)] },
    { games: 16_000, against: 8000, won: 0.6, strength: [won('investor', 0.9), won('rail <racer>', 0.72)] },
  ],
  strength: [won('investor', 0.92), won('rail <racer>', 0.7)],
  ...more,
});

const share = (value: number) => ({ share: value, low: value - 0.05, high: value + 0.05, games: 400 });
const POPULATION: PopulationResult = {
  seats: 2,
  firstSeat: share(0.62),
  members: [1, 2].map((seed) => ({
    name: `seed ${seed}`,
    won: share(seed === 1 ? 0.55 : 0.45),
    againstPast: share(0.7),
    firstSeat: share(seed === 1 ? 0.58 : 0.8),
    habits: { 'gained:mail-train': seed, cells: 4 },
  })),
};

const REPORT: LearningReport = {
  title: 'A <b>duel</b> | & more',
  setup: 'mine/duel',
  setups: [{ id: 'mine/duel', content: 'x', seats: [2] }],
  members: [member(1)],
  populations: [],
  engine: '0.1.0',
  content: 'x',
  stopped: false,
  command: "railwright learn 'mine/duel'",
  nameOf: (item) => (item === 'mail-train' ? 'Mail Train' : item),
};
const TWO: LearningReport = {
  ...REPORT,
  members: [
    member(1, { level: 16_000, exploitation: answer(0.7), search: won('duel', 0.6) }),
    member(2, { exploitation: answer(0.51) }),
  ],
  populations: [POPULATION],
};

const learningToHtml = (report: LearningReport) => toHtml(learningDocument(report));
const learningToMarkdown = (report: LearningReport) => toMarkdown(learningDocument(report));
const found = (report: LearningReport, title: string) =>
  learningFindings(report).find((finding) => finding.title === title);
const withStrength = (...strength: MeasuredStrength[]): LearningReport => ({
  ...REPORT,
  members: [member(1, { strength })],
});

test('strength is reported for the opponent it does least well against, as surely as the games tell', () => {
  expect(found(REPORT, 'Strength')).toMatchObject({
    kind: 'good',
    text: 'It beats every bot it met; its weakest result is against rail <racer>: 70.0% (66.0–74.0%) at 2 seats, where 50.0% would be even.',
  });
  expect(found(withStrength(won('a', 0.9), won('b', 0.52)), 'Strength')).toMatchObject({ kind: 'open' });
  expect(found(withStrength(won('a', 0.9), won('b', 0.4)), 'Strength')).toMatchObject({ kind: 'problem' });
  // At four seats, a third of the wins is more than even, and at two seats 45% is less.
  const least = found(withStrength(won('a', 0.34, 4), won('b', 0.47, 2)), 'Strength');
  expect(least?.text).toContain('against b: 47.0%');
  expect(found(withStrength(), 'Strength')).toMatchObject({ kind: 'open' });
});

test('growth says whether learning longer may help', () => {
  expect(found(REPORT, 'Growth')?.text).toMatch(/still improving: learning longer may make it stronger/);
  expect(found(TWO, 'Growth, seed 1')?.text).toMatch(/hardly improved after 16,000 games/);
  const young = { ...REPORT, members: [member(1, { curve: [] })] };
  expect(found(young, 'Growth')?.text).toMatch(/too few to see it improve/);
});

test('the gain of an answer says how far to trust the figures, and unmeasured questions are reported as open', () => {
  expect(found(REPORT, 'How far it can be beaten')).toMatchObject({ kind: 'open' });
  expect(found(TWO, 'How far it can be beaten, seed 1')).toMatchObject({ kind: 'problem' });
  expect(found(TWO, 'How far it can be beaten, seed 1')?.text).toContain('20.0 percentage points above even');
  expect(found(TWO, 'How far it can be beaten, seed 2')).toMatchObject({ kind: 'good' });
  expect(found(TWO, 'Looking ahead, seed 1')?.text).toContain('won 60.0%');
  expect(found(TWO, 'Agreement, 2 seats')).toMatchObject({ kind: 'problem' });
});

test('a page draws the growth of each player against each opponent, is self-contained, and shows names as text', () => {
  const page = learningToHtml(TWO);
  for (const id of ['growth', 'strength', 'beaten', 'population', 'made', 'trust', 'again'])
    expect(page).toContain(`<section id="${id}">`);
  expect(page).toContain('<h1>A &lt;b&gt;duel&lt;/b&gt; | &amp; more</h1>');
  expect(page).not.toMatch(/<(script|link|img)|<racer>/);
  const growth = page.slice(page.indexOf('id="growth"'), page.indexOf('id="strength"'));
  expect(growth.match(/<svg/g)).toHaveLength(2);
  // Three points in each of three strips: itself and two bots.
  expect(growth.match(/<circle/g)).toHaveLength(2 * 9);
  expect(growth).toContain('rail &lt;racer&gt;, after 8,000 games: 70.0%');
  expect(page).toContain('gained Mail Train');
});

test('a single player without witnesses gives a page and Markdown of what is known', () => {
  const page = learningToHtml(REPORT);
  expect(page).not.toMatch(/id="(beaten|population)"/);
  const text = learningToMarkdown(REPORT);
  expect(text.split('\n')[0]).toBe('## A &lt;b&gt;duel&lt;/b&gt; \\| & more');
  expect(text).toContain('| Games | against itself halfway | investor | rail &lt;racer&gt; |');
  expect(text).toContain("Reproduce these figures: `railwright learn 'mine/duel'`");
  for (const row of learningToMarkdown(TWO)
    .split('\n')
    .filter((line) => line.startsWith('|')))
    expect(row.endsWith('|')).toBe(true);
});
