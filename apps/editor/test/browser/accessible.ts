// Requirements for every page: no violations found by axe, and no wider than the window.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './studio.ts';

const SCANS = [
  { colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
  { colorScheme: 'light', rules: undefined },
] as const;

/** Looks at the page in both themes. In the dark, only at colours: everything else is the same as in the light. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const { colorScheme, rules } of SCANS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Else it would see colours between the two.
    await page.evaluate(() => {
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
      return Promise.allSettled(changes.map(({ finished }) => finished));
    });
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    // Pages without frames need no second page for what was found in each.
    const { violations } = await (rules ? axe.withRules([...rules]) : axe).setLegacyMode().analyze();
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
