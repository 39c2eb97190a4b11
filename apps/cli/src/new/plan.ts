// The files of a new pack and its repository: the templates, filled in with the names of the pack.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fillTemplate, newPackFiles, type NewFile, type NewPackAnswers } from '@railwright/content/new';
import { PACKAGE_ROOT, shippedFolder } from '../shipped.ts';
import type { Place } from './place.ts';
import { PUBLISHING, publishingText, WORKFLOW, workflowText } from './workflow.ts';

/** The pack itself, in `content/<id>`. */
export function packFiles(answers: NewPackAnswers, { path, modules }: Place): NewFile[] {
  const up = relative(path, modules).replaceAll(sep, '/');
  return newPackFiles(filesIn(join(shippedFolder('packs'), answers.game)), answers).map((file) => ({
    ...file,
    text: file.text.replace(
      '/node_modules/railwright/',
      `/${up === '' ? '' : `${up}/`}node_modules/railwright/`,
    ),
  }));
}

/** Everything around the pack except package.json, in a separate repository. */
export function repositoryFiles(answers: NewPackAnswers, place: Place): NewFile[] {
  const texts: Readonly<Record<string, (template: string, place: Place) => string>> = {
    [WORKFLOW]: workflowText,
    [PUBLISHING]: publishingText,
  };
  return templates(answers).map(({ path, text }) => ({ path, text: texts[path]?.(text, place) ?? text }));
}

/** Files next to a pack inside a repository. */
export function besideFiles(answers: NewPackAnswers, place: Place): NewFile[] {
  if (place.ignoresModules || existsSync(join(place.folder, '.gitignore'))) return [];
  return templates(answers).filter(({ path }) => path === '.gitignore');
}

/** Files that a pack inside a repository needs at its root: the workflow, unless there is one. */
export function rootFiles(answers: NewPackAnswers, place: Place): NewFile[] {
  if (place.workflow !== undefined) return [];
  return repositoryFiles(answers, place).filter(({ path }) => path === WORKFLOW);
}

function templates(answers: NewPackAnswers): NewFile[] {
  return fillTemplate(filesIn(join(PACKAGE_ROOT, 'templates', 'repository')), answers);
}

function filesIn(folder: string): (readonly [path: string, text: string])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')]);
}
