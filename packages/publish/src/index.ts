// Setups as files for other tables.
export { fileName } from './file-name.ts';
export { playBundle } from './html/play-bundle.ts';
export { playPage, type PlayPageOptions } from './html/play-page.ts';
export type { Kit, KitCard, Pile, TokenSupply } from './kit.ts';
export { bundleArt } from './bundle-art.ts';
export { makeKit, type KitOptions } from './make-kit.ts';
export type {
  Download,
  Edition,
  PackChanges,
  PackNotes,
  Playtest,
  PublishedCommit,
  PublishedFile,
  StudioPages,
  Target,
  Tools,
} from './target.ts';
export { COMMITS_FILE } from './site/addresses.ts';
export { packsOf } from './pack-of.ts';
export { countCardSheets, countMapSheets, homePages, MOST_SHEETS } from './print/home.ts';
export { PRINT_DEFAULTS, type PrintOptions, type PrintProfile } from './print/options.ts';
export { TARGETS, type TargetName } from './targets.ts';
