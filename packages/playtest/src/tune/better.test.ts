import { expect, test } from 'vitest';
import type { Verdict } from '../result/verdicts.ts';
import { gainOf } from './better.ts';
import type { JudgedVersion } from './tune-result.ts';

const version = (...cards: readonly (readonly [Verdict, 'ignored' | 'must' | null])[]): JudgedVersion =>
  ({ cards: cards.map(([verdict, is]) => ({ verdict, is })), targets: [] }) as unknown as JudgedVersion;
const plan = { targets: {} };

test('a version in which many cards seem fair is better than one in which fewer surely are', () => {
  const many = version(['undecided', null], ['undecided', null], ['undecided', null]);
  const sure = version(['met', null], ['undecided', 'ignored'], ['undecided', 'must']);
  expect(gainOf(many, sure, plan)).toBeGreaterThan(0);
  expect(gainOf(sure, many, plan)).toBeLessThan(0);
});

test('of versions in which as many seem fair, the better one is surer, and misses less for sure', () => {
  const seems = version(['undecided', null], ['undecided', 'must']);
  expect(gainOf(version(['met', null], ['undecided', 'must']), seems, plan)).toBeGreaterThan(0);
  expect(gainOf(version(['undecided', null], ['missed', 'must']), seems, plan)).toBeLessThan(0);
});
