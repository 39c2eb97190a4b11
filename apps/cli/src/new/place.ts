// Where a new pack and its files go: into a new repository, or into the surrounding one.
import { dirname, join, relative, sep } from 'node:path';
import { misuse } from '../failure.ts';
import { askGit } from '../git/ask-git.ts';
import { repositoryAround } from '../repository/around.ts';
import { checkingWorkflow } from '../repository/checking-workflow.ts';
import {
  isWorkspace,
  lacksModules,
  packageManagerOf,
  WITHOUT_MODULES,
  type PackageManager,
} from '../repository/package-manager.ts';
import { specIn } from './package-json.ts';

export interface Place {
  /** The folder of the pack. */
  readonly folder: string;
  /** Root of the surrounding repository; undefined if the folder is or becomes one. */
  readonly around: string | undefined;
  /** The folder relative to the root, with `/`; '' for the root itself. */
  readonly path: string;
  readonly manager: PackageManager;
  /** Where the package manager runs, relative to the root. */
  readonly installs: string;
  /** The folder whose node_modules contains railwright, relative to the root. */
  readonly modules: string;
  /** The package.json that already names railwright, relative to the root; undefined if there is none. */
  readonly asks: string | undefined;
  /** Whether git ignores node_modules there. */
  readonly ignoresModules: boolean;
  /** The workflow that already checks with railwright, relative to the root. */
  readonly workflow: string | undefined;
}

/** @throws Failure if packages are kept out of node_modules, or if git refuses. */
export function findPlace(folder: string, alone: boolean): Place {
  const root = alone ? undefined : repositoryAround(folder);
  const around = root === undefined || seenFrom(root, folder) === '' ? undefined : root;
  const top = around ?? folder;
  const path = around === undefined ? '' : seenFrom(around, folder);
  const manager = packageManagerOf(around === undefined ? [folder] : [folder, around]);
  if (manager === 'yarn' && lacksModules(top)) throw misuse(WITHOUT_MODULES.message, WITHOUT_MODULES.help);
  const asks = foldersUp(path).find((one) => specIn(join(top, one, 'package.json')) !== undefined);
  const home = asks ?? path;
  const shared = home !== '' && isWorkspace(top, home, manager);
  return {
    folder,
    around,
    path,
    manager,
    asks,
    installs: shared ? '' : home,
    modules: shared && manager !== 'pnpm' ? '' : home,
    ignoresModules:
      around !== undefined && askGit(around, ['check-ignore', '-q', `${path}/node_modules/`]).succeeded,
    workflow: checkingWorkflow(top),
  };
}

/** `a/b` gives `a/b`, `a` and ''. */
function foldersUp(path: string): string[] {
  const folders = [path];
  for (let at = path; at !== '';) {
    at = dirname(at) === '.' ? '' : dirname(at);
    folders.push(at);
  }
  return folders;
}

function seenFrom(root: string, folder: string): string {
  return relative(root, folder).replaceAll(sep, '/');
}
