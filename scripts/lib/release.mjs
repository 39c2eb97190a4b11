// The one version of everything in this repository: the files that state it, and the conditions for publishing a package.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from './workspace.mjs';

/**
 * Every place that states the version: a file from the root, and what stands before and after the version in it.
 * @returns {{ file: string, pattern: RegExp }[]}
 */
export function versionPlaces() {
  const folders = workspaces();
  return [
    ...['package.json', ...folders.map((folder) => `${folder}/package.json`)].map((file) => ({
      file,
      pattern: /(?<=^ {2}"version": ")[^"]+/m,
    })),
    { file: 'packages/engine/program/index.ts', pattern: /(?<=RELEASE = ')[^']+/ },
    { file: 'package-lock.json', pattern: /(?<=^ {2}"version": ")[^"]+/m },
    ...['', ...folders].map((folder) => ({
      file: 'package-lock.json',
      pattern: new RegExp(`(?<=^ {4}"${folder}": \\{\\n {6}"name": "[^"]+",\\n {6}"version": ")[^"]+`, 'm'),
    })),
  ];
}

/**
 * @param {string} root
 * @returns {{ file: string, version: string | undefined }[]} undefined where a file does not state it as expected
 */
export function statedVersions(root) {
  return versionPlaces().map(({ file, pattern }) => ({
    file,
    version: pattern.exec(readFileSync(join(root, file), 'utf8'))?.[0],
  }));
}

/**
 * Writes a version to every place.
 * @param {string} root
 * @param {string} version
 */
export function stateVersion(root, version) {
  for (const { file, pattern } of versionPlaces()) {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, version));
  }
}

/** npm's tag: an install of railwright without a version never gets one such as 1.0.0-beta.1. @param {string} version */
export const npmTag = (version) => (version.includes('-') ? 'next' : 'latest');

const NEEDED = [
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'LICENSES-OF-OTHERS.txt',
  'bin/run.js',
  'lib/main.js',
];

/**
 * Why a packed folder must not be published.
 * @param {string} folder
 * @param {string} version the one to publish
 * @returns {string[]} reasons as sentences; none if it may be published
 */
export function publishProblems(folder, version) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [`${folder} holds no package. Run npm run package -w apps/cli first.`];
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const problems = NEEDED.filter((name) => !existsSync(join(folder, name))).map(
    (name) => `${name} is missing.`,
  );
  if (manifest.version !== version)
    problems.push(
      `It has version ${manifest.version} instead of ${version}. Run npm run package -w apps/cli again.`,
    );
  if (manifest.private) problems.push('Its package.json says private.');
  // Provenance names the repository; npm rejects a package that names another one, or none.
  if (!manifest.repository?.url) problems.push('Its package.json names no repository.');
  const changelog = join(folder, 'CHANGELOG.md');
  if (existsSync(changelog) && !readFileSync(changelog, 'utf8').includes(`\n## ${version}\n`))
    problems.push(`CHANGELOG.md has no section ${version}.`);
  return problems;
}
