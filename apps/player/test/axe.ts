// Findings of axe on the current page, with the elements concerned.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Results that another theme may change. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** In the dark, only colours are looked at: everything else is the same as in the light. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  // Its script takes longer to read than most pages to look at: once a page is enough.
  const isReady = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isReady && { axeSource: ';' }) });
  axe.options({ resultTypes: ['violations'] });
  // Pages without frames need no second page for what was found in each.
  const { violations } = await (isDark ? axe.withRules(COLORS) : axe).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}

/** Looks at a page whose theme is that of the system, in light and dark. */
export async function expectNoBarriersInAnyTheme(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    // Else it would see colours between the two.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectNoBarriers(page);
  }
}
