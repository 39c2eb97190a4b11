// The package manager of a repository, and whether it installs packages where editors and workflows find them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** By lock file or package.json, in the first folder that has either; otherwise the one that started this command. */
export function packageManagerOf(
  folders: readonly string[],
  agent = process.env['npm_config_user_agent'] ?? '',
): PackageManager {
  for (const folder of folders) {
    const named = /"packageManager":\s*"(\w+)@/.exec(textOf(join(folder, 'package.json')))?.[1];
    const found =
      PACKAGE_MANAGERS.find((name) => name === named) ??
      PACKAGE_MANAGERS.find((name) => existsSync(join(folder, LOCK_FILES[name])));
    if (found) return found;
  }
  return PACKAGE_MANAGERS.find((name) => agent.startsWith(`${name}/`)) ?? 'npm';
}

export const LOCK_FILES: Readonly<Record<PackageManager, string>> = {
  npm: 'package-lock.json',
  pnpm: 'pnpm-lock.yaml',
  yarn: 'yarn.lock',
};

/** Commands that install exactly what the lock file says. */
export const CLEAN_INSTALL: Readonly<Record<PackageManager, string>> = {
  npm: 'npm ci',
  pnpm: 'pnpm install --frozen-lockfile',
  yarn: 'yarn install --frozen-lockfile',
};

/** From version 2 on, Yarn keeps packages in archives by default, without node_modules. */
export function lacksModules(folder: string): boolean {
  const settings = textOf(join(folder, '.yarnrc.yml'));
  if (/^nodeLinker:\s*["']?(node-modules|pnpm)\b/m.test(settings)) return false;
  return (
    existsSync(join(folder, '.pnp.cjs')) ||
    settings !== '' ||
    /^__metadata:/m.test(textOf(join(folder, 'yarn.lock'))) ||
    /"packageManager":\s*"yarn@(?:[2-9]|\d\d)/.test(textOf(join(folder, 'package.json')))
  );
}

export const WITHOUT_MODULES = {
  message:
    "Yarn keeps packages out of node_modules here (Plug'n'Play), where editors and workflows look for railwright.",
  help: 'Add nodeLinker: node-modules to .yarnrc.yml, then run: yarn install',
} as const;

/** Whether a folder of the repository is installed together with its root. */
export function isWorkspace(root: string, folder: string, manager: PackageManager): boolean {
  if (manager !== 'npm') return existsSync(join(root, LOCK_FILES[manager]));
  const list = /"workspaces":\s*(?:\{\s*"packages":\s*)?\[([^\]]*)\]/.exec(
    textOf(join(root, 'package.json')),
  );
  const patterns = [...(list?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, pattern = '']) => pattern);
  return patterns.some((pattern) => {
    const expression = pattern
      .replace(/^\.\//, '')
      .replace(/\/$/, '')
      .split('/')
      .map((part) =>
        part === '**' ? '.+' : part.replaceAll(/[.+^${}()|[\]\\?]/g, '\\$&').replaceAll('*', '[^/]*'),
      )
      .join('/');
    return new RegExp(`^${expression}$`).test(folder);
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
