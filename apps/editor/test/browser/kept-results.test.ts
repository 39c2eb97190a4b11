// Results of playtests are kept in the browser.
import { openPanel, run } from './playtest-panel.ts';
import { expect, test } from './studio.ts';

test('the last result of a setup outlives a reload, names what has changed since, and is dropped if damaged', async ({
  studio,
  page,
}) => {
  const panel = await openPanel(studio, 'trains/maps/tokyo.yaml', 'heuristic');
  await panel.getByLabel('Seats').selectOption('2');
  await run(panel, 12);
  const head = panel.getByTestId('result-head');
  // The parts of the page follow the last games one after another.
  await expect(panel.getByRole('region', { name: 'In words' })).toContainText('of 12 games');
  await page.waitForTimeout(500);
  const wins = await panel.getByTestId('wins-of-seat-0').innerText();
  await page.reload();
  await expect(head).toContainText('heuristic in every seat', { timeout: 60_000 });
  await expect(head).toContainText('12 games · 2 seats · just now');
  await expect(panel.getByTestId('wins-of-seat-0')).toHaveText(wins);
  await expect(panel.getByLabel('Seats')).toHaveValue('2');
  // Its games still open.
  const [game] = await Promise.all([
    page.context().waitForEvent('page'),
    panel.getByRole('button', { name: /the longest$/ }).click(),
  ]);
  await game.close();
  await studio.paintWith('Field');
  await studio.click('E1');
  await expect(panel.getByTestId('stale')).toContainText('Since then you changed the map.');
  await page.keyboard.press('Control+z');

  // The findings of other players are kept as well.
  await panel.getByLabel('Who plays').selectOption('panel');
  await expect(head).toBeHidden();
  await panel.getByLabel('Who plays').selectOption('heuristic');
  await expect(head).toBeVisible();

  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('railwright-results');
        opening.onsuccess = () => {
          const done = opening.result.transaction('results', 'readwrite');
          const cursor = done.objectStore('results').openCursor();
          cursor.onsuccess = () => {
            const at = cursor.result;
            if (!at) return;
            const kept = at.value as { text: string };
            at.update({ ...kept, text: kept.text.replace(/\d/, '9') });
            at.continue();
          };
          done.oncomplete = resolve;
        };
      }),
  );
  await page.reload();
  await expect(panel).toContainText('A result that this browser kept was damaged, and has been removed.', {
    timeout: 60_000,
  });
  await expect(head).toBeHidden();
  await page.reload();
  await expect(panel.getByLabel('Who plays')).toBeVisible({ timeout: 60_000 });
  await expect(panel).not.toContainText('damaged');
});
