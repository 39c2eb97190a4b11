// Every pack below some sources: read, indexed, connected and checked.
import { checkNames } from './check-names.ts';
import { FILE_START, compareDiagnostics } from './diagnostics/diagnostic.ts';
import { makeDiagnostic } from './diagnostics/reporter.ts';
import { suggestion } from './diagnostics/suggest.ts';
import { DiagnosticSink, relatedTo } from './diagnostics/sink.ts';
import { CONTENT_FOLDERS, gameNamed } from './game-named.ts';
import type { Content, Pack, SourceFile } from './packs/model.ts';
import { quote } from './text/describe.ts';
import { checkLooks } from './looks/check-looks.ts';
import { checkGroups } from './groups.ts';
import { checkQuestions } from './check-questions.ts';
import { checkPlayers } from './players/check-players.ts';
import { checkReferences } from './file-references/check-references.ts';
import type { FileSource } from './sources/file-source.ts';
import { applyChecks } from './load/checks.ts';
import { checkVersion, parseExtended } from './load/extended.ts';
import { findPacks, isContent, isPicture, isPlayer, type FoundFile } from './load/find-packs.ts';
import { applyIgnores } from './load/ignores.ts';
import { keepFindings } from './packs/keeper.ts';
import { EVERYTHING } from './packs/library.ts';
import { watchedLibrary } from './packs/watched.ts';
import { loadPack, readContent, type LoadedPack } from './load/load-pack.ts';
import { isBroken } from './packs/is-broken.ts';
import type { ContentCache } from './load/read-file.ts';

/** Limit of packs that one builds on, directly or not: each of them is searched for each id. */
const MAX_BASES = 100;

export interface LoadOptions {
  /** Gives back what was read before for files that have not changed. */
  readonly cache?: ContentCache;
  /** Kinds of file that are not read, by folder: `tests`, where they will not be run. */
  readonly skip?: readonly string[];
  /** Called after each stage with its name, for those who measure. */
  readonly onStage?: (stage: string) => void;
}

/** Reads every pack below the sources and checks it. Never rejects for what files hold. */
export async function loadContent(
  sources: FileSource | readonly FileSource[],
  { cache, skip = [], onStage = () => undefined }: LoadOptions = {},
): Promise<Content> {
  const sink = new DiagnosticSink();
  const found = findPacks(await listFiles([sources].flat(), sink));
  onStage('listing files');
  const files: SourceFile[] = [];
  const excluded: string[] = [];
  const unread: string[] = [];
  const loaded = new Map<string, LoadedPack>();
  const ready = new Set<string>();
  // Something about packs is not known, so an unknown pack may be no mistake.
  let unknownPacks = await reportOrphans(found.orphans, sink);
  for (const one of found.packs) {
    const result = await loadPack(one, cache, new Set(skip), sink);
    files.push(...result.files);
    excluded.push(...result.excluded);
    const { pack } = result;
    const first = pack && loaded.get(pack.id);
    if (!pack || first) unread.push(...one.files.map(({ path }) => path));
    if (!pack) unknownPacks = true;
    else {
      if (first)
        sink.report(
          'pack-duplicate',
          { file: pack.file, path: ['id'] },
          `There is already a pack ${quote(pack.id)}.`,
          {
            related: [relatedTo({ file: first.file, path: ['id'] }, 'Here is the first.')],
          },
        );
      else {
        loaded.set(pack.id, pack);
        if (result.isReady) ready.add(pack.id);
      }
    }
  }

  onStage('reading files: YAML and schemas');
  const packs = connectPacks(loaded, unknownPacks, sink);
  const library = cache
    ? watchedLibrary([...packs.values()], unknownPacks, cache.keeper)
    : { packs, hasLost: unknownPacks };
  for (const pack of library.packs.values()) checkLooks(pack, sink);
  // Of the others, only pictures may differ from when the program was built and they were checked.
  const unsure = [...library.packs.values()].filter(
    ({ visible }) => !visible.every(({ id }) => ready.has(id)),
  );
  for (const pack of unsure) {
    checkReferences(pack, library, sink);
    keepFindings(library, pack.file, 'names', sink, (found) => {
      checkNames(pack, found);
      checkQuestions(pack, found);
    });
    onStage('references');
    const game = gameNamed(pack.game);
    await game?.prepare?.(pack);
    keepFindings(library, pack.file, 'game', sink, (found) => {
      game?.check(pack, library, found);
    });
    onStage(`sense: ${pack.game}`);
  }
  // What few packs have is loaded for those that have it.
  const has = (...kinds: readonly string[]): boolean =>
    unsure.some((pack) => pack.files.some(({ kind }) => kinds.includes(kind)));
  if (has('tests')) (await import('./testing/check-tests.ts')).checkTests(unsure, library, sink);
  onStage('card tests');
  checkPlayers(library, sink);
  if (has('preferences', 'groups')) {
    const { checkPreferences } = await import('./preferences.ts');
    checkPreferences(unsure, { files, unread, diagnostics: sink.diagnostics }, library, sink);
  }
  checkGroups(library, sink);
  onStage('players and preferences');
  if (has('playtests'))
    (await import('./playtests/check-playtests.ts')).checkPlaytests(unsure, library, sink);
  onStage('playtests');
  if (has('lessons')) (await import('./lessons/check-lessons.ts')).checkLessons(unsure, library, sink);
  onStage('lessons');
  const judged = applyIgnores({ packs: [...packs.values()], files, unread, diagnostics: sink.diagnostics });
  const { diagnostics, ignored } = applyChecks([...loaded.values()], judged.diagnostics);
  return {
    packs: [...packs.values()],
    files,
    diagnostics: diagnostics.toSorted(compareDiagnostics),
    ignored: [...judged.ignored, ...ignored].toSorted(compareDiagnostics),
    excluded,
    unread,
  };
}

