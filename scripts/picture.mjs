// `npm run picture [-- --minutes 2]`: writes docs/playtest.png anew, the top of a panel's page about a shipped setup that two players have
// learned for so long.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CHROMIUM_ARGS, needChromium } from './lib/chromium.mjs';
import { run } from './lib/run.mjs';
import { ROOT } from './lib/workspace.mjs';
import { afterSetUp } from './setup.mjs';

const SIZE = '1500,950';

await afterSetUp(async ({ node, env }) => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '2' } } });
  const chromium = needChromium();
  if (!chromium) return 1;
  const folder = mkdtempSync(join(tmpdir(), 'railwright-picture-'));
  const page = join(folder, 'page.html');
  const ask = [join('apps', 'cli', 'bin', 'run.js'), 'simulate', 'trains/tokyo-beginners', '--players', '2'];
  try {
    // The players of this picture are its own, whatever the machine has.
    const failed = await run(node, [...ask, '--learn', values.minutes, '--report', page], {
      ...env,
      RAILWRIGHT_CACHE: folder,
    });
    const shot = `--screenshot=${join(ROOT, 'docs', 'playtest.png')}`;
    const look = ['--headless', ...CHROMIUM_ARGS, '--hide-scrollbars', `--window-size=${SIZE}`, shot];
    return failed || (await run(chromium, [...look, pathToFileURL(page).href], env));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
