// A file of a learned player: bytes to what it says of itself. Its weights are checked and not kept.
import { parsePlayer } from '@railwright/net';
import { FILE_START } from '../diagnostics/diagnostic.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import type { PlayerFile } from '../packs/model.ts';

export function readPlayer(path: string, bytes: Uint8Array, sink: DiagnosticSink): PlayerFile {
  const parsed = parsePlayer(bytes);
  if (parsed.ok) return { path, header: parsed.player.header, fingerprint: parsed.fingerprint };
  sink.add(
    makeDiagnostic('player-unusable', path, FILE_START, `This player cannot be used. ${parsed.message}`),
  );
  return { path };
}
