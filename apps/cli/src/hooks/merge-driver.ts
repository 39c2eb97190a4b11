// Lets git merge content files with `railwright merge-file`: a script in its folder, a setting of this clone, and a line in
// .gitattributes, which others get with the repository.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shownPath } from '../content/folders.ts';
import { askGit } from '../git/ask-git.ts';
import { print, safe } from '../output.ts';
import { PACKAGE_ROOT } from '../shipped.ts';
import { style } from '../style.ts';
import { makeFolder, writeWhole } from '../write-file.ts';
import { asked, type HookPlace } from './repository.ts';

/** As .gitattributes and the settings of git call it. */
const DRIVER = 'railwright';
const KEY = `merge.${DRIVER}.driver`;
const COMMAND = 'sh "$(git rev-parse --git-common-dir)/railwright/merge-file" %O %A %B %L %P %S %X %Y';
const LINE = `*.y*ml merge=${DRIVER}`;

/** What a file's `merge` attribute says. */
export type Attribute = 'ours' | 'none' | 'other';

/** Returns whether git now merges all of the content with railwright in this clone. */
export async function installMergeDriver({ content }: HookPlace): Promise<boolean> {
  const known = settingOf(KEY);
  if (known !== undefined && known !== COMMAND) {
    print(`${style.yellow('•')} ${KEY} is set to something else, which is left unchanged: ${safe(known)}`);
    return false;
  }
  await writeScript();
  asked(['config', `merge.${DRIVER}.name`, 'content of Railwright, by cell, key and id']);
  asked(['config', KEY, COMMAND]);
  for (const path of content) await addAttribute(path);
  return content.every((path) => attributeOf(path) === 'ours');
}

/** Whether this clone can run the driver. */
export function hasMergeDriver(): boolean {
  return settingOf(KEY) !== undefined && (settingOf(KEY) !== COMMAND || existsSync(scriptPath()));
}

/** How git is told to merge the content files at a path. */
export function attributeOf(path: string): Attribute {
  const words = askGit('.', ['check-attr', '-z', 'merge', '--', `${path}/a-pack/cards/cards.yaml`]);
  const [, , value = 'unspecified'] = words.out.toString().split('\0');
  return value === DRIVER ? 'ours' : value === 'unspecified' ? 'none' : 'other';
}

function settingOf(key: string): string | undefined {
  const { succeeded, out } = askGit('.', ['config', '--get', key]);
  return succeeded ? out.toString().trimEnd() : undefined;
}

const scriptPath = (): string =>
  join(resolve(asked(['rev-parse', '--git-common-dir'])), 'railwright', 'merge-file');

async function writeScript(): Promise<void> {
  const file = scriptPath();
  makeFolder(join(file, '..'));
  await writeWhole(file, readFileSync(join(PACKAGE_ROOT, 'templates', 'hook', 'merge-file')));
}

async function addAttribute(path: string): Promise<void> {
  const own = path === 'content';
  const file = own ? '.gitattributes' : join(path, '.gitattributes');
  const shown = safe(shownPath(resolve(file)));
  const attribute = attributeOf(path);
  const merged = `git merges ${own ? 'the files of content' : 'the content files here'} by cell, key and id`;
  if (attribute === 'other')
    print(
      `${style.yellow('•')} .gitattributes already says how to merge content files, which is left unchanged. To merge them by cell, key and id, let it say merge=${DRIVER}.`,
    );
  else if (attribute === 'ours') print(`${style.green('✔')} In this clone, ${merged}.`);
  else {
    const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const end = old.includes('\r\n') ? '\r\n' : '\n';
    const start = old === '' || old.endsWith('\n') ? old : old + end;
    await writeWhole(file, `${start}${own ? `content/**/${LINE}` : LINE}${end}`);
    print(
      `${style.green('✔')} In this clone, ${merged}; ${shown} says so: commit it, so that it counts for others.`,
    );
  }
}
