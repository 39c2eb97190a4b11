// The workflows of a new repository, adapted to the pack's folder and the package manager.
import { CLEAN_INSTALL, LOCK_FILES, type PackageManager } from '../repository/package-manager.ts';
import type { Place } from './place.ts';

export const WORKFLOW = '.github/workflows/railwright.yml';
/** Only in repositories of a pack alone: another one may have a site of its own. */
export const PUBLISHING = '.github/workflows/publish.yml';
const STEP = '      - run: npm ci\n';
const USES = '      - uses: ./node_modules/railwright\n        with:\n';

/** @param template the workflow of a repository with the pack at its root and npm */
export function workflowText(template: string, { path, manager, installs, modules }: Place): string {
  return replaced(template, [
    [LOCK_FILES.npm, LOCK_FILES[manager]],
    [STEP, installing(manager, installs)],
    [
      USES,
      [
        `      - uses: ${quoted(`./${modules === '' ? '' : `${modules}/`}node_modules/railwright`)}`,
        '        with:',
        ...(path === '' ? [] : [`          working-directory: ${quoted(path)}`]),
        '',
      ].join('\n'),
    ],
  ]);
}

/** @param template the workflow of a repository with npm */
export function publishingText(template: string, { manager, installs }: Place): string {
  return replaced(template, [[STEP, installing(manager, installs)]]);
}

function installing(manager: PackageManager, installs: string): string {
  return [
    ...(manager === 'npm' ? [] : ['      - run: corepack enable']),
    `      - run: ${CLEAN_INSTALL[manager]}`,
    ...(installs === '' ? [] : [`        working-directory: ${quoted(installs)}`]),
    '',
  ].join('\n');
}

function replaced(template: string, words: readonly (readonly [from: string, to: string])[]): string {
  return words.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`The workflow has not one ${from}.`);
    return text.replace(from, () => to);
  }, template);
}

function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : JSON.stringify(text);
}
