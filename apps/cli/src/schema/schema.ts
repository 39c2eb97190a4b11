// Lists, prints or writes the schemas shipped with railwright.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, misuse } from '../failure.ts';
import { print, printText } from '../output.ts';
import { shippedFolder } from '../shipped.ts';
import { style } from '../style.ts';
import { suggest } from '../suggest.ts';
import { formatTable } from '../table.ts';
import { makeFolder, writeWhole } from '../write-file.ts';

const ENDING = '.schema.json';

/** Returns the exit code. */
export async function schema(name: string | undefined, folder: string | undefined): Promise<number> {
  const source = shippedFolder('schemas');
  const names = readdirSync(source)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
  const wanted = name?.replace(/\.schema\.json$|\.json$/, '');
  if (wanted !== undefined && !names.includes(wanted))
    throw misuse(`There is no schema "${wanted}".`, suggest(wanted, names, 'Schemas'));
  const read = (one: string): string => `${JSON.stringify(readSchema(source, one + ENDING), null, 2)}\n`;
  if (folder !== undefined) {
    makeFolder(folder);
    const chosen = wanted === undefined ? names : [wanted];
    for (const one of chosen) {
      const file = join(folder, one + ENDING);
      await writeWhole(file, read(one));
      print(file);
    }
  } else if (wanted !== undefined) printText(read(wanted));
  else {
    const titles = names.map((one) => [one, (JSON.parse(read(one)) as { title?: string }).title ?? '']);
    print(
      formatTable([{ title: 'Name' }, { title: 'Purpose' }], titles, {
        head: (text) => style.bold(text),
      }),
    );
  }
  return EXIT.clean;
}

/** In an installed package, schemas are minified, and one that is still that of format 1 only refers to it. */
function readSchema(folder: string, file: string): object {
  const schema = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly $ref?: string };
  return schema.$ref === `v1/${file}` ? readSchema(join(folder, 'v1'), file) : schema;
}
