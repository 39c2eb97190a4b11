// package.json, git hooks and CI of the repository around the current folder.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { packageVersion } from '../shipped.ts';
import { missing, well, wrong, type Note } from './note.ts';

export function repositoryNotes(): Note[] {
  const root = git('rev-parse', '--show-toplevel');
  return [
    ...packageNotes(root),
    ...(root === undefined
      ? [missing('This is no git repository.', 'git init')]
      : [hookNote(root), ciNote(root)]),
  ];
}

function packageNotes(root: string | undefined): Note[] {
  const folder = nearestPackage(root);
  if (folder === undefined)
    return [
      missing(
        'There is no package.json, so others may use another version.',
        'npm init -y && npm install --save-dev railwright',
      ),
    ];
  const asked = askedFor(folder);
  if (asked === undefined)
    return [
      missing(
        'package.json does not name railwright, so others may use another version.',
        'npm install --save-dev railwright',
      ),
    ];
  const installed = textOf(join(folder, 'node_modules', 'railwright', 'package.json'));
  const notes: Note[] = [];
  if (installed === undefined)
    notes.push(wrong(`package.json asks for railwright ${asked}, which is not installed.`, 'npm install'));
  else {
    const version = /"version":\s*"([^"]+)"/.exec(installed)?.[1] ?? 'of no version';
    notes.push(
      version === packageVersion()
        ? well(`package.json asks for railwright ${asked}; ${version} is installed`)
        : wrong(
            `This is railwright ${packageVersion()}, but ${version} is installed here.`,
            'Start the one that is installed: npx railwright',
          ),
    );
  }
  if (!existsSync(join(folder, 'package-lock.json')))
    notes.push(
      missing(
        'There is no package-lock.json, which `npm ci` of the workflow needs.',
        'npm install, and commit it',
      ),
    );
  return notes;
}

/** Whether something of git's calls railwright before a commit. */
function hookNote(root: string): Note {
  const hooks = git('rev-parse', '--git-path', 'hooks');
  const hook = hooks === undefined ? undefined : textOf(join(resolve(hooks), 'pre-commit'));
  const config = textOf(join(root, '.pre-commit-config.yaml'));
  if (hook?.includes('railwright')) return well('Commits are checked by a git hook');
  if (hook !== undefined && config?.includes('railwright') && hook.includes('pre-commit'))
    return well('Commits are checked by pre-commit');
  return missing(
    'Commits are not checked.',
    existsSync(join(root, '.githooks', 'pre-commit'))
      ? 'npm run hooks, or for those who use it: pre-commit install'
      : config?.includes('railwright')
        ? 'pre-commit install'
        : 'A repository of railwright new has .githooks/pre-commit to copy.',
  );
}

function ciNote(root: string): Note {
  const folder = join(root, '.github', 'workflows');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  const file = files.find((name) => textOf(join(folder, name))?.includes('railwright'));
  return file === undefined
    ? missing(
        'No workflow in .github/workflows runs railwright.',
        'A repository of railwright new has one to copy.',
      )
    : well(`GitHub runs .github/workflows/${file}`);
}

function nearestPackage(root: string | undefined): string | undefined {
  for (let at = resolve('.'); ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at;
    if (at === root || dirname(at) === at) return undefined;
  }
}

function askedFor(folder: string): string | undefined {
  try {
    const manifest = JSON.parse(textOf(join(folder, 'package.json')) ?? '') as Record<
      string,
      Record<string, unknown> | undefined
    >;
    const spec = manifest['devDependencies']?.['railwright'] ?? manifest['dependencies']?.['railwright'];
    return typeof spec === 'string' ? spec : undefined;
  } catch {
    return undefined;
  }
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', timeout: 5000 });
  return status === 0 ? stdout.trim() : undefined;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
