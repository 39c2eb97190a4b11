// The categories that filters ask for.
import { isData } from '../yaml/data.ts';

/** Wherever they are in the data. */
export function categoriesAsked(value: unknown, asked = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) categoriesAsked(item, asked);
  if (!isData(value)) return asked;
  for (const category of [value['category']].flat()) if (typeof category === 'string') asked.add(category);
  for (const inner of Object.values(value)) categoriesAsked(inner, asked);
  return asked;
}
