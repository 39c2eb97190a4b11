// Notes on the content found, the packs it extends, and whether editors find the schemas.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseExtended, type Content, type Pack, type SourceFile } from '@railwright/content';
import { countFindings, plural } from '../check/findings.ts';
import { defaultPaths } from '../content/folders.ts';
import { findingsIn, isAbout, loadPaths, pathsIn } from '../content/load.ts';
import { missing, well, wrong, type Note } from './note.ts';

export async function contentNotes(folder: string | undefined): Promise<Note[]> {
  const wanted = folder === undefined ? defaultPaths() : [folder];
  if (wanted.length === 0)
    return [
      missing(
        'There is no content folder here, and this folder is not in a pack.',
        'Create one: railwright new my-pack',
      ),
    ];
  const loaded = await loadPaths(wanted);
  const { content } = loaded;
  const own = content.packs.filter(({ file }) => isAbout(file.path, loaded));
  const files = content.files.filter(({ path }) => isAbout(path, loaded));
  const all = pathsIn(content).filter((path) => isAbout(path, loaded)).length;
  const findings = countFindings(findingsIn(loaded));
  return [
    ...own.map((pack) => packNote(pack, content)),
    findings === undefined
      ? well(`${plural(all, 'file')}, no findings`)
      : wrong(
          `${findings} in ${plural(all, 'file')}.`,
          `See them: railwright validate ${folder ?? ''}`.trim(),
        ),
    ...own.filter(({ files: all }) => !all.some(({ kind }) => kind === 'tests')).map(untested),
    ...schemaNotes(files),
  ];
}

function packNote({ id, file, manifest }: Pack, { packs }: Content): Note {
  const bases = (manifest.extends ?? []).map((text) => parseExtended(text).id);
  const unknown = bases.filter((base) => !packs.some((pack) => pack.id === base));
  const text = `Pack ${id} ${manifest.version} in ${dirname(file.path)}`;
  if (unknown.length > 0)
    return wrong(
      `${text} extends ${unknown.join(', ')}, which cannot be found.`,
      `There is ${packs.map((pack) => pack.id).join(', ')}.`,
    );
  const versions = bases.map(
    (base) => `${base} ${packs.find((pack) => pack.id === base)?.manifest.version ?? ''}`,
  );
  return well(versions.length === 0 ? text : `${text} extends ${versions.join(', ')}`);
}

function untested({ id }: Pack): Note {
  return missing(`Pack ${id} has no card tests.`, 'They are YAML files in its tests folder.');
}

function schemaNotes(files: readonly SourceFile[]): Note[] {
  const without = files.filter(({ text }) => schemaLine(text) === undefined);
  const lost = files.filter(({ path, text }) => leadsNowhere(path, schemaLine(text)));
  return [
    ...(without.length === 0
      ? []
      : [
          missing(
            `${plural(without.length, 'file')} without a schema line, such as ${without[0]?.path ?? ''}: editors cannot complete there.`,
            'Start the file with # yaml-language-server: $schema=…/node_modules/railwright/schemas/cards.schema.json',
          ),
        ]),
    ...(lost.length === 0
      ? without.length === files.length
        ? []
        : [well('Schema lines lead to existing schemas')]
      : [
          wrong(
            `The schema line of ${plural(lost.length, 'file')} leads to no file, such as ${lost[0]?.path ?? ''}: ${schemaLine(lost[0]?.text ?? '') ?? ''}`,
            'Install the package it points to (npm install), or fix the path.',
          ),
        ]),
  ];
}

/** The schema named in the first comment of a file. */
function schemaLine(text: string): string | undefined {
  const head = text.split('\n', 5).join('\n');
  return /^#[ \t]*(?:yaml-language-server:[ \t]*)?\$schema[=:][ \t]*(\S+)/m.exec(head)?.[1];
}

function leadsNowhere(path: string, schema: string | undefined): boolean {
  if (schema === undefined || /^[a-z][a-z0-9+.-]+:/i.test(schema)) return false;
  return !existsSync(resolve(dirname(path), schema));
}
