// Notes on package.json, git hooks and CI of the repository around the current folder.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isInRange, isVersionRange } from '@railwright/content';
import { defaultPaths, foldersAround } from '../content/folders.ts';
import { askGit } from '../git/ask-git.ts';
import { attributeOf, hasMergeDriver } from '../hooks/merge-driver.ts';
import { specIn } from '../new/package-json.ts';
import { isNone } from '../repository/around.ts';
import { checkingWorkflow } from '../repository/checking-workflow.ts';
import {
  CLEAN_INSTALL,
  LOCK_FILES,
  lacksModules,
  packageManagerOf,
  WITHOUT_MODULES,
} from '../repository/package-manager.ts';
import { packageVersion } from '../shipped.ts';
import { missing, well, wrong, type Note } from './note.ts';

export function repositoryNotes(): Note[] {
  const { succeeded, out, said } = askGit('.', ['rev-parse', '--show-toplevel']);
  if (!succeeded)
    return [
      ...packageNotes(undefined),
      isNone(said)
        ? missing('This is not a git repository.', 'git init')
        : wrong('git does not work here.', said),
    ];
  const root = out.toString().trimEnd();
  return [...packageNotes(root), hookNote(root), ...mergeNotes(), ciNote(root)];
}

function packageNotes(root: string | undefined): Note[] {
  const folders = foldersUpTo(root);
  const folder =
    folders.find((one) => specIn(join(one, 'package.json')) !== undefined) ??
    folders.find((one) => existsSync(join(one, 'package.json')));
  if (folder === undefined)
    return [
      missing(
        'There is no package.json, so others may use another version.',
        'npm init -y && npm install --save-dev railwright',
      ),
    ];
  const manager = packageManagerOf(folders);
  const asked = specIn(join(folder, 'package.json'));
  if (asked === undefined)
    return [
      missing(
        'package.json does not name railwright, so others may use another version.',
        `${manager} ${manager === 'npm' ? 'install' : 'add'} --save-dev railwright`,
      ),
    ];
  if (manager === 'yarn' && folders.some(lacksModules))
    return [wrong(WITHOUT_MODULES.message, WITHOUT_MODULES.help)];
  return [
    versionNote(asked, installedVersion(folders), `${manager} install`),
    ...(folders.some((one) => existsSync(join(one, LOCK_FILES[manager])))
      ? []
      : [
          missing(
            `There is no ${LOCK_FILES[manager]}, which \`${CLEAN_INSTALL[manager]}\` of the workflow needs.`,
            `${manager} install, and commit it`,
          ),
        ]),
  ];
}

function versionNote(asked: string, installed: string | undefined, install: string): Note {
  if (installed === undefined)
    return wrong(`package.json asks for railwright ${asked}, which is not installed.`, install);
  if (isVersionRange(asked) && !isInRange(installed, asked))
    return wrong(`package.json asks for railwright ${asked}, but ${installed} is installed.`, install);
  return installed === packageVersion()
    ? well(`package.json asks for railwright ${asked}; ${installed} is installed`)
    : wrong(
        `This is railwright ${packageVersion()}, but ${installed} is installed here.`,
        'Run the installed one: npx railwright',
      );
}

/** In a workspace, it can be in the workspace's folder or at the root. */
function installedVersion(folders: readonly string[]): string | undefined {
  const text = folders
    .map((folder) => textOf(join(folder, 'node_modules', 'railwright', 'package.json')))
    .find((one) => one !== undefined);
  return text === undefined ? undefined : (/"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'without a version');
}

/** Whether a git hook runs railwright before a commit. */
function hookNote(root: string): Note {
  const hooks = askGit('.', ['rev-parse', '--git-path', 'hooks']).out.toString().trim();
  const path = askGit('.', ['config', '--get', 'core.hooksPath']).out.toString().trim();
  if (path !== '' && !existsSync(resolve(root, path)))
    return wrong(
      `git looks for hooks in ${path}, a folder that does not exist, so no hook runs at all.`,
      'If you do not need that setting: git config --unset core.hooksPath',
    );
  const hook = textOf(join(resolve(hooks), 'pre-commit'));
  const config = textOf(join(root, '.pre-commit-config.yaml'));
  if (hook?.includes('railwright')) return well('Commits are checked by a git hook');
  if (hook !== undefined && config?.includes('railwright') && hook.includes('pre-commit'))
    return well('Commits are checked by pre-commit');
  return missing(
    'Commits are not checked.',
    config?.includes('railwright') ? 'npx railwright hooks, or pre-commit install' : 'npx railwright hooks',
  );
}

/** Whether git merges content files by what they say. */
function mergeNotes(): Note[] {
  return defaultPaths().flatMap((path) => {
    const attribute = attributeOf(path);
    if (attribute === 'other') return [];
    return attribute === 'ours' && hasMergeDriver()
      ? [well('git merges content by cell, key and id')]
      : [
          missing(
            'git merges content by line in this clone, not by cell, key and id.',
            'npx railwright hooks',
          ),
        ];
  });
}

function ciNote(root: string): Note {
  const file = checkingWorkflow(root);
  return file === undefined
    ? missing(
        'No workflow in .github/workflows runs railwright.',
        'railwright new creates one that you can copy.',
      )
    : well(`GitHub runs ${file}`);
}

/** The current folder and its parents, up to the root of the repository. */
function foldersUpTo(root: string | undefined): string[] {
  const folders = foldersAround(resolve('.'));
  const last = root === undefined ? -1 : folders.indexOf(resolve(root));
  return last < 0 ? folders : folders.slice(0, last + 1);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
