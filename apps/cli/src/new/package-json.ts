// The package.json of a new repository. An existing one keeps its content and gets what it lacks.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { misuse } from '../failure.ts';
import { PACKAGE_ROOT, packageVersion } from '../shipped.ts';

type Manifest = Readonly<Record<string, unknown>>;
const NPM_INIT_TEST = 'echo "Error: no test specified" && exit 1';

/**
 * The text of the file.
 * @param existing text of the existing file
 * @throws Failure if that is not JSON
 */
export function packageJson(id: string, spec: string, existing?: string): string {
  const old = existing === undefined ? {} : parse(existing);
  const { scripts, dependencies, devDependencies } = old;
  const { test, ...otherScripts } = asRecord(scripts);
  const has = [dependencies, devDependencies].some((list) => Object.hasOwn(asRecord(list), 'railwright'));
  const manifest = {
    name: id,
    version: '0.1.0',
    private: true,
    ...old,
    scripts: {
      validate: 'railwright validate',
      test: 'railwright validate && railwright test',
      simulate: `railwright simulate ${id}/${id}`,
      studio: 'railwright studio',
      hooks: 'railwright hooks',
      ...otherScripts,
      ...(test !== undefined && test !== NPM_INIT_TEST && { test }),
    },
    ...(!has && { devDependencies: { ...asRecord(devDependencies), railwright: spec } }),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/**
 * The npm spec that installs this railwright into `folder`: the one in the package.json by which this one was installed, or
 * its version.
 */
export function ownSpec(folder: string): string {
  const range = `^${packageVersion()}`;
  // pnpm nests packages in several node_modules; the outermost belongs to the dependent project.
  for (let at = PACKAGE_ROOT; dirname(at) !== at; at = dirname(at)) {
    if (basename(dirname(at)) !== 'node_modules') continue;
    const asker = dirname(dirname(at));
    const spec = specIn(join(asker, 'package.json'));
    if (spec !== undefined) return specFrom(spec, asker, folder);
  }
  return range;
}

/** The spec of railwright in a package.json; undefined without one, or if the file is invalid. */
export function specIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { dependencies, devDependencies } = parse(readFileSync(file, 'utf8'));
    const spec = { ...asRecord(devDependencies), ...asRecord(dependencies) }['railwright'];
    return typeof spec === 'string' ? spec : undefined;
  } catch {
    return undefined;
  }
}

/** Rewrites a relative spec of one folder for another. */
export function specFrom(spec: string, from: string, to: string): string {
  const file = spec.startsWith('file:')
    ? spec.slice(5)
    : /\.t(ar\.)?gz$/.test(spec) && !spec.includes(':')
      ? spec
      : undefined;
  if (file === undefined) return spec;
  const path = isAbsolute(file) ? file : resolve(from, file);
  return `file:${relative(to, path).replaceAll(sep, '/')}`;
}

function parse(text: string): Manifest {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Manifest;
  } catch {
    // Reported below.
  }
  throw misuse('The package.json in that folder is not JSON.', 'Fix or remove it first.');
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
