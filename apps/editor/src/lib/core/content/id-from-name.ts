// Ids for new cards, maps and other files.
import { idFrom } from '@railwright/content/new';

/** An id from a name: lower-case letters, digits and single hyphens. `otherwise` is for names without any of them. */
export function idFromName(name: string, otherwise: string): string {
  return idFrom(name) ?? otherwise;
}
