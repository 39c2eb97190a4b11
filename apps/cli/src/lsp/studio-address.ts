// Where the studio shows what stands in a file: one studio for each folder, started when it is first asked for.
import { relative } from 'node:path';
import type { StudioPage } from '@railwright/language/server';
import { startServer, type RunningServer } from '@railwright/server';
import { builtApps } from '../studio/built-apps.ts';

const running = new Map<string, Promise<RunningServer>>();

export async function studioAddress(folder: string, { path, card }: StudioPage): Promise<string> {
  const server = running.get(folder) ?? startServer({ folder, readOnly: false, apps: builtApps() });
  running.set(folder, server);
  // One that did not start may start when it is asked for again.
  server.catch(() => running.delete(folder));
  const { url } = await server;
  const file = relative(folder, path).replaceAll('\\', '/');
  const query = new URLSearchParams(card === undefined ? { file, play: '1' } : { file, card, panel: 'try' });
  return `${url.replace(/\/?$/, '/')}edit/?${query.toString()}`;
}
