// Where the studio shows a file: one studio for each folder, started when it is first asked for.
import { relative } from 'node:path';
import { startServer, type RunningServer } from '@railwright/server';
import { builtApps } from '../studio/built-apps.ts';

const running = new Map<string, Promise<RunningServer>>();

export async function studioAddress(folder: string, path: string): Promise<string> {
  const server = running.get(folder) ?? startServer({ folder, readOnly: false, apps: builtApps() });
  running.set(folder, server);
  const { url } = await server;
  const file = relative(folder, path).replaceAll('\\', '/');
  return `${url.replace(/\/?$/, '/')}edit/?file=${encodeURIComponent(file)}`;
}
