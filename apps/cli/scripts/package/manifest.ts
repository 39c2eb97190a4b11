// The package.json and the start of the published package, made from those of the workspace.
import { HOME } from '../../src/addresses.ts';
import { EXTERNAL, ON_REQUEST } from './bundle.ts';

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: { readonly node: string };
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly oclif: Readonly<Record<string, unknown>>;
}

/**
 * Text of its package.json: bundled packages are no longer dependencies, and the command is the only script.
 * @param others package.json of our packages that bring dependencies of their own along
 */
export function publishedManifest(workspace: string, others: readonly string[]): string {
  const { version, description, license, engines, bin, dependencies, oclif } = JSON.parse(
    workspace,
  ) as Manifest;
  const versions: Manifest['dependencies'] = Object.fromEntries(
    [{ dependencies }, ...others.map((text) => JSON.parse(text) as Manifest)].flatMap((one) =>
      Object.entries(one.dependencies),
    ),
  );
  const manifest = {
    name: 'railwright',
    version,
    description,
    keywords: ['board game', 'deck building', 'hex map', 'trains', 'homebrew', 'validator', 'simulation'],
    license,
    homepage: `${HOME}#readme`,
    repository: { type: 'git', url: `git+${HOME}.git` },
    bugs: { url: `${HOME}/issues` },
    type: 'module',
    bin,
    // JavaScript: what the sources need for TypeScript is not asked for.
    engines: { node: swap(engines.node, '22.18', '22.17') },
    dependencies: Object.fromEntries(EXTERNAL.map((name) => [name, versions[name]])),
    peerDependencies: Object.fromEntries(ON_REQUEST.map((name) => [name, versions[name]])),
    peerDependenciesMeta: Object.fromEntries(ON_REQUEST.map((name) => [name, { optional: true }])),
    oclif,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Text of its bin/run.js: JavaScript, so an older Node does than for the sources. */
export function publishedStart(source: string): string {
  return [
    ["import { program } from './program.js';\n", ''],
    ['import(program())', "import('../lib/main.js')"],
    ['minor: 18 }', 'minor: 17 }'],
    ["' In its checkout, npx railwright uses the Node that is included.'", "''"],
  ].reduce((text, [from = '', to = '']) => swap(text, from, to), source);
}

function swap(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`There has to be one ${from} to replace.`);
  return text.replace(from, to);
}
