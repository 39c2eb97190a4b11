// Setups by name: which there are, and one put together for the engine.
import type { Names } from '@railwright/engine';
import type { Targets } from '@railwright/figures';
import { isPublishingAddress } from './bundle/published-page.ts';
import { DiagnosticSink } from './diagnostics/sink.ts';
import { compareDiagnostics, FILE_START, hasErrors, type Diagnostic } from './diagnostics/diagnostic.ts';
import { makeDiagnostic } from './diagnostics/reporter.ts';
import { didYouMean } from './diagnostics/suggest.ts';
import { gameNamed, kindsOf } from './game-named.ts';
import { hashJson } from './text/hash.ts';
import { isManifest } from './load/find-packs.ts';
import { looksOf, terrainLooks, type Looks } from './looks/looks.ts';
import { resolveOnce } from './resolve-once.ts';
import {
  findItem,
  libraryOf,
  otherGame,
  qualifiedId,
  splitReference,
  type Library,
} from './packs/library.ts';
import type {
  Content,
  Item,
  Pack,
  Resolution,
  SetupOptions,
  SetupSummary,
  SourceFile,
} from './packs/model.ts';
import { quote } from './text/describe.ts';
import { asNames } from './packs/names.ts';
import { questionsOf } from './check-questions.ts';
import { lessonOf } from './lesson-of.ts';
import { referencesIn } from './file-references/references-in.ts';

const MAX_SEED = 0xffffffff;

