// The schema line of a new file for text editors. Other files of the folder show where the schemas are, next to the content or in
// node_modules; the line is made relative to the new file.
const LINE = /^#[ \t]*yaml-language-server:[ \t]*\$schema=(\S*?)([\w-]+\.schema\.json)[ \t]*\n?/m;

/** The text with its line adapted to the path; without one if no other file shows where the schemas are. */
export function withSchemaLine(path: string, text: string, texts: ReadonlyMap<string, string>): string {
  const own = LINE.exec(text);
  if (!own) return text;
  const [line, , schema = ''] = own;
  const folder = folderFor(path, texts);
  const right = folder === undefined ? '' : `# yaml-language-server: $schema=${folder}${schema}\n`;
  return text.replace(line, () => right);
}

/** The prefix of a schema's name in a file at this path, following the nearest file. */
function folderFor(path: string, texts: ReadonlyMap<string, string>): string | undefined {
  const here = foldersOf(path);
  let best: { readonly near: number; readonly folder: string } | undefined;
  for (const [other, text] of texts) {
    const found = other === path ? undefined : LINE.exec(text.slice(0, 500))?.[1];
    if (found === undefined) continue;
    const there = foldersOf(other);
    const near = common(here, there);
    if (best && near <= best.near) continue;
    best = { near, folder: isRelative(found) ? lead(here, resolve(there, found)) : found };
  }
  return best?.folder;
}

const isRelative = (folder: string): boolean => !/^\/|^[a-z][a-z0-9+.-]*:/i.test(folder);

function foldersOf(path: string): string[] {
  return path.split('/').slice(0, -1);
}

function common(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((part, i) => part !== b[i]);
  return end < 0 ? a.length : end;
}

/** Relative to the open folder; a leading `..` leads out of it. */
function resolve(from: readonly string[], way: string): string[] {
  const at = [...from];
  for (const part of way.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && at.length > 0 && at.at(-1) !== '..') at.pop();
    else at.push(part);
  }
  return at;
}

function lead(from: readonly string[], to: readonly string[]): string {
  const same = common(from, to);
  const way = [...from.slice(same).map(() => '..'), ...to.slice(same)];
  return way.length === 0 ? '' : `${way.join('/')}/`;
}
