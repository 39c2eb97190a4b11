// The files of a new pack: a template with the names of this pack put in. The templates lie in `templates/` of this package, one a game.
import { editionsFor } from './choices.ts';

/** The answers that a template needs. They must be valid; `fillTemplate` checks nothing. */
export interface NewPackAnswers {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly game: string;
  /** Which of the editions of the game, by its id; undefined where there are none. */
  readonly rules?: string | undefined;
}

/** A file of the new pack. */
export interface NewFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Files of a template by their paths in it; gives those of the pack, in `content/<id>`, sorted. */
export function newPackFiles(
  template: Iterable<readonly [path: string, text: string]>,
  answers: NewPackAnswers,
): NewFile[] {
  return fillTemplate(template, answers).map((file) => ({
    ...file,
    path: `content/${answers.id}/${file.path}`,
  }));
}

// npm leaves out some files whose names begin with a dot, so templates have `dot-` there.
/** The files of a new pack, with the answers in place of the names in the template. */
export function fillTemplate(
  template: Iterable<readonly [path: string, text: string]>,
  answers: NewPackAnswers,
): NewFile[] {
  return [...template]
    .map(([path, text]) => ({
      path: path.replaceAll(/(^|\/)dot-/g, '$1.').replaceAll('my-pack', answers.id),
      text: fill(text, answers),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

// The templates are a pack called `my-pack`. What people typed is quoted as JSON, which YAML reads too; in prose it stays.
function fill(text: string, { id, title, author, game, rules }: NewPackAnswers): string {
  const [usual] = editionsFor(game);
  const words: Readonly<Record<string, string>> = {
    'my-pack': id,
    '"My Pack"': JSON.stringify(title),
    'My Pack': title,
    '"Your Name"': JSON.stringify(author),
  };
  const named = text.replaceAll(/my-pack|"My Pack"|My Pack|"Your Name"/g, (word) => words[word] ?? word);
  return usual && rules !== undefined ? named.replaceAll(usual.id, rules) : named;
}
