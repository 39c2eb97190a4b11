// The defaults of classes in a project of Tiled. Maps leave out every property that equals the default of its class.
import { listOf, textOf } from './tiled-format.ts';
import { parseTiled } from './tiled-files.ts';
import type { Data } from '../yaml/data.ts';

/** `projects` are texts of .tiled-project files, or of the types of objects that they name; the first counts. Properties by class, in small letters. */
export function classDefaults(projects: readonly string[]): Map<string, Data> {
  const defaults = new Map<string, Data>();
  for (const text of projects) {
    const file = parseTiled(text);
    if ('problem' in file) continue;
    for (const type of listOf(file.data['propertyTypes'])) {
      const name = textOf(type, 'name')?.trim().toLowerCase();
      if (name !== undefined && !defaults.has(name))
        defaults.set(name, { properties: type['members'] ?? type['properties'] });
    }
  }
  return defaults;
}
