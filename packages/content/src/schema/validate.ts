// Checks a document against the schema of its kind of file.
import type { LocatedDocument } from '../text/located.ts';
import { fits } from './fits.ts';
import type { Validated } from './full-check.ts';

export const SOUND: Validated = { diagnostics: [], broken: [], hidden: 0 };

export async function validateDocument(
  schema: object,
  document: LocatedDocument,
  file: string,
): Promise<Validated> {
  if (fits(schema, document.data, schema as Readonly<Record<string, unknown>>)) return SOUND;
  const { checkFully } = await import('./full-check.ts');
  return checkFully(schema, document, file);
}
