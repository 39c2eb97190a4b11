// Whether the learned players of a pack fit the content around them: the game, the setup they learned, and that setup as it is now.
import type { LearnedSetup, PlayerHeader } from '@railwright/net';
import type { DiagnosticCode } from '../codes/index.ts';
import { FILE_START } from '../diagnostics/diagnostic.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { hashJson } from '../text/hash.ts';
import { qualifiedId, splitReference, type Library } from '../packs/library.ts';
import { resolveOnce } from '../resolve-once.ts';
import type { Item, Pack } from '../packs/model.ts';
import { quote } from '../text/describe.ts';

export function checkPlayers(library: Library, sink: DiagnosticSink): void {
  for (const pack of library.packs.values())
    for (const { path, header } of pack.players)
      if (header)
        checkPlayer(header, pack, library, (code, message, help) =>
          sink.add(makeDiagnostic(code, path, FILE_START, message, { help })),
        );
}

type Report = (code: DiagnosticCode, message: string, help?: string) => void;

function checkPlayer(header: PlayerHeader, pack: Pack, library: Library, report: Report): void {
  const { game, setups } = header;
  if (game !== pack.game)
    return report('player-game', `This player plays ${quote(game)}, but the pack is for ${pack.game}.`);
  for (const learned of setups) checkSetup(learned, game, library, report);
}

function checkSetup({ id, content }: LearnedSetup, game: string, library: Library, report: Report): void {
  const setup = findSetup(id, library);
  if (!setup) {
    const [of] = splitReference(id);
    // Its file may be one of those that could not be read.
    const pack = of === undefined ? undefined : library.packs.get(of);
    if (pack ? pack.incomplete.has('setups') : library.hasLost) return;
    const near = nearest(id, setupsOf(game, library));
    return report(
      'player-setup',
      `This player learned the setup ${quote(id)}, which does not exist.`,
      near === undefined ? undefined : `It may now be ${near}.`,
    );
  }
  // A player of many markets learned none of them in particular.
  if (content === undefined) return;
  const now = resolveOnce(setup, library).result;
  if (now && hashJson(now.definition) !== content)
    report('player-outdated', `This player learned ${id} before a change, or with other options.`);
}

function findSetup(id: string, { packs }: Library): Item | undefined {
  const [pack, name] = splitReference(id);
  return pack === undefined ? undefined : packs.get(pack)?.items.get('setups')?.get(name);
}

function setupsOf(game: string, { packs }: Library): string[] {
  return [...packs.values()]
    .filter((pack) => pack.game === game)
    .flatMap(({ items }) => [...(items.get('setups')?.values() ?? [])].map(qualifiedId));
}
