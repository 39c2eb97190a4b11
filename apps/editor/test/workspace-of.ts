// A workspace with the texts of a test. It is the same one for all tests of a file, which therefore read unchanged texts once.
import { Workspace } from '@railwright/workspace';

const workspace = new Workspace();
let paths: readonly string[] = [];

export function workspaceOf(files: Readonly<Record<string, string>>): Workspace {
  for (const path of paths) if (!Object.hasOwn(files, path)) workspace.close(path);
  paths = Object.keys(files);
  for (const [path, text] of Object.entries(files)) workspace.type(path, text);
  return workspace;
}
