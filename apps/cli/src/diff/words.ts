// Which of the words after `diff` is the commit and which are paths: the rule of `git diff`.
import { existsSync } from 'node:fs';
import { findCommit, noCommit, repositoryRoot } from '../check/git.ts';
import { isPattern } from '../content/globs.ts';
import { misuse } from '../failure.ts';

export interface Asked {
  /** As typed; HEAD unless one was named. */
  readonly since: string;
  readonly paths: readonly string[];
}

/**
 * `before` is the number of words before `--`; undefined without it.
 * @throws Failure if the words are neither, or could be both.
 */
export function askedBy(words: readonly string[], before: number | undefined): Asked {
  if (before !== undefined) {
    const [since = 'HEAD', second] = words.slice(0, before);
    if (second !== undefined) throw onlyOne(second);
    return { since, paths: words.slice(before) };
  }
  const [first, ...others] = words;
  if (first === undefined) return { since: 'HEAD', paths: [] };
  repositoryRoot(first);
  const [isCommit, isThere] = [findCommit(first) !== undefined, isPath(first)];
  if (isCommit && isThere)
    throw misuse(
      `${first} is a commit and also a path.`,
      `For the commit: railwright diff ${first} --. For the path: railwright diff -- ${first}.`,
    );
  if (isThere) return { since: 'HEAD', paths: words };
  if (!isCommit) throw first.includes('..') ? onlyOne(first) : noCommit(first, 'commit, file or folder');
  const second = others.find((word) => !isPath(word) && findCommit(word) !== undefined);
  if (second !== undefined) throw onlyOne(second);
  return { since: first, paths: others };
}

const isPath = (word: string): boolean => existsSync(word) || isPattern(word);

const onlyOne = (word: string): Error =>
  misuse(
    `diff compares the content with one commit, so there is no place for ${word}.`,
    'Check out the later commit, and name the earlier one.',
  );