async function listFiles(sources: readonly FileSource[], sink: DiagnosticSink): Promise<FoundFile[]> {
  const files: FoundFile[] = [];
  for (const source of sources) {
    const prefix = source.prefix ?? '';
    try {
      for (const name of (await source.list()).sort())
        if (isContent(name)) files.push({ source, name, path: prefix + name });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = `The files of this folder cannot be listed: ${reason}`;
      sink.add(makeDiagnostic('file-unreadable', prefix.replace(/\/$/, ''), FILE_START, message));
    }
  }
  return files;
}

// YAML files in folders that are called as those of a pack are content; others do not belong to Railwright, and neither do players.
async function reportOrphans(orphans: readonly FoundFile[], sink: DiagnosticSink): Promise<boolean> {
  const reported = new Set<string>();
  let closed = false;
  for (const file of orphans) {
    const { path } = file;
    if (isPlayer(path) || isPicture(path)) continue;
    if (path.endsWith('/')) {
      closed = true;
      await readContent(file, sink);
      continue;
    }
    const parts = path.split('/');
    const at = parts.findIndex((part, i) => i < parts.length - 1 && CONTENT_FOLDERS.has(part));
    if (at < 0) continue;
    const folder = parts.slice(0, at).join('/');
    if (reported.has(folder)) continue;
    reported.add(folder);
    sink.add(
      makeDiagnostic(
        'pack-missing',
        path,
        FILE_START,
        folder === ''
          ? 'There is no pack.yaml in this folder or above it.'
          : `There is no pack.yaml in ${folder} or above it.`,
        {
          help: 'Every pack needs a pack.yaml, which describes the pack.',
        },
      ),
    );
  }
  return closed || reported.size > 0;
}

function connectPacks(
  loaded: ReadonlyMap<string, LoadedPack>,
  unknownPacks: boolean,
  sink: DiagnosticSink,
): Map<string, Pack> {
  const bases = new Map<string, LoadedPack[]>();
  for (const pack of loaded.values()) bases.set(pack.id, basesOf(pack, loaded, unknownPacks, sink));
  for (const pack of loaded.values()) {
    const fault = faultOf(pack.id, bases);
    if (fault === undefined) continue;
    const place = { file: pack.file, path: ['extends'] };
    const message =
      fault === 'pack-cycle'
        ? `The pack ${pack.id} extends itself through other packs.`
        : `The pack ${pack.id} extends more than ${MAX_BASES} packs, including those that these extend.`;
    sink.report(fault, place, message, { at: 'key' });
    // One diagnostic for the circle or the chain, which is cut here.
    bases.set(pack.id, []);
    pack.incomplete.add(EVERYTHING);
  }

  const packs = new Map<string, Pack>();
  const connect = (pack: LoadedPack): Pack => {
    const known = packs.get(pack.id);
    if (known) return known;
    const visible: Pack[] = [];
    const connected: Pack = { ...pack, visible };
    packs.set(pack.id, connected);
    visible.push(connected);
    // Nearer packs come first: all that are named here, then all that those extend.
    const queue = [...(bases.get(pack.id) ?? [])];
    for (const base of queue) {
      if (visible.some(({ id }) => id === base.id)) continue;
      visible.push(connect(base));
      queue.push(...(bases.get(base.id) ?? []));
    }
    return connected;
  };
  for (const pack of loaded.values()) connect(pack);
  return new Map([...loaded.keys()].flatMap((id) => (packs.has(id) ? [[id, packs.get(id) as Pack]] : [])));
}

function basesOf(
  pack: LoadedPack,
  loaded: ReadonlyMap<string, LoadedPack>,
  unknownPacks: boolean,
  sink: DiagnosticSink,
): LoadedPack[] {
  const named = pack.manifest.extends;
  if (isBroken(pack.file, ['extends'])) pack.incomplete.add(EVERYTHING);
  if (!Array.isArray(named)) return [];
  return named.flatMap((text: unknown, i) => {
    if (typeof text !== 'string' || isBroken(pack.file, ['extends', i])) return [];
    const extended = parseExtended(text);
    const { id } = extended;
    const place = { file: pack.file, path: ['extends', i] };
    const base = loaded.get(id);
    if (!base) {
      pack.incomplete.add(EVERYTHING);
      if (unknownPacks) return [];
      const known = sink.crowded ? [] : [...loaded.keys()];
      sink.report('reference-unknown', place, `There is no pack ${quote(id)}.`, {
        at: pack.file.document?.wordRange(place.path, 'value', 0, id) ?? 'value',
        ...suggestion(id, known),
      });
      return [];
    }
    if (base.game !== pack.game) {
      sink.report('pack-game', place, `The pack ${id} is for ${base.game}, this one for ${pack.game}.`);
      pack.incomplete.add(EVERYTHING);
      return [];
    }
    checkVersion(pack, i, extended, base, sink);
    return [base];
  });
}

/** Checks everything that a pack extends, directly or not. */
function faultOf(
  pack: string,
  bases: ReadonlyMap<string, readonly LoadedPack[]>,
): 'pack-cycle' | 'pack-deep' | undefined {
  const seen = new Set<string>();
  const queue = (bases.get(pack) ?? []).map(({ id }) => id);
  for (const id of queue) {
    if (id === pack) return 'pack-cycle';
    if (seen.has(id)) continue;
    seen.add(id);
    if (seen.size > MAX_BASES) return 'pack-deep';
    queue.push(...(bases.get(id) ?? []).map((base) => base.id));
  }
  return undefined;
}
