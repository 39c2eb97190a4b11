// Actions for the browser tests: they press whatever is highlighted until the game is over.
import { expect, test, type Page } from '@playwright/test';
import { go } from './kept-page.ts';

/** Opens a shipped setup and starts it: the first seat is a person or the named bot, the others are fast bots. */
export async function startGame(page: Page, bundle: string, first?: string): Promise<void> {
  await go(page, `./?bundle=bundles/${bundle}.json`);
  if (first !== undefined) await page.getByLabel('Who plays seat 1').selectOption({ label: first });
  // Enter in a field starts the game too.
  await page.getByLabel('Name of player 1').press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

/** Changes the rules of a shipped setup so that its games end sooner; all parts of a game still come up. Call it before the page is opened. */
export async function shorten(page: Page, bundle: string, rules: object): Promise<void> {
  await page.route(`**/bundles/${bundle}.json`, async (route) => {
    const whole = (await (await route.fetch()).json()) as { definition: { rules: object } };
    const definition = { ...whole.definition, rules: { ...whole.definition.rules, ...rules } };
    await route.fulfill({ json: { ...whole, definition } });
  });
}
/** Some ten rounds of Trains. */
export const SHORT_TRAINS = { tokens: { rails: 10, stations: 30 }, end: { emptyPiles: 4, rounds: 12 } };

/** The last day of Freight Train alone, the shortest one. */
export const LAST_DAY = {
  days: [{ split: 4, longest: [3, 2, 1], second: [1], yard: { cars: 1, chips: -1 }, callLocomotive: false }],
};

/** Makes everything random on the page, deals and bots, the same each time. Call it before the page is opened. */
export async function fixChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((start) => {
    let state = start;
    const next = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array.forEach((_, i) => (array[i] = next()));
      return array;
    };
    Math.random = () => next() / 2 ** 32;
  }, seed);
}

export async function goToMap(page: Page): Promise<void> {
  await page.keyboard.press('m');
  // By its attribute: a role by name is looked for in all elements of the page.
  await expect(page.locator('[role="application"]')).toBeFocused();
}
/** Begins at the first cell that can be chosen, where the map's keys begin. */
export async function chooseStart(page: Page): Promise<void> {
  await goToMap(page);
  await page.keyboard.press('Enter');
}

/**
 * Acts until the game is over. It acts only when a person is asked: the page then stays the same until that person acts,
 * however long bots take.
 */
export async function playToEnd(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  // Some hundred choices, each of them painted.
  test.slow();
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    const state = await page.waitForFunction(() => {
      if (document.querySelector('[data-testid="end"]')) return 'over';
      return document.querySelector('.prompt.mine') && 'asked';
    });
    if ((await state.jsonValue()) === 'over') return;
    await act(page);
  }
  throw new Error(`The game is not over after ${MOST_ACTS} acts.`);
}
const MOST_ACTS = 6000;

/** A game of bots takes as long as the machine needs; only the time limit of the whole test applies. */
export async function waitForEnd(page: Page): Promise<void> {
  await page.getByTestId('end').waitFor();
}

/** One action by mouse in a game of Trains. */
export async function actByMouse(page: Page): Promise<void> {
  // A single look at the page shows everything, instead of many queries.
  const next = await page.evaluate(() => {
    const centre = (element: Element | null | undefined): { x: number; y: number } | undefined => {
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = element?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
    };
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.prompt button:not(:disabled)')];
    const named = (...names: string[]): Element | undefined =>
      buttons.find(({ textContent }) => names.includes(textContent.trim()));
    const lit = (selector: string): Element | undefined => [...document.querySelectorAll(selector)].at(-1);
    const picks = document.querySelector('.dialog');
    if (picks) {
      const confirm = picks.querySelector('.button.primary:not(:disabled)');
      return centre(confirm ?? picks.querySelector('.card:not([aria-pressed="true"]), .powers button'));
    }
    return (
      centre(named('End turn anyway', 'Apply', 'Yes', 'Play all trains')) ??
      centre(document.querySelector('.board path[stroke="var(--rw-legal)"]')) ??
      centre(document.querySelector('.hand .card.lit')) ??
      centre(lit('.market .card.lit')) ??
      centre(document.querySelector('[data-testid="end-turn"]') ?? buttons[0])
    );
  });
  if (next) await page.mouse.click(next.x, next.y);
}

