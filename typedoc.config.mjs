// TypeDoc reads every module that a package exports and names it as it is imported, such as `@railwright/playtest/node`.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Converter } from 'typedoc';

/** @type {Map<string, string>} from each file that a package exports to the name it is imported by */
const names = new Map();
for (const file of globSync('packages/*/package.json')) {
  const { name, exports } = JSON.parse(readFileSync(file, 'utf8'));
  for (const [path, target] of Object.entries(exports)) {
    const source = join(dirname(file), target.default ?? target);
    for (const found of source.endsWith('.ts') ? globSync(source) : []) {
      const star = found.slice(source.indexOf('*')).split(/[\\/]/)[0] ?? '';
      names.set(found, name + path.slice(1).replace('*', star));
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
