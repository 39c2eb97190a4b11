// Tokens of a pack's own are put on a map, counted on their cell and taken away; a pack without any says how to declare them.
import { expect, test } from './studio.ts';

const PATH = 'homebrew-isles/maps/isles.yaml';

test('tokens are put on cells, counted there and taken away; a pack without any says how to declare them', async ({
  studio,
  page,
}) => {
  const before = await studio.read(PATH);
  await studio.open(PATH);
  await studio.tool('Tokens');
  await page.getByRole('radio', { name: /Whisky/ }).click();
  await page.getByLabel('How many on a cell').fill('2');
  await page.keyboard.press('Tab');
  await studio.click('I5');
  const here = page.getByRole('spinbutton', { name: 'Mail on I5' });
  await here.fill('3');
  await page.keyboard.press('Tab');
  await studio.save();
  const after = await studio.read(PATH);
  expect(after).toBe(
    `${before}  - { at: I5, kind: whisky, count: 2 }\n  - { at: I5, kind: mail, count: 3 }\n`,
  );
  await here.fill('9');
  await page.keyboard.press('Tab');
  await expect(page.getByText('At most 3 can lie on a cell.').first()).toBeVisible();
  await expect(here).toHaveValue('3');
  await studio.click('I5');
  await here.fill('0');
  await page.keyboard.press('Tab');
  await studio.save();
  expect(await studio.read(PATH)).toBe(before);

  await studio.go('edit?file=homebrew-fenland%2Fmaps%2Ffenland.yaml');
  await studio.tool('Tokens');
  await expect(page.getByText('declare them in its pack.yaml')).toBeVisible();
});
