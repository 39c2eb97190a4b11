// Chunks by what is loaded first: what pages and workers import when they begin lies in one chunk for each set of those that need it, since modules
// that are loaded together compress better in one file than in several. What is imported later is left to the bundler.
import type { Plugin } from 'vite';
import { importsOf, loadedWith, type Info } from './imports.ts';

/** A page or worker, or several that count as one, by the modules that begin it. */
const STARTS: Readonly<Record<string, RegExp>> = {
  all: /\/editor\/src\/(?:routes\/\+layout\.svelte|hooks(?:\.client)?\.ts)$/,
  home: /\/editor\/src\/routes\/\+page\.svelte$/,
  edit: /\/editor\/src\/routes\/edit\/\+page\.svelte$/,
  other: /\/editor\/src\/routes\/(?!edit\/)[\w-]+\/\+page\.svelte$/,
  untouched: /\/editor\/src\/lib\/core\/checks\/workspace-worker\.ts$/,
  checks: /\/editor\/src\/lib\/core\/checks\/answers\.ts$/,
  games: /\/editor\/src\/lib\/playtest\/work\/[\w-]+-worker\.ts$/,
};
/** Several pages, or several workers, of which each needs a part. */
const APART = /^(?:other|games|other-games|other-later)$/;
const WORKERS = ['untouched', 'checks', 'games'];
/** Entries, and what SvelteKit finds by its chunks. */
const ENTRIES = /\/(?:@sveltejs\/kit|devalue)\/|\/\.svelte-kit\/|-worker\.ts$|\?chunk$|^\0/;
const SVELTE = /\/node_modules\/(?:svelte|esm-env|clsx)\//;

export function firstChunks(): Plugin {
  let names: ReadonlyMap<string, string> = new Map();
  const name = (id: string): string | null => names.get(id) ?? null;
  return {
    name: 'first-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // A chunk with the parts of packages that nobody imports would take everything along.
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups: [{ name, includeDependenciesRecursively: false }] } },
            },
          },
        },
      },
    }),
    buildEnd() {
      names = chunkNames([...this.getModuleIds()], (id) => this.getModuleInfo(id));
    },
  };
}

/** The chunk of each module that is loaded first: those that need it, as `home-edit`. */
export function chunkNames(
  ids: readonly string[],
  infoOf: (id: string) => Info | null,
): ReadonlyMap<string, string> {
  const imports = importsOf(infoOf);
  const names = new Map<string, string>();
  for (const [start, begins] of Object.entries(STARTS)) {
    const begun = ids.filter((id) => begins.test(id));
    for (const id of loadedWith(begun, imports))
      if (!ENTRIES.test(id))
        names.set(id, SVELTE.test(id) ? 'svelte' : [names.get(id), start].filter(Boolean).join('-'));
  }
  // A worker that imports such a module later must not get what is for pages alone with it.
  const works = ids.filter((id) => WORKERS.some((start) => STARTS[start]?.test(id)));
  for (const id of loadedWith(works, imports, true)) {
    const name = names.get(id);
    if (name && !WORKERS.some((start) => name.split('-').includes(start))) names.set(id, `${name}-later`);
  }
  return new Map([...names].filter(([, name]) => !APART.test(name)));
}
