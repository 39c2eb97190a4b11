// Checks a text that an import made before it is written: a file that cannot be read back would only hide its content.
import { parseYaml } from '../yaml/parse.ts';

/** Why the text cannot be read as a content file, as a sentence; undefined if it can. */
export function whyUnreadable(text: string): string | undefined {
  return parseYaml(text, '').diagnostics.find(({ severity }) => severity === 'error')?.message;
}
