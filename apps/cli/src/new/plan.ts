// The files of a new repository: the templates with the names of this pack put in.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../shipped.ts';
import type { Edition, NewGame } from './choices.ts';

export interface Answers {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly game: NewGame;
  readonly rules: Edition;
}

export interface PlannedFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly executable?: boolean;
}

const TEMPLATES = join(PACKAGE_ROOT, 'templates');

/** The pack itself, in `content/<id>`. */
export function packFiles(answers: Answers): PlannedFile[] {
  return filesOf(answers.game, answers).map((file) => ({
    ...file,
    path: `content/${answers.id}/${file.path}`,
  }));
}

/** Everything around the pack but package.json. */
export function repositoryFiles(answers: Answers): PlannedFile[] {
  return filesOf('repository', answers).map((file) => ({
    ...file,
    executable: file.path.startsWith('.githooks/'),
  }));
}

// npm leaves out some files whose names begin with a dot, so templates have `dot-` there.
function filesOf(template: string, answers: Answers): PlannedFile[] {
  const folder = join(TEMPLATES, template);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const path = file.slice(folder.length + 1).replaceAll('\\', '/');
      return {
        path: path.replaceAll(/(^|\/)dot-/g, '$1.').replaceAll('my-pack', answers.id),
        text: fill(readFileSync(file, 'utf8'), answers),
      };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

// The templates are a pack called `my-pack`. What people typed is quoted as JSON, which YAML reads too; in prose it stays.
function fill(text: string, { id, title, author, rules }: Answers): string {
  const words: Readonly<Record<string, string>> = {
    'my-pack': id,
    '"My Pack"': JSON.stringify(title),
    'My Pack': title,
    '"Your Name"': JSON.stringify(author),
    'trains/aeg-2013': rules,
  };
  return text.replaceAll(
    /my-pack|"My Pack"|My Pack|"Your Name"|trains\/aeg-2013/g,
    (word) => words[word] ?? word,
  );
}
