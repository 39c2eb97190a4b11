// The studio tells problems by their messages and explains no codes. So pages and workers carry of each code what findings need, its
// severity, and not the texts of `railwright validate --explain`.
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules of a folder `codes` whose exports are no tables of codes with pages. */
const NOT_TABLES = ['index.ts', 'code-info.ts', 'effects.ts', 'severity.ts'];

export function bareCodes(): Plugin {
  return {
    name: 'bare-codes',
    apply: 'build',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!/content[\\/]src[\\/]codes$/.test(dirname(file)) || NOT_TABLES.includes(basename(file)))
        return undefined;
      const tables = (await import(pathToFileURL(file).href)) as Record<
        string,
        Record<string, { readonly severity?: string }>
      >;
      return Object.entries(tables)
        .map(([name, table]) => {
          const codes = Object.entries(table).map(([code, { severity }]) => {
            if (severity === undefined) throw new Error(`${name} of ${file} is no table of codes.`);
            return [code, { severity }];
          });
          return `export const ${name} = ${JSON.stringify(Object.fromEntries(codes))};`;
        })
        .join('\n');
    },
  };
}
