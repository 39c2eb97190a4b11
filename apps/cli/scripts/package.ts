// `npm run package -w apps/cli [-- --keep-apps]`: makes the package that is published in `dist/`: the commands as a few
// files of JavaScript with everything they import inside, the shipped packs, the schemas, and the built pages. Then
// `npm pack ./apps/cli/dist` makes the tarball. With --keep-apps pages that are built already are taken as they are.
import {
  globSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FORMAT } from '@railwright/content';
import { publishedSchemas } from '@railwright/content/schemas';
import { staleApps } from '../../../scripts/lib/apps.mjs';
import { npmCommand, run } from '../../../scripts/lib/run.mjs';
import { bundle } from './package/bundle.ts';
import { folderSize } from './package/folder-size.ts';
import { licencesOf } from './package/licences.ts';
import { publishedManifest, publishedStart } from './package/manifest.ts';

const CLI = join(import.meta.dirname, '..');
const ROOT = join(CLI, '..', '..');
const TARGET = join(CLI, 'dist');

const COPIES = [
  ['content', 'content'],
  ['schemas', 'schemas'],
  ['apps/cli/templates', 'templates'],
  ['packages/content/templates', 'packs'],
  ['apps/cli/fonts', 'fonts'],
  ['apps/editor/build', 'studio'],
  ['apps/player/build', 'player'],
  ['LICENSE', 'LICENSE'],
  ['action.yml', 'action.yml'],
  ['action', 'action'],
] as const;

for (const app of staleApps()) {
  if (process.argv.includes('--keep-apps') && existsSync(join(ROOT, app, 'build', 'index.html'))) continue;
  console.log(`Building ${app} …`);
  const npm = npmCommand();
  const code = await run(npm.program, [...npm.args, 'run', 'build', '--silent', '-w', app]);
  if (code !== 0) process.exit(code);
}

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(join(TARGET, 'bin'), { recursive: true });
const modules = await bundle(CLI, join(TARGET, 'lib'));
for (const [from, to] of COPIES) cpSync(join(ROOT, from), join(TARGET, to), { recursive: true });
// The tests of shipped packs are never run.
for (const pack of readdirSync(join(TARGET, 'content')))
  rmSync(join(TARGET, 'content', pack, 'tests'), { recursive: true, force: true });
for (const name of globSync('content/*/playtests/*.json', { cwd: TARGET })) squeeze(join(TARGET, name));
for (const name of readdirSync(join(TARGET, 'schemas'), { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.json')) squeeze(join(TARGET, 'schemas', name));
mkdirSync(join(TARGET, 'schemas', `v${FORMAT}`));
for (const { file, schema } of publishedSchemas()) moveToFormat(file, schema['$schema']);
// Learned players are with their packs, where the local server finds them.
for (const app of ['studio', 'player'])
  for (const name of readdirSync(join(TARGET, app, 'bundles')))
    if (name.endsWith('.player')) rmSync(join(TARGET, app, 'bundles', name));
for (const folder of ['studio', 'player'])
  for (const name of readdirSync(join(TARGET, folder), { recursive: true, encoding: 'utf8' }))
    if (/\.(css|js|json)$|^one-file\.html$/.test(name)) compress(join(TARGET, folder, name));
cpSync(join(CLI, 'package-readme.md'), join(TARGET, 'README.md'));
cpSync(join(CLI, 'CHANGELOG.md'), join(TARGET, 'CHANGELOG.md'));
const source = readFileSync(join(CLI, 'bin', 'run.js'), 'utf8');
writeFileSync(join(TARGET, 'bin', 'run.js'), publishedStart(source), { mode: 0o755 });
writeFileSync(
  join(TARGET, 'package.json'),
  publishedManifest(readFileSync(join(CLI, 'package.json'), 'utf8'), [
    readFileSync(join(ROOT, 'packages', 'queue', 'package.json'), 'utf8'),
  ]),
);
writeFileSync(
  join(TARGET, 'LICENSES-OF-OTHERS.txt'),
  licencesOf(ROOT, modules, ['apps/editor', 'apps/player']),
);

/**
 * Only programs read schemas and results of an installed package: half of their text is white space, and a fifth of the schemas are
 * annotations for ours.
 */
function squeeze(file: string): void {
  const data = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  writeFileSync(
    file,
    JSON.stringify(data, (key, value: unknown) => (key === '$comment' ? undefined : value)),
  );
}

/** The local server unpacks it. */
function compress(file: string): void {
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  rmSync(file);
}

/** Files that name the schema of their format keep it when a later format comes; elsewhere the schema only refers to it. */
function moveToFormat(name: string, $schema: unknown): void {
  const ofFormat = `v${FORMAT}/${name}`;
  renameSync(join(TARGET, 'schemas', name), join(TARGET, 'schemas', ofFormat));
  writeFileSync(join(TARGET, 'schemas', name), JSON.stringify({ $schema, $ref: ofFormat }));
}

const folders = ['lib', ...COPIES.map(([, to]) => to)].map(
  (name) => [name, folderSize(join(TARGET, name))] as const,
);
for (const [name, bytes] of folders)
  console.log(`${name.padEnd(10)}${(bytes / 1024).toFixed(0).padStart(7)} kB`);
console.log(`${'all'.padEnd(10)}${(folderSize(TARGET) / 1024).toFixed(0).padStart(7)} kB in apps/cli/dist`);
