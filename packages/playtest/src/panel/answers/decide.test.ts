// Decisions worked out by hand, and how often they are wrong when there is nothing to find.
import { describe, expect, test } from 'vitest';
import { createRng, nextUint32, type RngWords } from '@railwright/engine';
import { ALPHA, decideAll, sideOf, unsettled, type Hypothesis } from './decide.ts';
import { estimateOf, intervalAt, type Estimate } from './estimate.ts';

const at = (value: number, error = 0.001): Estimate => ({ value, center: value, error, blocks: 1000 });
const side = (strongest: number | Estimate, ...others: readonly (number | Estimate)[]): Hypothesis => ({
  asks: 'side',
  strongest: typeof strongest === 'number' ? at(strongest) : strongest,
  others: others.map((one) => (typeof one === 'number' ? at(one) : one)),
  note: 0.03,
});

describe('a side', () => {
  test.each([
    ['everybody above', side(0.1, 0.05, 0.2), 'holds', 'more'],
    ['everybody below', side(-0.1, -0.05), 'holds', 'less'],
    ['everybody within what is negligible, on either side of 0', side(0.01, -0.01, 0), 'holds', 'none'],
    ['one on the other side', side(0.1, 0.1, -0.1), 'depends', 'more'],
    ['negligible for one, large for the strongest', side(0.1, 0.1, 0), 'depends', 'more'],
    ['the strongest is undecided', side(at(0.02, 0.05), 0.1), 'open', 'open'],
    ['one other is undecided', side(0.1, 0.1, at(0, 0.05)), 'open', 'more'],
    ['there is no other player', side(0.1), 'holds', 'more'],
  ])('%s', (_name, question, answer, own) => {
    expect(decideAll([question])[0]).toMatchObject({ answer, side: own });
  });

  test('a wide interval around zero is not "negligible"', () => {
    expect(sideOf({ low: -0.001, high: 0.058 }, 0.03)).toBe('open');
    expect(sideOf({ low: 0.001, high: 0.058 }, 0.03)).toBe('more');
    expect(sideOf({ low: -0.01, high: 0.029 }, 0.03)).toBe('none');
  });
});

test('a size depends on who plays if one player differs from the strongest by more than a negligible amount', () => {
  const size = (...others: readonly number[]): Hypothesis => ({
    ...side(24, ...others),
    asks: 'size',
    note: 5,
  });
  const answers = decideAll([size(1, -2), size(1, 9), size(1, 5)]).map(({ answer }) => answer);
  expect(answers).toEqual(['holds', 'depends', 'open']);
});

test('decided questions leave more room for the others', () => {
  // 2.1 standard errors away: enough for one question, too little for three.
  const close = side(at(2.1, 1));
  expect(decideAll([close])[0]?.alpha).toBe(ALPHA);
  expect(decideAll([close, close, close]).map(({ answer }) => answer)).toEqual(['open', 'open', 'open']);
  expect(decideAll([side(0.1), side(0.1), close])[2]).toMatchObject({ answer: 'holds', alpha: ALPHA });
});

const PAGES = 400;
const [QUESTIONS, OTHERS, BLOCKS] = [8, 6, 120];

/** Blocks of two games that each seat wins with even chances, plus an effect. */
function drawn(rng: RngWords, effect: number): Estimate {
  const blocks = Array.from({ length: BLOCKS }, () => {
    const won = (): number => (nextUint32(rng) / 2 ** 32 < 0.5 + effect ? 0.5 : 0);
    return won() + won() - 0.5;
  });
  return estimateOf([blocks]) as Estimate;
}

/** Share of pages on which `wrong` finds something. */
function wrongPages(effect: number, note: number, wrong: (page: readonly Hypothesis[]) => boolean): number {
  const rng = createRng(11);
  let pages = 0;
  for (let i = 0; i < PAGES; i++) {
    const page = Array.from({ length: QUESTIONS }, (): Hypothesis => ({
      ...{ asks: 'side', strongest: drawn(rng, effect), note },
      others: Array.from({ length: OTHERS }, () => drawn(rng, effect)),
    }));
    if (wrong(page)) pages++;
  }
  return pages / PAGES;
}

describe('of 400 pages with eight questions to seven players, at most one in twenty is wrong, apart from chance', () => {
  const MOST = 0.07;
  const claims = (page: readonly Hypothesis[], no: readonly string[]): boolean =>
    decideAll(page).some(({ answer, side }) => answer === 'depends' || no.includes(side));

  test('if nothing matters', () => {
    expect(wrongPages(0, 0.03, (page) => claims(page, ['more', 'less']))).toBeLessThan(MOST);
  });

  test('if everything matters slightly more than the negligible amount', () => {
    expect(wrongPages(0.2, 0.1999, (page) => claims(page, ['none', 'less']))).toBeLessThan(MOST);
  });

  test('without the correction, nearly all of them are wrong', () => {
    const naive = (page: readonly Hypothesis[]): boolean =>
      page.some(({ strongest, others, note }) =>
        [strongest, ...others].some((one) => ['more', 'less'].includes(sideOf(intervalAt(one, ALPHA), note))),
      );
    expect(wrongPages(0, 0.03, naive)).toBeGreaterThan(0.5);
  });
});

describe('players who do not certainly agree', () => {
  test('include those who seem to differ, but not certainly', () => {
    // The last is negligible at this alpha, and too near to the strongest once all three are asked together.
    const question = side(at(0.0305, 0.0001), 0.1, 0.1, 0.0278);
    const [decision] = decideAll([question]);
    expect(decision).toMatchObject({ answer: 'open', side: 'more' });
    expect(unsettled(decision!)).toEqual([2]);
  });

  test('include the undecided if the strongest is undecided', () => {
    expect(
      unsettled({ answer: 'open', side: 'open', sides: ['more', 'open', 'none'], alpha: ALPHA }),
    ).toEqual([1]);
  });
});
