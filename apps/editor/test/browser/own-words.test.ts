// Words that a pack declares, in forms and on cards: its categories, and the regions of its maps.
import type { Page } from '@playwright/test';
import { expect, test } from './studio.ts';
import type { Studio } from './studio.ts';

const PACK = 'homebrew-isles/pack.yaml';

async function openForm(studio: Studio, page: Page, path: string): Promise<void> {
  await studio.go(`edit?file=${encodeURIComponent(path)}`);
  await expect(page.locator('[data-field]').first()).toBeVisible();
}

async function pick(page: Page, field: string, name: string): Promise<void> {
  const finder = page.locator(`[data-field="start\\a ${field}"]`).first().getByRole('combobox');
  await finder.click();
  await finder.pressSequentially(name);
  await page.getByRole('option', { name }).first().click();
}

test('a category of the pack is offered by its name, and the face of a card shows it; start positions are chosen among regions', async ({
  studio,
  page,
}) => {
  const pack = await studio.read(PACK);
  await studio.write(
    PACK,
    pack.replace('categories:\n', 'categories:\n  mail: { name: { en: Mail, fr: Courrier, de: Post } }\n'),
  );
  await studio.go('edit?file=homebrew-isles/cards/actions.yaml&card=sub-post-office');
  const mail = page
    .getByRole('group', { name: 'Categories' })
    .getByRole('button', { name: 'Mail', exact: true });
  await mail.click();
  await expect(mail).toHaveAttribute('aria-pressed', 'true');
  const face = page.getByRole('img', { name: /Sub-post Office/i }).first();
  await expect(face).toHaveAccessibleName(/Action Mail/);
  await studio.save();
  expect(await studio.read('homebrew-isles/cards/actions.yaml')).toContain('[action, mail]');

  await openForm(studio, page, 'homebrew-isles/setups/isles.yaml');
  await pick(page, 'regions', 'Lewis and Harris');
  await pick(page, 'outside', 'Islands');
  await studio.save();
  const saved = await studio.read('homebrew-isles/setups/isles.yaml');
  expect(saved).toMatch(/regions:\s*(\[\s*|- )lewis/);
  expect(saved).toMatch(/outside:\s*(\[\s*|- )islands/);
});
