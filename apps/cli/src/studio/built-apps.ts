// The served pages: the studio and, if it is built, the player.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@railwright/server';
import { misuse } from '../failure.ts';
import { shippedFolder } from '../shipped.ts';

export function builtApps(): App[] {
  const editor = shippedFolder('studio');
  if (!existsSync(join(editor, 'index.html')))
    throw misuse('The studio is not built yet.', 'Build it first: npm run build -w apps/editor');
  const player = shippedFolder('player');
  return [
    { path: '/', dir: editor },
    ...(existsSync(join(player, 'index.html')) ? [{ path: '/play', dir: player }] : []),
  ];
}
