// The panels next to a map: facts, ways between places, and what breaks a symmetry.
import { expect, test } from './studio.ts';

const PATH = 'trains/maps/split.yaml';
const SPLIT = `\
format: 1
id: split
name: Split
orientation: pointy
terrain: |
  C F S C F
   F S F C S
  F S S S F
places:
  - { at: A1, city: 2, name: Alpha }
  - { at: A4, city: 1, name: Beta }
  - { at: B4, city: 3, name: Gamma }
barriers:
  - [B1, C1]
`;

test('facts count, find what is cut off and the ways between places, and follow the drawing; so do cells that break a symmetry', async ({
  studio,
  page,
}) => {
  await studio.write(PATH, SPLIT);
  await studio.open(PATH);
  await page.getByRole('tab', { name: 'Facts' }).click();
  const panel = page.getByRole('tabpanel');
  const number = (name: string) =>
    panel
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('definition');
  await expect(number('Cells')).toHaveText('15');
  await expect(number('Cities')).toHaveText('3');
  await expect(number('Room for stations')).toHaveText('6');
  await expect(number('Barriers')).toHaveText('1');
  await expect(number('Legal starts')).toHaveText('9');
  const parted = panel.getByRole('heading', { name: 'Cut off from the rest' });
  await expect(parted).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Dead ends that no one can enter' })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^Beta/ })).toHaveText(/Beta\s*–\s*no route/);
  await panel.getByRole('combobox', { name: 'Routes from' }).selectOption('Beta (A4)');
  await expect(panel.getByRole('row', { name: /^Gamma/ })).toHaveText(/Gamma\s*1\s*1/);
  await panel.getByRole('button', { name: 'C1', exact: true }).click();
  await expect(page.getByRole('contentinfo')).toContainText('C1: Field');

  await studio.paintWith('Field');
  await studio.click('A3');
  await expect(parted).toBeHidden();
  await expect(number('Legal starts')).toHaveText('10');
  await expect(panel.getByRole('row', { name: /^Alpha/ })).toHaveText(/Alpha\s*3\s*1/);
  await page.getByRole('button', { name: 'Undo: Paint' }).click();
  await expect(parted).toBeVisible();

  await studio.write(
    'trains/maps/odd.yaml',
    'format: 1\nid: odd\nname: Split\norientation: pointy\nterrain: |\n  F F F\n   F F\n  F F R\n',
  );
  await studio.open('trains/maps/odd.yaml');
  await studio.panel('Symmetry');
  await panel.getByRole('combobox', { name: 'Check against' }).selectOption('Rotate: 2 copies');
  await expect(panel.getByRole('heading', { name: '1 pair differs' })).toBeVisible();
  const pair = panel.getByRole('button', { name: /^(A1 and C3|C3 and A1)$/ });
  await pair.click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/^(A1|C3): /);
  await studio.paintWith('River');
  await studio.click('A1');
  await expect(panel.getByRole('heading', { name: 'The map has this symmetry.' })).toBeVisible();
  // The list follows the symmetry used for painting.
  await page.getByRole('combobox', { name: 'Symmetry', exact: true }).selectOption('Mirror left and right');
  await expect(panel.getByRole('heading', { name: '2 pairs differ' })).toBeVisible();
});
