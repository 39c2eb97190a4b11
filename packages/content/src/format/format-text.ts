// The layout of a content file: white space at the ends of lines, maps in braces over several lines, the picture of a map, the order of
// its barriers. Comments, empty lines, quotes and the order of keys are the author's. Formatting twice is formatting once, and what a file means
// never changes.
import { parseYaml } from '../yaml/parse.ts';
import { wholeDocument } from '../yaml/read.ts';
import { orderBarriers, orderEnds } from './barriers.ts';
import { writeBlocks } from './block-style.ts';
import { trimLines } from './lines.ts';
import { alignPicture } from './picture.ts';
import { sameMeaning } from './same-meaning.ts';

/**
 * `kind` is the folder of the pack that the file is in, or `pack` for pack.yaml. Undefined for text that is not YAML: what is
 * wrong with it is for the checks to say.
 */
export function formatText(text: string, kind: string): string | undefined {
  const before = parseYaml(text, '').document;
  if (!before) return undefined;
  const crlf = text.includes('\r\n');
  let result = crlf ? text.replaceAll('\r\n', '\n') : text;
  for (const step of kind === 'maps'
    ? [writeBlocks, alignPicture, orderEnds, orderBarriers]
    : [writeBlocks]) {
    const document = wholeDocument(result);
    if (document) result = step(result, document);
  }
  result = trimLines(result);
  if (crlf) result = result.replaceAll('\n', '\r\n');
  const after = parseYaml(result, '').document;
  // A form of YAML that was not thought of is left alone rather than broken.
  return after && sameMeaning(before.data, after.data, kind) ? result : text;
}
