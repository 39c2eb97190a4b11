// The served pages: the studio and the player.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@railwright/server';
import { misuse } from '../failure.ts';
import { playerApp, shippedFolder } from '../shipped.ts';

export function builtApps(): App[] {
  const editor = shippedFolder('studio');
  if (!existsSync(join(editor, 'index.html')))
    throw misuse('The studio is not built yet.', 'Build it first: npm run build -w apps/editor');
  return [
    { path: '/', dir: editor },
    // Served as soon as it is there: npm start builds it while the studio runs.
    playerApp('/play'),
  ];
}
