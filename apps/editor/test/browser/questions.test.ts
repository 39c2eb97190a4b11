// The questions of a setup are written in its form: added, changed, ordered and removed without YAML.
import { expectAccessible } from './accessible.ts';
import { expect, test } from './studio.ts';

const SETUP = 'homebrew-fenland/setups/fenland-duel.yaml';

test('a question with options is added to a setup, put first and taken back', async ({ studio, page }) => {
  const before = await studio.read(SETUP);
  await studio.go(`edit?file=${encodeURIComponent(SETUP)}`);
  const section = page.getByRole('region', { name: 'Questions' });
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await section.getByRole('button', { name: 'Add another' }).click();
  await expect(page.getByTestId('problems')).toContainText('There is already a question “fun”.');
  await section.getByRole('textbox', { name: 'fun: Id' }).last().fill('luck');
  await page.keyboard.press('Tab');
  await section.getByRole('textbox', { name: 'luck: Text, English' }).fill('Too much <b>luck</b>?');
  await section.getByRole('combobox', { name: 'luck: Kind' }).selectOption('choice');
  await expect(page.getByTestId('problems')).toContainText('A choice needs');
  await section.getByRole('button', { name: 'Add luck: Options' }).click();
  for (const option of ['low', 'high']) {
    await section.getByRole('combobox', { name: 'Add to luck: Options' }).fill(option);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const label = `luck: Options: ${option === 'low' ? 'Low' : 'High'}, English`;
    await section.getByRole('textbox', { name: label }).fill(`It was ${option}`);
  }
  await studio.noProblems();
  await expectAccessible(page, 'the questions of a setup', '[data-field=questions]');
  for (let at = 4; at > 0; at--) await section.getByRole('button', { name: 'Move luck up' }).click();
  await expect(section.getByRole('listitem').first()).toContainText('luck');
  await studio.save();
  const saved = await studio.read(SETUP);
  expect(saved).toMatch(/questions:\n\s+- (?:\{ )?id: luck/);
  expect(saved).toContain('It was high');
  // Everything else is as it was written, comments included.
  for (const line of before.split('\n')) expect(saved).toContain(line.trim());

  await section.getByRole('button', { name: 'Remove luck', exact: true }).click();
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(section.getByRole('listitem')).toHaveCount(5);
});
