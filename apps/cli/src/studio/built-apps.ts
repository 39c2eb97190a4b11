// The served pages: the studio and the player.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@railwright/server';
import { misuse } from '../failure.ts';
import { builtApp } from '../shipped.ts';

export function builtApps(): App[] {
  const studio = builtApp('studio', '/');
  if (!existsSync(join(studio.dir, 'index.html')))
    throw misuse('The studio is not built yet.', 'Build it first: npm run build -w apps/editor');
  // The player is served as soon as it is there: npm start builds it while the studio runs.
  return [studio, builtApp('player', '/play')];
}
