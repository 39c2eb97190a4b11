// `npm run picture`: rewrites docs/playtest.png, the top of a panel's page about a shipped setup. The same version takes the same picture.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_ARGS, needChromium } from './lib/chromium.mjs';
import { takeNoArguments } from './lib/no-arguments.mjs';
import { run } from './lib/run.mjs';
import { ROOT } from './lib/workspace.mjs';
import { afterSetUp } from './setup.mjs';

const SIZE = '1500,950';
const ASK = ['ask', 'trains/osaka-beginners', '--players', '3', '--games', '2000', '--report'];

takeNoArguments(
  'Writes docs/playtest.png, the picture of a panel’s answers, and takes no arguments. It plays the panel’s games first.',
);

await afterSetUp(async ({ node, env }) => {
  const chromium = needChromium();
  if (!chromium) return 1;
  const folder = mkdtempSync(join(tmpdir(), 'railwright-picture-'));
  const page = join(folder, 'page.html');
  try {
    // Without the players that this machine has learned.
    const own = { ...env, RAILWRIGHT_CACHE: folder };
    const failed = await run(node, [join('apps', 'cli', 'bin', 'run.js'), ...ASK, page], own);
    const shot = `--screenshot=${join(ROOT, 'docs', 'playtest.png')}`;
    const look = ['--headless', ...CHROMIUM_ARGS, '--hide-scrollbars', `--window-size=${SIZE}`, shot];
    return failed || (await run(chromium, [...look, pathToFileURL(page).href], env));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