/** One action by keyboard alone: shortcuts lead to the parts of the table, Tab and Enter do the rest. */
export async function actByKeyboard(page: Page): Promise<void> {
  const asks = await page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has('.board path[stroke="var(--rw-legal)"]')) return 'map';
    if (has('.dialog')) return 'cards';
    if (has('.prompt .buttons button:not([data-testid])')) return 'answers';
    return has('[data-testid="end-turn"]') ? 'turn' : 'answers';
  });
  if (asks === 'map') {
    await goToMap(page);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    return;
  }
  if (asks === 'turn') {
    await page.keyboard.press('e');
    // Asks for confirmation only if something useful is left; otherwise the turn is over.
    if (!(await page.getByRole('button', { name: 'End turn anyway' }).isVisible())) return;
    await focusQuestion(page);
    const anyway = page.getByRole('button', { name: 'End turn anyway' });
    const isThere = (): Promise<boolean> => anyway.evaluate((button) => button === document.activeElement);
    for (let tabs = 0; tabs < 5 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
    await expect(anyway).toBeFocused();
  } else {
    await focusQuestion(page);
    if (asks === 'cards') await tabToNextPick(page);
  }
  await page.keyboard.press('Enter');
}
/** From the first card of a question about cards to what comes next: confirm if possible, otherwise pick another card. */
async function tabToNextPick(page: Page): Promise<void> {
  const picks = page.locator('.prompt .dialog');
  const confirm = picks.locator('.button.primary:not(:disabled)');
  const another = picks.locator('.card:not([aria-pressed="true"])').first();
  const next = (await confirm.count()) > 0 ? confirm : another;
  while (!(await next.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
}
async function focusQuestion(page: Page): Promise<void> {
  await page.keyboard.press('d');
  await expect(page.locator('.prompt button:not(:disabled)').first()).toBeFocused();
}

/**
 * Clicks any highlighted button, in the games whose questions are all buttons, for `most` acts or until the game is over, all in the page: to ask
 * it from outside for each choice takes longer than the game. Rearranging a yard takes long and is left out. Before each act, the elements
 * that `still` finds must be as high on the screen as at the beginning; they are known by their `data-place`.
 */
async function clickAnything({ most, still }: { most: number; still: string }): Promise<string> {
  const tops = (): [string | undefined, number][] =>
    [...document.querySelectorAll<HTMLElement>(still)].map((one) => [
      one.dataset['place'],
      one.getBoundingClientRect().top,
    ]);
  const before = new Map(tops());
  for (let acts = 0; acts < most;) {
    if (document.querySelector('[data-testid="end"]')) return 'over';
    if (document.querySelector('.prompt.mine')) {
      for (const [place, top] of tops())
        if (before.get(place) !== top) return `${place} moved from ${before.get(place)} to ${top}`;
      const lit = [...document.querySelectorAll<HTMLElement>('.board .lit, .prompt.mine .button')];
      const useful = lit.filter(({ dataset }) => dataset['choice'] !== 'rearrange');
      // Sometimes there is nothing else to do.
      const some = useful.length > 0 ? useful : lit;
      some[Math.floor(Math.random() * some.length)]?.click();
      acts++;
    }
    await new Promise(requestAnimationFrame);
  }
  return 'under way';
}
export async function actAnywhere(page: Page): Promise<void> {
  await page.evaluate(clickAnything, { most: 1, still: 'none' });
}
export async function clickToEnd(page: Page, still = 'none'): Promise<void> {
  test.slow();
  expect(await page.evaluate(clickAnything, { most: MOST_ACTS, still })).toBe('over');
}
