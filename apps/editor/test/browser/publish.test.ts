// A setup is published for other tables from the studio; the server writes the files.
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '@railwright/server';
import { BUILD, expect, test } from './studio.ts';

const SETUP = 'trains/setups/tokyo-beginners.yaml';

test('a setup is published for the tables that were chosen, and the page says where and what to do', async ({
  studio,
  page,
}) => {
  const asked: unknown[] = [];
  const summary = 'for a test';
  await studio.server.close();
  studio.server = await startServer({
    folder: studio.folder,
    port: 0,
    apps: [{ path: '/', dir: BUILD }],
    publishing: {
      folder: '/home/me/published',
      targets: [
        { name: 'tts', title: 'Tabletop Simulator', summary },
        { name: 'pcio', title: 'playingcards.io', summary },
        { name: 'moon', title: 'The Moon', summary },
      ],
      publish: async (request) => {
        asked.push(request);
        const { targets } = request as { targets: string[] };
        const written = targets.map((target) => ({
          title: target,
          folder: `/home/me/published/${target}`,
          amount: '1 file, 1 kB',
          next: [`Open ${target}.`],
        }));
        return Promise.resolve(targets.includes('moon') ? 'The Moon is too far away.' : written);
      },
    },
  });
  await page.goto(`${studio.server.url}edit/?file=${encodeURIComponent(SETUP)}`);
  await page.getByRole('button', { name: 'Share this game' }).click();
  const section = page.getByRole('region', { name: 'On other tables' });
  await expect(section).toContainText('/home/me/published');
  await expect(section.getByRole('button', { name: 'Publish' })).toBeDisabled();
  for (const table of ['Tabletop Simulator', 'playingcards.io'])
    await section.getByRole('checkbox', { name: table }).check();
  await section.getByLabel('Language').selectOption('Deutsch');
  await section.getByLabel('Web address').fill('https://me.example/pack/');
  await expect(section).toContainText(
    'npx railwright publish trains/tokyo-beginners --to tts --to pcio --language de --base https://me.example/pack/',
  );
  await section.getByRole('button', { name: 'Publish' }).click();
  await expect(section.getByRole('status')).toContainText('✔ pcio: 1 file, 1 kB, in /home/me/published/pcio');
  await expect(section.getByRole('status')).toContainText('Open tts.');
  const request = { setup: 'trains/tokyo-beginners', language: 'de', base: 'https://me.example/pack/' };
  expect(asked).toEqual([{ ...request, targets: ['tts', 'pcio'] }]);
  await section.getByRole('checkbox', { name: 'The Moon' }).check();
  await section.getByRole('button', { name: 'Publish' }).click();
  await expect(section.getByRole('alert')).toHaveText('The Moon is too far away.');
});

test('a pack that says where it is published has links there', async ({ studio, page }) => {
  await appendFile(join(studio.folder, 'trains/pack.yaml'), 'publishedAt: https://me.example/pack\n');
  await page.goto(`${studio.server.url}edit/?file=${encodeURIComponent(SETUP)}`);
  await page.getByRole('button', { name: 'Share this game' }).click();
  const link = page.getByLabel('Link to this game on the site');
  await expect(link).toHaveValue(/^https:\/\/me\.example\/pack\/site\/s\/[0-9a-f]{32}\/play\.html$/);
  await expect(page.getByRole('region', { name: 'On other tables' })).toContainText(
    '--base https://me.example/pack',
  );
});
