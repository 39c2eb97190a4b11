// `railwright tune`: proposals as text, as data and in reports, and what is refused.
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFits, expectNoStack, makeFolder, runCli } from './run-cli.ts';

const SETUP = 'trains/tokyo-beginners';
const QUICK = ['tune', SETUP, '--players', '2', '--bots', 'heuristic', '--games', '100', '--seed', '3'];

interface Tuned {
  readonly judges: string;
  readonly now: { readonly cards: readonly { readonly card: string; readonly is: string | null }[] };
  readonly proposals: readonly {
    readonly changes: readonly { readonly field: string; readonly from: number; readonly to: number }[];
    readonly targets: readonly { readonly target: string; readonly off: number; readonly value: number }[];
  }[];
}

test('proposes a number that meets a target, the same on any number of cores, as text and as data', async () => {
  const asked = ['--number', 'rules.end.emptyPiles=1-4', '--target', 'rounds:-40', '--rounds', '3'];
  const report = join(makeFolder(), 'tuned.md');
  const [one, two] = await Promise.all([
    runCli([...QUICK, ...asked, '--json', '--jobs', '1']),
    runCli([...QUICK, ...asked, '--json', '--jobs', '2', '--report', report]),
  ]);
  expect(one).toMatchObject({ code: 0 });
  expect(one.out).toBe(two.out);
  expectFits('tune-result', JSON.parse(one.out));
  const { judges, proposals } = JSON.parse(one.out) as Tuned;
  expect(judges).toBe('same');
  const [first] = proposals;
  expect(first?.changes).toMatchObject([{ field: 'rules.end.emptyPiles', from: 4 }]);
  expect(first?.targets.find(({ target }) => target === 'rounds')).toMatchObject({ off: 0 });
  const told = readFileSync(report, 'utf8');
  expect(told).toContain('rules.end.emptyPiles');
  expect(told).toContain('Proposal 1');
  // A target that was typed stands in for that of the setup.
  expect(told).toContain('median at most 40');
  expect(told).not.toContain('between 12 and 20');
});

test('says what came nearest where nothing meets a target', async () => {
  const { code, out } = await runCli([
    ...[...QUICK, '--number', 'rules.end.emptyPiles=3-4', '--target', 'rounds:-3', '--rounds', '2'],
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/Not surely met by any\s+rounds \(median at most 3\): nearest in proposal 1/);
});

test.each([
  [['--cards', 'landfil'], 'No card “landfil” is for sale.', 'Did you mean landfill?'],
  [['--number', 'rules.end.emptyPile=2-4'], 'There is no field "emptyPile"', 'Did you mean emptyPiles?'],
  [['--number', 'rules.end.emptyPiles'], 'is not a number with its range', 'rules.end.emptyPiles=2-5'],
  [['--number', 'rules.end.emptyPiles=5-2'], 'is not a number with its range', 'rules.end.emptyPiles=2-5'],
  [['--target', 'round:3-4'], 'There is no target “round”.', 'Did you mean rounds?'],
  [['--target', 'rounds:4-3'], '“rounds:4-3” is not a target.', 'Write rounds:12-16'],
  [['--target', 'firstSeatAdvantage:x'], '“firstSeatAdvantage:x” is not a target.', 'Write rounds:12-16'],
  [['--target', 'rounds:1-2:3'], '“rounds:1-2:3” is not a target.', 'Write rounds:12-16'],
  [['--target', 'rounds:9-', '--target', 'rounds:-20'], 'There are two targets for rounds.', 'both ends'],
  [['--target', 'firstSeatAdvantage:5'], 'firstSeatAdvantage is 1 at most.', 'write 0.2 for 20%'],
  [['--target', 'runaway:-20'], 'runaway is 1 at most.', 'write 0.2 for 20%'],
  [
    ['--cards', 'landfill', '--number', 'cards.landfill.cost=1-3'],
    'cards.landfill.cost is given twice.',
    'Name each number once.',
  ],
  [['--cards', ''], 'Nothing may change.', 'some of these as --cards: express-train,'],
])('%j is refused, with a way out', async (words, reason, help) => {
  const { code, out, err } = await runCli([...QUICK, ...words]);
  expect(code).toBe(2);
  expect(err).toContain(reason);
  expect(err).toContain(help);
  expectNoStack({ code, out, err });
});

test('asks for a number where no card has a cost', async () => {
  const { code, err } = await runCli(['tune', 'game-of-trains/standard', '--bots', 'random']);
  expect(code).toBe(2);
  expect(err).toContain('Nothing may change.\nNo card has a cost here. Name a --number.');
});
