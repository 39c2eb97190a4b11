// Renders components to markup with Vite and Svelte's server, as a prerendering app does.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Component } from 'svelte';
import type * as Server from 'svelte/server';
import { createServer } from 'vite';
import type * as Board from '../src/index.ts';

export interface Renderer {
  readonly render: (name: keyof typeof Board, props: Record<string, unknown>) => string;
  readonly close: () => Promise<void>;
}

export async function componentRenderer(): Promise<Renderer> {
  const server = await createServer({
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  const { render } = (await server.ssrLoadModule('svelte/server')) as typeof Server;
  const board = await server.ssrLoadModule('/src/index.ts');
  return {
    render: (name, props) => render(board[name] as Component<Record<string, unknown>>, { props }).body,
    close: () => server.close(),
  };
}
