// The files of a new repository: the templates with the names of this pack put in.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate, newPackFiles, type NewFile, type NewPackAnswers } from '@railwright/content/new';
import { PACKAGE_ROOT, shippedFolder } from '../shipped.ts';

export interface PlannedFile extends NewFile {
  readonly executable?: boolean;
}

/** The pack itself, in `content/<id>`. */
export function packFiles(answers: NewPackAnswers): PlannedFile[] {
  return newPackFiles(filesIn(join(shippedFolder('packs'), answers.game)), answers);
}

/** Everything around the pack but package.json. */
export function repositoryFiles(answers: NewPackAnswers): PlannedFile[] {
  return fillTemplate(filesIn(join(PACKAGE_ROOT, 'templates', 'repository')), answers).map((file) => ({
    ...file,
    executable: file.path.startsWith('.githooks/'),
  }));
}

function filesIn(folder: string): (readonly [path: string, text: string])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')]);
}
