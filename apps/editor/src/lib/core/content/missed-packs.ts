// The shipped packs are in a separate folder, so that their diagnostics can be recognised. They must not stand in for a pack of the folder
// that cannot be read.
import { lostPacks, type Content, type Diagnostic } from '@railwright/content';

export const SHIPPED_FOLDER = '(shipped)/';

/** Errors that would make a setup use a shipped pack in place of an unreadable one. */
export function missedPacks(content: Content, setup: string): readonly Diagnostic[] {
  const pack = content.packs.find(({ id }) => setup.startsWith(`${id}/`));
  return lostPacks(content, pack, ({ folder }) => folder.startsWith(SHIPPED_FOLDER));
}