/** All setups that can be resolved, by id. */
export function listSetups(content: Content): SetupSummary[] {
  const library = libraryOf(content);
  const errors = errorsByFile(content);
  return allSetups(content)
    .flatMap((setup): SetupSummary[] => {
      const resolved = resolveOnce(setup, library).result;
      if (!resolved || errorsOf(content, library, setup, resolved.parts ?? [], {}, errors).length > 0)
        return [];
      const { id, title, seats } = resolved;
      return [{ id, title, game: resolved.game, seats }];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Puts a setup together for the engine; `id` is `pack/id`, or the id alone where only one pack has it. */
export function resolveSetup(content: Content, id: string, options: SetupOptions = {}): Resolution {
  const library = libraryOf(content);
  const refuse = (
    code: 'setup-unknown' | 'setup-broken' | 'seed-range' | 'reference-unknown' | 'reference-game',
    message: string,
    help?: string,
  ): Resolution => ({
    ok: false,
    diagnostics: [makeDiagnostic(code, '', FILE_START, message, { help })],
  });
  const setups = allSetups(content);
  const found = setups.filter((setup) => qualifiedId(setup) === id || setup.id === id);
  const setup = found.length === 1 ? found[0] : found.find((one) => qualifiedId(one) === id);
  const pack = setup && library.packs.get(setup.pack);
  const game = pack && gameNamed(pack.game);
  if (!setup || !pack || !game) {
    const known = setups.flatMap((one) => [qualifiedId(one), one.id]);
    const list = listSetups(content).map((one) => one.id);
    return refuse(
      'setup-unknown',
      `There is no setup ${quote(id)}.`,
      didYouMean(id, known) ?? (list.length > 0 ? `There are ${list.join(', ')}.` : undefined),
    );
  }
  const { marketSeed } = options;
  if (
    marketSeed !== undefined &&
    !(Number.isInteger(marketSeed) && marketSeed >= 0 && marketSeed <= MAX_SEED)
  )
    return refuse(
      'seed-range',
      `${marketSeed} is not a seed: seeds are whole numbers from 0 to ${MAX_SEED}.`,
    );
  for (const [key, kind] of [
    ['rules', 'rules'],
    ['map', 'maps'],
  ] as const) {
    const wanted = options[key];
    if (wanted === undefined || findItem(library, pack, kind, wanted)) continue;
    if (!kindsOf(pack.game).some(({ folder }) => folder === kind))
      return refuse('reference-unknown', `Setups of ${pack.game} have no ${key}, so none can be chosen.`);
    const [packId] = splitReference(wanted);
    const other = packId === undefined ? undefined : library.packs.get(packId);
    if (other && other.game !== pack.game) return refuse('reference-game', otherGame(other, pack));
    const known = content.packs
      .filter((one) => one.game === pack.game)
      .flatMap((one) => [...(one.items.get(kind)?.values() ?? [])].map(qualifiedId));
    return refuse(
      'reference-unknown',
      key === 'rules' ? `There are no rules ${quote(wanted)}.` : `There is no map ${quote(wanted)}.`,
      didYouMean(wanted, known) ?? `There are ${known.join(', ')}.`,
    );
  }

  const sink = new DiagnosticSink();
  const resolved = game.resolve(setup, options, library, sink);
  if (!resolved) {
    if (hasErrors(sink.diagnostics)) return { ok: false, diagnostics: sink.diagnostics };
    // Faults were found when the content was loaded.
    const own = errorsIn(errorsByFile(content), library, [setup]);
    const known = own.length > 0 ? own : errorsAround(content, pack, setup, options);
    return known.length > 0
      ? { ok: false, diagnostics: known }
      : refuse('setup-broken', `The setup ${qualifiedId(setup)} cannot be played as it is.`);
  }
  const { parts = [], ...rest } = resolved;
  const errors = errorsOf(content, library, setup, parts, options);
  if (errors.length > 0) return { ok: false, diagnostics: errors };
  const { title, targets } = setup.data as { title: string | Names; targets?: Targets };
  const questions = questionsOf(setup);
  const hash = hashJson(rest.definition);
  const lesson = lessonOf(pack, setup, rest.definition);
  const { publishedAt } = pack.manifest;
  const isAsWritten = Object.values(options).every((choice) => choice === undefined);
  return {
    ok: true,
    setup: {
      ...rest,
      titles: asNames(title),
      hash,
      ...(isAsWritten && isPublishingAddress(publishedAt) && { publishedAt }),
      ...(targets && { targets }),
      ...(questions.length > 0 && { questions }),
      ...(lesson && isWritten(setup, library, hash) && { lesson }),
    },
  };
}

/** Whether a game is that of the setup as it is written: the only one for which its lesson was made. */
function isWritten(setup: Item, library: Library, hash: string): boolean {
  const { result } = resolveOnce(setup, library);
  return result !== undefined && hashJson(result.definition) === hash;
}

/**
 * The looks of the cards of a setup, by what its definition calls them, of their backs, and of its map; undefined if it cannot be put
 * together. The choices are those with which it was.
 */
export function setupLooks(content: Content, id: string, options: SetupOptions = {}): Looks | undefined {
  const library = libraryOf(content);
  const setup = allSetups(content).find((one) => qualifiedId(one) === id);
  const pack = setup && library.packs.get(setup.pack);
  const game = pack && gameNamed(pack.game);
  const parts = setup && game?.resolve(setup, options, library, new DiagnosticSink())?.parts;
  if (!pack || !parts) return undefined;
  const items = new Map<string, Item>();
  for (const item of parts)
    // As definitions call two of one id.
    if (item.kind === game.played) items.set(items.has(item.id) ? qualifiedId(item) : item.id, item);
  const maps = parts.filter(({ kind }) => kind === 'maps');
  return looksOf(pack, items, content.packs, terrainLooks(maps, content));
}

/** Errors by file. */
type Errors = ReadonlyMap<string, readonly Diagnostic[]>;

function errorsByFile({ diagnostics }: Content): Errors {
  return Map.groupBy(
    diagnostics.filter(({ severity }) => severity === 'error'),
    ({ file }) => file,
  );
}

/** Errors found on the lines of these items, or in the manifests of their packs. */
function errorsIn(errors: Errors, { packs }: Library, items: readonly Item[]): Diagnostic[] {
  if (errors.size === 0) return [];
  const found = new Set<Diagnostic>();
  for (const { pack, file, path } of items) {
    for (const one of errors.get(packs.get(pack)?.file.path ?? '') ?? []) found.add(one);
    const own = errors.get(file.path);
    const lines = own && file.document?.lines(path);
    if (!lines) continue;
    for (const one of own) if (lines.first <= one.start.line && one.start.line <= lines.last) found.add(one);
  }
  return [...found].sort(compareDiagnostics);
}

/** Errors in what a setup is put together from, and those because of which something that it names is not known. */
function errorsOf(
  content: Content,
  library: Library,
  setup: Item,
  parts: readonly Item[],
  options: SetupOptions,
  errors = errorsByFile(content),
): readonly Diagnostic[] {
  if (errors.size === 0) return [];
  const items = [setup, ...parts];
  const own = errorsIn(errors, library, items);
  if (own.length > 0) return own;
  const pack = library.packs.get(setup.pack);
  return pack && items.some((item) => namesLost(item, library))
    ? errorsAround(content, pack, setup, options)
    : [];
}

/** Whether something that an item names is not there. */
function namesLost({ pack: packId, file, path }: Item, library: Library): boolean {
  const pack = library.packs.get(packId);
  const kinds = new Set(kindsOf(pack?.game ?? '').map(({ folder }) => folder));
  return (
    pack !== undefined &&
    referencesIn(file, pack.game).some(
      (one) =>
        !one.own &&
        one.scope !== 'game' &&
        kinds.has(one.to) &&
        path.every((step, i) => one.path[i] === step) &&
        !findItem(library, pack, one.to, one.id),
    )
  );
}

/** Whether a setup can have an error because of what is wrong in a file: not in another setup or in tests. */
function matters({ kind, path }: SourceFile, setup: Item): boolean {
  return (kind !== 'setups' && kind !== 'tests') || path === setup.file.path;
}

/** Errors in the packs that a setup sees or names; all there are where these have none, then those of manifests. */
function errorsAround(
  { packs, diagnostics }: Content,
  pack: Pack,
  setup: Item,
  options: SetupOptions,
): readonly Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const text = JSON.stringify([setup.data, options]);
  const near = packs.filter((one) => pack.visible.includes(one) || text.includes(`"${one.id}/`));
  const filesOf = (some: readonly Pack[]): ReadonlySet<string> =>
    new Set(
      some.flatMap((one) =>
        [one.file, ...one.files].filter((file) => matters(file, setup)).map(({ path }) => path),
      ),
    );
  for (const some of [near, packs]) {
    const files = filesOf(some);
    const found = errors.filter(({ file }) => files.has(file));
    if (found.length > 0) return found;
  }
  // A pack without a readable manifest is not among the packs.
  return errors.filter(({ file }) => isManifest(file));
}

function allSetups({ packs }: Content): Item[] {
  return packs.flatMap(({ items }) => [...(items.get('setups')?.values() ?? [])]);
}
