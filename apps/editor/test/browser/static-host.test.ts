// The build on a plain static host that knows nothing about the studio: files by name, a folder's index.html, and nothing
// else. Both at the root and in a folder of the host.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { BUILD, expect, test } from './studio.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

async function serve(prefix: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const name = decodeURIComponent(pathname);
      if (!name.startsWith(prefix)) return response.writeHead(404).end('Not found');
      let file = join(BUILD, name.slice(prefix.length));
      const found = await stat(file).catch(() => undefined);
      if (found?.isDirectory() && !name.endsWith('/'))
        return response
          .writeHead(301, { Location: `${name}/${new URL(request.url ?? '', 'http://x').search}` })
          .end();
      if (found?.isDirectory()) file = join(file, 'index.html');
      if (!(await stat(file).catch(() => undefined))?.isFile())
        return response.writeHead(404).end('Not found');
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
      return createReadStream(file).pipe(response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}` };
}

for (const prefix of ['/', '/tools/studio/']) {
  test(`a plain static host serves the studio at ${prefix}: draw, reload, print`, async ({
    studio,
    page,
  }) => {
    const { server, url } = await serve(prefix);
    try {
      await page.goto(url);
      await page.getByRole('button', { name: 'Start with the shipped packs' }).click();
      // With the pictures that their cards and maps name.
      await expect(page.getByText('no problems').nth(1)).toBeVisible();
      await expect(page.getByText(/warnings?$/)).toBeHidden();
      await page.getByRole('link', { name: /Tokyo/ }).first().click();
      await studio.paintWith('River');
      await studio.click('B4');
      await studio.save('browser');
      // The address of an editor can be reloaded and shared.
      await page.reload();
      await expect(page.getByTestId('canvas')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Tokyo' })).toBeVisible();
      await page.getByRole('link', { name: 'All packs', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Trains', exact: true })).toBeVisible();
      await page.goto(`${url}print/?file=trains%2Fmaps%2Ftokyo.yaml`);
      await expect(page.getByRole('img', { name: /^Tokyo/ }).first()).toBeVisible();
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
