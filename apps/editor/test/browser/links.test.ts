// Ferries, one-way edges, routes and bonuses are drawn and edited, and go with their cells.
import { expect, test } from './studio.ts';

const PATH = 'homebrew-fenland/maps/fenland.yaml';

test('a ferry, a route and a bonus are drawn, numbered, named, moved with their cells and removed', async ({
  studio,
  page,
}) => {
  const before = await studio.read(PATH);
  await studio.open(PATH);
  await studio.tool('Links and routes');
  await studio.drag('A1', 'A2');
  await expect(page.getByTestId('announcer')).toHaveText(
    'A1 and A2 touch, so rails connect them without a ferry.',
  );
  await studio.drag('A1', 'A4');
  await page.getByRole('spinbutton', { name: 'Cost of A1 – A4' }).fill('3');
  await page.getByRole('textbox', { name: 'Name of A1 – A4' }).fill('Wash Ferry');
  await page.getByRole('radio', { name: 'Route' }).click();
  await studio.drag('A1', 'D2');
  await page.getByRole('combobox', { name: 'For whom A1 – D2 counts' }).selectOption('for all');
  await page.getByRole('radio', { name: 'Bonus' }).click();
  await studio.click('D3');
  await page.getByRole('spinbutton', { name: 'Coins of D3' }).fill('2');
  await page.getByRole('spinbutton', { name: 'Points of D3' }).fill('');
  await page.keyboard.press('Tab');
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await studio.noProblems();
  await studio.panel('Links');
  await studio.save();
  const drawn = await studio.read(PATH);
  expect(drawn.startsWith(before.trimEnd())).toBe(true);
  expect(drawn).toContain('- { between: [A1, A4], cost: 3, kind: ferry, name: Wash Ferry }');
  expect(drawn).toContain('- { from: A1, to: D2, points: 5, for: all }');
  expect(drawn).toContain('- { at: D3, coins: 2 }');

  await page.getByRole('button', { name: 'Remove the bonus D3' }).click();
  await studio.tool('Eraser');
  await studio.click('A4');
  await studio.save();
  const erased = await studio.read(PATH);
  expect(erased).not.toContain('links:');
  expect(erased).not.toContain('bonuses:');
  expect(erased).toContain('- { from: A1, to: D2, points: 5, for: all }');
});
