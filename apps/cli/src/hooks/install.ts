// Installs the merge driver, and the hook where git looks for it. An existing hook stays unchanged and active.
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shownPath } from '../content/folders.ts';
import { EXIT, Failure, misuse, refusal } from '../failure.ts';
import { askGit } from '../git/ask-git.ts';
import { print, safe } from '../output.ts';
import { style } from '../style.ts';
import { makeFolder, writeWhole } from '../write-file.ts';
import { formatHook, parseHook } from './hook-script.ts';
import { installMergeDriver } from './merge-driver.ts';
import { asked, type HookPlace } from './repository.ts';

/** Returns the exit code. @throws Failure if there cannot be a hook, with the exit code of both parts */
export async function installHooks(place: HookPlace, format: boolean): Promise<number> {
  const merges = await installMergeDriver(place);
  try {
    await installHook(place, format);
    return merges ? EXIT.clean : EXIT.findings;
  } catch (error) {
    throw merges && error instanceof Failure ? refusal(error.message, error.help) : error;
  }
}

async function installHook({ root, folder }: HookPlace, format: boolean): Promise<void> {
  const byHand = `${folder === '.' ? '' : `cd '${folder}' && `}npx railwright validate && npx railwright test`;
  refuseConfigured(root, byHand);
  const hooks = resolve(asked(['rev-parse', '--git-path', 'hooks']));
  const file = join(hooks, 'pre-commit');
  const shown = safe(shownPath(file));
  const old = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const others = old === undefined ? [] : parseHook(old);
  if (others === undefined && callsRailwright(old ?? '', root)) {
    print(`${style.green('✔')} ${shown} already runs railwright.`);
    return;
  }
  if (others === undefined)
    throw misuse(
      `There is already a hook, which is left unchanged: ${shown}.`,
      old?.includes('pre-commit.com')
        ? "pre-commit created it: add railwright's hooks to .pre-commit-config.yaml."
        : `To make it check packs too, have it run this: ${byHand}`,
    );
  const folders = [...others.filter((other) => other.folder !== folder), { folder, format }];
  makeFolder(hooks);
  await writeWhole(file, formatHook(folders));
  chmodSync(file, 0o755);
  const what = folder === '.' ? 'packs' : `the packs in ${safe(folder)}`;
  print(`${style.green('✔')} Before each commit that touches them, ${what} are checked by ${shown}.`);
}

function callsRailwright(hook: string, root: string): boolean {
  if (hook.includes('railwright')) return true;
  const config = join(root, '.pre-commit-config.yaml');
  return (
    hook.includes('pre-commit.com') &&
    existsSync(config) &&
    readFileSync(config, 'utf8').includes('railwright')
  );
}

/** core.hooksPath applies to all repositories, or names a missing folder. */
function refuseConfigured(root: string, byHand: string): void {
  const { succeeded, out } = askGit('.', ['config', '--show-scope', '--get', 'core.hooksPath']);
  if (!succeeded) return;
  const [scope = '', path = ''] = out.toString().trim().split('\t');
  if (scope !== 'local' && scope !== 'worktree')
    throw misuse(
      `Your git looks for the hooks of every repository in ${path}, so nothing was written.`,
      `Have a hook there run this for this repository: ${byHand}`,
    );
  if (!existsSync(resolve(root, path)))
    throw misuse(
      `This repository looks for hooks in ${path}, a folder that does not exist, so no hook runs at all.`,
      'If you do not need that setting, run git config --unset core.hooksPath, then npx railwright hooks',
    );
}
