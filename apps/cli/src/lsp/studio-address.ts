// The address at which the studio shows a file: one studio per folder, started on first use.
import { relative } from 'node:path';
import type { StudioPage } from '@railwright/language';
import { startServer, type RunningServer } from '@railwright/server';
import { builtApps } from '../studio/built-apps.ts';

const running = new Map<string, Promise<RunningServer>>();

export async function studioAddress(folder: string, { path, card }: StudioPage): Promise<string> {
  const server = running.get(folder) ?? startServer({ folder, readOnly: false, apps: builtApps() });
  running.set(folder, server);
  // After a failed start, the next request tries again.
  server.catch(() => running.delete(folder));
  const { url } = await server;
  const file = relative(folder, path).replaceAll('\\', '/');
  const query = new URLSearchParams(card === undefined ? { file, play: '1' } : { file, card, panel: 'try' });
  return `${url.replace(/\/?$/, '/')}edit/?${query.toString()}`;
}
