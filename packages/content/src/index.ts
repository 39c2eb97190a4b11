// The face of the package: YAML content to diagnostics and definitions. Runs in browsers as well; reading folders is in
// `@railwright/content/node`.
export * from './diagnostics/diagnostic.ts';
export { formatDiagnostic, formatGithub, linesOf, toJson } from './diagnostics/format.ts';
export { explainCode } from './explain/explain-code.ts';
export { CODE_NAMES } from './codes/index.ts';
export type * from './packs/model.ts';
export type { LocatedDocument } from './text/located.ts';
export type { Path } from './text/path.ts';
export type { GameDefinition } from '@railwright/engine';

export { memorySource } from './sources/file-source.ts';
export type { FileSource } from './sources/file-source.ts';
export { asBase, packIds, shippedBeside, withoutTests } from './load/needed-packs.ts';
export { overlaySource } from './sources/overlay-source.ts';
export { CONTENT_FOLDERS, endsOf, gameTitle, kindsOf, marketOf } from './game-named.ts';
export type { PackCard, StrategyFile } from './game-module.ts';
export {
  causesElsewhere,
  findingsFor,
  keepsFromReading,
  lostPacks,
  type Asked,
} from './load/findings-for.ts';
export { isContentFile, isManifest, isPicture, isPlayer, isYaml } from './load/find-packs.ts';
export { parseExtended } from './load/extended.ts';
export { loadContent } from './load-content.ts';
export { listPackFiles } from './load/pack-files.ts';
export { createCache } from './load/read-file.ts';
export { isShippedCopy, soundCopies } from './load/sound.ts';
export { readyFiles, readyPacks } from './load/ready-files.ts';
export type { ContentCache } from './load/read-file.ts';
export { cellsOfRun, runsOfCells } from './packs/cell-runs.ts';
export { mapNamed, mapTokens, packCards } from './pack-items.ts';
export { listSetups, resolveSetup, setupLooks } from './resolve-setup.ts';
export {
  mapLooks,
  packLooks,
  pictureNamed,
  picturesIn,
  type ArtLook,
  type BackData,
  type CardLook,
  type Looks,
} from './looks/looks.ts';
export { readPicture } from './load/list-pictures.ts';
export { headOf, judgePicture } from './pictures/picture-header.ts';
export { isProblem } from './pictures/picture.ts';
export type { FileHead, PictureHeader, PictureKind, PictureProblem } from './pictures/picture.ts';
export { MOST_PICTURE_BYTES } from './pictures/picture-limits.ts';
export { placeNaming } from './looks/named-art.ts';
export { BUILT_IN_LAYOUTS, type LayoutData, type ThemeData } from './schema/looks.ts';
export {
  cardsFor,
  cardsOfPack,
  changedStrategy,
  fitStrategy,
  listStrategies,
  onlyWith,
  strategiesFor,
  strategyFromHabits,
  strategyOfPack,
  type StrategySummary,
} from './strategies.ts';
export { asBundled, listGroups, type GroupSummary } from './groups.ts';
export type { GroupData } from './schema/group.ts';
export { listPreferences, type PreferenceSummary } from './preferences.ts';
export { PLAYTESTS_FOLDER } from './playtests/check-playtests.ts';
export { listPlaytests, type Playtest, type PlaytestCard } from './playtests/list-playtests.ts';
export {
  chosenOptions,
  fitRecord,
  optionsOfRecord,
  type RecordFit,
  type RecordSetup,
} from './playtests/record-fit.ts';
export { marketPool, playLooks } from './other-markets.ts';
export type { PlaytestData } from './schema/playtest.ts';

export { targetFinding } from './target-finding.ts';
export { TestCoverage, type PackCoverage } from './testing/coverage/coverage.ts';
export { runLessons, withResults, type Opponents } from './lessons/run-lessons.ts';
export { runTests } from './testing/run-tests.ts';
export type { TestFilter, TestReport, TestResult } from './test-language/report.ts';
export { playersOf } from './testing/setups.ts';
export type { TestRun } from './results/test-result.ts';
export type { ValidationResult } from './results/validation-result.ts';

export { mentionsOf, type Mention } from './file-references/mentions.ts';
export {
  nounOf,
  placesOf,
  renamedText,
  renameProblem,
  type FileMentions,
  type Named,
  type NamingPack,
} from './file-references/naming.ts';
export { schemaAt, spotAt, valuesOf, type Schema } from './schema/schema-path.ts';
export { schemaReferences } from './references/schema-references.ts';
export { withAnnotations } from './schema/annotations.ts';
export type { Annotations, NamedKind } from './schema/annotations.ts';
export { describeConflict } from './yaml/conflicts.ts';
export { isData, type Data } from './text/data.ts';
export { readData, readLeniently } from './yaml/read-leniently.ts';

export { fixContent } from './fix/fix-content.ts';
export { formatText } from './format/format-text.ts';
export { migrateText } from './migrate/migrate-text.ts';
export { FORMAT } from './schema/common.ts';
export { editDocument } from './edit/edit-document.ts';
export type { DocumentEdit } from './edit/edit-document.ts';
export { editMap, editMapLines } from './edit/edit-map.ts';
export { itemSpans, moveItem } from './edit/items.ts';
export { placeLastKey } from './edit/place-key.ts';
export { renderList, renderPair } from './edit/render.ts';
export type { Span } from './edit/spans.ts';
export { replaceTexts } from './edit/texts.ts';
export { makeBundle, parseBundle } from './bundle/bundle.ts';
export { addressOfCode, addressOfWord, HOME } from './doc-links/addresses.ts';
export { hashJson } from './text/hash.ts';
export { isInRange, isVersionRange } from './load/version-range.ts';
export { leftOut } from './bundle/left-out.ts';
export { BUNDLE_STRIP, PictureRoom, type Bundle, type BundlePictures } from './bundle/read-bundle.ts';

export { cardDefinition } from './trains/cards/card-definition.ts';
export { isLongForm, LIST_TYPES, OBJECT_TYPES } from './trains/language/grammar.ts';
export { opReference } from './trains/reference/places.ts';
export { KNOWN_SWITCHES } from './trains/schema/rules.ts';
export { readTrainsGiven } from './trains/tests/given.ts';
export { trainsTestChoices } from './trains/tests/read-test.ts';
export type { CardData } from './trains/schema/cards.ts';
