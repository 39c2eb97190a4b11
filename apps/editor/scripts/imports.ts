// What is loaded with a module: what it imports, and of the faces of packages, which only pass on what others export, no more than the names that
// it takes from them.
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A module of a build. */
export interface Info {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Imports {
  readonly isFace: boolean;
  readonly list: readonly Import[];
  /** Names that it exports; `*` with all of another module. */
  readonly exports: ReadonlySet<string>;
  /** What it imports while it runs. */
  readonly later: readonly string[];
}

/** Pairs of the name in the other module and, of what is passed on, here; `*` for everything. */
interface Import {
  readonly from: string;
  readonly names: readonly (readonly [there: string, here?: string])[];
}

/** The modules that begin, and all that are loaded with them, or also later. */
export function loadedWith(
  begun: readonly string[],
  importsOf: (id: string) => Imports,
  orLater = false,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (id: string, name: string): void => {
    if (visited.has(`${id} ${name}`)) return;
    visited.add(`${id} ${name}`);
    const { isFace, list, later } = importsOf(id);
    if (!isFace && found.has(id)) return;
    if (!isFace) found.add(id);
    if (orLater) for (const one of later) visit(one, '*');
    for (const { from, names } of list)
      for (const [there, here] of names)
        if (!isFace || name === '*' || here === name) visit(from, there);
        else if (here === '*' && mayExport(from, name)) visit(from, name);
  };
  const mayExport = (id: string, name: string): boolean => {
    const { exports } = importsOf(id);
    return exports.has(name) || exports.has('*');
  };
  for (const id of begun) visit(id, '*');
  return found;
}

/** Reads each module once. */
export function importsOf(infoOf: (id: string) => Info | null): (id: string) => Imports {
  const known = new Map<string, Imports>();
  return (id) => {
    const imports = known.get(id) ?? readImports(id, infoOf(id));
    known.set(id, imports);
    return imports;
  };
}

function readImports(id: string, info: Info | null): Imports {
  const { program, module } = parseSync('module.ts', info?.code ?? '');
  const importedIds = info?.importedIds ?? [];
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const passedOn = exported.flatMap(({ moduleRequest, importName, exportName }) =>
    moduleRequest
      ? { of: moduleRequest.value, names: [[importName.name ?? '*', exportName.name ?? '*']] as const }
      : [],
  );
  const taken = module.staticImports.map(({ moduleRequest, entries }) => ({
    of: moduleRequest.value,
    names:
      entries.length === 0
        ? [['*'] as const]
        : entries.map(
            ({ importName: { kind, name } }) => [name ?? (kind === 'Default' ? 'default' : '*')] as const,
          ),
  }));
  const list = [...taken, ...passedOn].flatMap(({ of, names }): Import[] => {
    const from = importedIds.find((one) => isAt(one, of, id));
    return from === undefined ? [] : [{ from, names }];
  });
  const rest = importedIds.filter((one) => !list.some(({ from }) => from === one));
  return {
    isFace:
      importedIds.length > 0 &&
      program.body.every((statement) => 'source' in statement && statement.source !== null),
    list: [...list, ...rest.map((from): Import => ({ from, names: [['*']] }))],
    later: info?.dynamicallyImportedIds ?? [],
    exports: new Set(exported.map(({ exportName }) => exportName.name ?? '*')),
  };
}

/** Whether this module is what another names so. */
function isAt(id: string, specifier: string, importer: string): boolean {
  if (specifier.startsWith('.')) return id === join(dirname(importer), specifier);
  const face = specifier.replace(/^@railwright\/([\w-]+)$/, '/packages/$1/src/index.ts');
  return id.endsWith(face) || id.includes(`/node_modules/${specifier}/`);
}
