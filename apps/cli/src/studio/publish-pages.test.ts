import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shippedFolder } from '../shipped.ts';
import { publishForPages } from './publish-pages.ts';

const REQUEST = { setup: 'freight-train/standard', targets: ['screentop'], language: 'fr' };

function inNewFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'railwright-pages-'));
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  onTestFinished(() => {
    cwd.mockRestore();
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test('publishes a setup of the folder like the command, and says why it cannot', async () => {
  const folder = inNewFolder();
  const publishing = publishForPages(shippedFolder('content'));
  expect(publishing.folder).toBe(join(folder, 'published'));
  expect(await publishing.publish(REQUEST)).toMatchObject([
    { title: 'Screentop.gg', folder: join(folder, 'published', 'screentop') },
  ]);
  expect(readdirSync(join(folder, 'published', 'screentop'))).toContain('freight-train-standard');
  expect(await publishing.publish({ ...REQUEST, setup: 'freight-train/standart' })).toContain('Did you mean');
  expect(await publishing.publish({ ...REQUEST, base: 'moon' })).toContain(
    'moon is not an address on the web.',
  );
});

test.each([
  undefined,
  7,
  {},
  { ...REQUEST, targets: ['moon'] },
  { ...REQUEST, language: 'xx' },
  { ...REQUEST, base: 7 },
])('refuses what is no request: %j', async (asked) => {
  expect(await publishForPages('content').publish(asked)).toBe('This is not a request for a publication.');
});
