// A pack whose games last a round or a few, with a question to the players.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const filesOf = (rounds: number) => ({
  'pack.yaml': `format: 1
id: short
game: trains
title: Short
version: 1.0.0
licence: MIT
authors: [Railwright contributors]
extends: [trains ^1, homebrew-fenland ^1]
`,
  'rules/short.yaml': `format: 1
id: short
extends: fenland
end: { rounds: ${rounds} }
`,
  'setups/duel.yaml': `format: 1
id: duel
title: { en: Duel }
rules: short
map: fenland
market: { cards: [dredger, fare-war, night-watch, landfill, passing-station, tourist-train, steel-bridge, mail-train] }
questions:
  - { id: fun, text: { en: How much fun was it? }, kind: scale }
`,
});

/** The folder of the pack; the setup is `short/duel`. */
export function shortPack(rounds = 1): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'railwright-short-')), 'short');
  for (const [path, text] of Object.entries(filesOf(rounds))) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
