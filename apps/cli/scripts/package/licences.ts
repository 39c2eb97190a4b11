// The licences of the bundled packages. Most require their text in every copy.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packages that the pages contain without naming them. */
const IN_PAGES = ['svelte', '@sveltejs/kit'];

/**
 * One text with the licence of each package that a bundled module is from, and of each that the apps name.
 * @param modules files that were bundled
 * @param apps workspaces whose build is included
 */
export function licencesOf(root: string, modules: readonly string[], apps: readonly string[]): string {
  const folders = new Set<string>();
  for (const module of modules) {
    const folder = packageFolder(module);
    if (folder !== undefined) folders.add(folder);
  }
  for (const name of IN_PAGES) addInstalled(name, root, folders);
  for (const app of apps)
    for (const name of Object.keys(manifestOf(join(root, app)).dependencies ?? {}))
      addInstalled(name, join(root, app), folders);
  return together([...folders].map((folder) => ({ title: titleOf(folder), text: textOf(folder) })));
}

/** Whose work it is, by itself: the text around it is the same in hundreds of packages. */
const NOTICE = /^[ \t]*Copyright (?:\([cC]\)|©|\d|\[|[A-Z]).*$/gm;
/** The name of a licence, which differs though the licence does not. */
const NAME = /^\W*(?:the )?mit license\W+(?:mit\W+)?/i;

/** Each licence once, below the names and the notices of all that are under it. */
export function together(packages: readonly { readonly title: string; readonly text: string }[]): string {
  const byText = Map.groupBy(
    packages.toSorted((a, b) => (a.title < b.title ? -1 : 1)),
    ({ text }) => text.replaceAll(NOTICE, '').replace(NAME, '').replaceAll(/\s+/g, ' ').trim(),
  );
  return [...byText.values()]
    .map((group) => {
      const named = new Map(group.map(({ title, text }) => [title, noticesIn(text)]));
      const heads = [...named].map(([title, notices]) => [title, ...notices].join('\n  '));
      const text =
        group[0]?.text
          .replaceAll(NOTICE, '')
          .replaceAll(/\n{3,}/g, '\n\n')
          .trim() ?? '';
      return `${heads.join('\n')}\n\n${text}`;
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}

function noticesIn(text: string): string[] {
  return [...text.matchAll(NOTICE)].map(([line]) => line.trim());
}

/** The folder of a package in node_modules; undefined for our own code and what the bundler makes. */
function packageFolder(module: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module.replace(/[?\0].*/, ''))?.[0];
}

/** A package and all it depends on, each found as Node finds it. Our own workspaces lead to what they depend on. */
function addInstalled(name: string, from: string, folders: Set<string>): void {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) {
      const own = name.startsWith('@railwright/');
      if (!own && folders.has(folder)) return;
      if (!own) folders.add(folder);
      for (const other of Object.keys(manifestOf(folder).dependencies ?? {}))
        addInstalled(other, folder, folders);
      return;
    }
    if (dirname(at) === at) return;
  }
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function titleOf(folder: string): string {
  const { name, version, license } = manifestOf(folder);
  return `${name} ${version} (${license ?? 'see below'})`;
}

function textOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name));
  return file === undefined
    ? 'The package carries no text of its licence.'
    : readFileSync(join(folder, file), 'utf8').trim();
}
