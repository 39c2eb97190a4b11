// TypeDoc reads every module that a package exports and names it as it is imported, such as `@railwright/playtest/node`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Converter } from 'typedoc';

/** @type {Map<string, string>} from each file that a package exports to the name it is imported by */
const names = new Map();
const folders = new Map(
  readdirSync('packages')
    .sort()
    .map((folder) => [`@railwright/${folder}`, join('packages', folder)]),
);
for (const name of folders.keys()) readPackage(name);

/**
 * After the packages it depends on: an export of several modules is described in the first of them.
 * @param {string} name
 */
function readPackage(name) {
  const folder = folders.get(name);
  if (folder === undefined) return;
  folders.delete(name);
  const { dependencies = {}, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const other of Object.keys(dependencies)) readPackage(other);
  for (const [path, target] of Object.entries(exports)) {
    const [start = '', end] = join(folder, target.default ?? target).split('*');
    const stars = end === undefined ? [''] : readdirSync(start).sort();
    for (const star of stars) {
      const source = start + star + (end ?? '');
      if (source.endsWith('.ts') && existsSync(source))
        names.set(source, name + path.slice(1).replace('*', star));
    }
  }
}

/** @param {import('typedoc').Application} app */
function nameModules(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? []) {
      const file = module.sources?.[0]?.fullFileName;
      module.name = (file && names.get(relative('.', file))) ?? module.name;
    }
  });
}

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  entryPoints: [...names.keys()],
  tsconfig: 'tsconfig.typedoc.json',
  plugin: [nameModules],
  name: 'Railwright',
  readme: 'none',
  // `tsc -b` checks types, each package with its own settings.
  skipErrorChecking: true,
  excludeExternals: true,
  excludePrivate: true,
  validation: { notExported: false, notDocumented: false, invalidLink: true },
};
