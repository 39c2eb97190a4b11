// Adds steps to the effect of a card by searching for them by words.
import type { Locator, Page } from '@playwright/test';
import { expect } from './studio.ts';

/** Adds the first step that the search finds at the end of a place, and waits until it is there and open. */
export async function addStep(page: Page, place: Locator, words: string): Promise<void> {
  const steps = place.locator('[data-step-button]');
  const add = place.getByRole('button', { name: 'Add a step' }).last();
  await expect(add).toBeVisible();
  const before = await steps.count();
  await add.click();
  await page.getByPlaceholder('What happens?').fill(words);
  await expect(page.locator('.op-item').first()).toHaveAttribute('data-selected', '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  // It opens when the dialog has returned the focus; until then, the fields belong to another step.
  await expect.poll(() => steps.count()).toBeGreaterThan(before);
}
