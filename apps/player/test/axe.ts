// What axe finds on the current page, with the elements concerned.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What another theme may change. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** In the dark, only colours are looked at: everything else is the same as in the light. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Pages without frames need no second page for what was found in each.
  const { violations } = await (isDark ? axe.withRules(COLORS) : axe).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}
