// Requirements for every page: no violations found by axe, and no wider than the window.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './studio.ts';

/** Results that another theme may change. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at the page in both themes, first in the one it is in. In the dark, only at colours: everything else is the same as in the light.
 * With `part`, a selector, looks at that alone: the rest was looked at before, or lies under a dialog.
 */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  if (part !== undefined) await page.locator(part).first().waitFor({ state: 'attached' });
  const [isDark, isThere] = await page.evaluate(() => [
    document.documentElement.dataset['theme'] === 'dark',
    'axe' in globalThis,
  ]);
  // Its script takes longer to read than most pages to look at: once a page is enough.
  let isReady = isThere;
  for (const colorScheme of isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const axe = new AxeBuilder({ page, ...(isReady && { axeSource: ';' }) });
    axe.options({ resultTypes: ['violations'] });
    if (part !== undefined) axe.include(part);
    isReady = true;
    // Pages without frames need no second page for what was found in each.
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(COLORS) : axe)
      .setLegacyMode()
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`),
      `${where}, ${colorScheme}`,
    ).toEqual([]);
  }
}

/** Neither the page nor any part of it scrolls sideways, except tables, previews and texts, which scroll themselves. */
export async function expectNoSideways(page: Page, where: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')]
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth + 1 &&
                element.clientWidth > 0 &&
                (element === document.documentElement ||
                  ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)) &&
                !element.matches('.scroll, .cm-scroller'),
            )
            .map((element) => `${element.tagName}.${element.className}`),
        ),
      where,
    )
    .toEqual([]);
}
