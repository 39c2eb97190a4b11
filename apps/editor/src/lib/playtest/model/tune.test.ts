// What "Find numbers" asks for, the same as the command shown next to it, and what it refuses.
import { checkRequest } from '@railwright/studies/check';
import { expect, test } from 'vitest';
import type { TestTable } from '../../core/checks/tables.ts';
import { firstSettings } from './settings.ts';
import { planTune, type TunePlan, type TuneWish } from './tune.ts';

const PATH = 'mine/setups/duel.yaml';
const table: TestTable = {
  ...{ setup: 'mine/duel', title: 'Duel', game: 'trains', packs: ['mine', 'trains'] },
  bundle: {
    ...{ format: 1, engine: '0', hash: 'abc', seats: { min: 1, max: 4 }, defaultSeats: 2, options: {} },
    definition: { game: 'trains', setup: 'mine/duel', title: 'Duel' } as never,
  },
  targets: { minutes: { atMost: 60 }, rounds: { atMost: 30 } },
  strategies: [],
};
type Shipped = Parameters<typeof planTune>[4][number];
const shipped = [
  { ...{ name: 'fan', exact: false, player: 'AAAA' }, header: { learned: { preference: 'trains/fan' } } },
  { ...{ name: 'any-market', exact: false, player: 'AAAA' }, header: { learned: {} } },
] as unknown as readonly Shipped[];
const settings = { ...firstSettings(table), seed: 7 };
const bots = { ...settings, who: 'bots', bots: ['heuristic'] } as const;
const wish: TuneWish = {
  cards: ['landfill', 'tower'],
  number: { path: 'rules.end.emptyPiles', from: 2, to: 5 },
  firstSeat: 5,
  rounds: [12, 16],
};

function planned(...[own, players]: [typeof settings, readonly Shipped[]]): TunePlan {
  const plan = planTune(PATH, table, own, wish, players, undefined);
  return typeof plan === 'string' ? expect.fail(plan) : plan;
}

test('a player without another goal teaches where a panel would be asked; otherwise the bots play', () => {
  const { job, command } = planned(settings, shipped);
  expect(job.general?.name).toBe('any-market');
  expect(job.targets).toEqual({
    minutes: { atMost: 60 },
    rounds: { between: [12, 16] },
    firstSeatAdvantage: { within: 0.05 },
  });
  expect(job.asked).toEqual(['firstSeatAdvantage', 'rounds']);
  expect(command).toBe(
    'railwright tune mine/duel --cards landfill,tower --number rules.end.emptyPiles=2-5 --target firstSeatAdvantage:0.05 --target rounds:12-16 --players 2 --seed 7',
  );
  expect(checkRequest(job)).toEqual(job);
  const played = planned(bots, shipped);
  expect(played.job.general).toBeUndefined();
  expect(played.job.batch.bots.map(({ name }) => name)).toEqual(['heuristic', 'heuristic']);
  expect(played.command).toMatch(/ --bots heuristic$/);
  expect(checkRequest({ ...played.job, cards: 'all' })).toContain('/cards is wrong');
});

test('a wish that leads nowhere is refused with a way out', () => {
  const fault = (changed: Partial<TuneWish>, own: typeof settings = bots): unknown =>
    planTune(PATH, table, own, { ...wish, ...changed }, [], undefined);
  expect(fault({ cards: [], number: undefined })).toContain('Choose a card or a number');
  expect(fault({ rounds: [16, 12] })).toContain('from the smaller number');
  expect(fault({ number: { path: 'rules.handSize', from: 5, to: 4 } })).toContain('from the smaller value');
  expect(fault({}, settings)).toContain('Choose bots under “Who plays”');
});
