// Writes the shipped setups as bundles into static/bundles, with an index: what the player's first page offers. A setup
// whose market is left to chance is written several times, so that chance has something to choose from.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatDiagnostic, listSetups, loadContent, makeBundle, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));
const TARGET = new URL('../static/bundles/', import.meta.url);
/** Markets of a setup that draws its market. */
const MARKETS = 12;

const content = await loadContent(folderSource(CONTENT));
const entries = [];
rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
for (const { id } of listSetups(content)) {
  const names: { file: string; hash: string }[] = [];
  let summary = {};
  for (let seed = 1; seed <= MARKETS; seed++) {
    const resolved = resolveSetup(content, id, { marketSeed: seed });
    if (!resolved.ok) {
      for (const d of resolved.diagnostics) console.error(formatDiagnostic(d, undefined, { color: false }));
      process.exitCode = 1;
      break;
    }
    const { setup } = resolved;
    if (names.some(({ hash }) => hash === setup.hash)) break;
    const file = `${id.replace('/', '.')}${seed === 1 ? '' : `.${seed}`}.json`;
    writeFileSync(new URL(file, TARGET), JSON.stringify(makeBundle(setup)));
    names.push({ file, hash: setup.hash });
    const { title, game, seats, defaultSeats } = setup;
    const map = setup.definition.game === 'trains' ? setup.definition.map.name : undefined;
    summary = { id, title, game, seats, defaultSeats, ...(map && { map }) };
  }
  if (names.length > 0) entries.push({ ...summary, bundles: names });
}
writeFileSync(new URL('index.json', TARGET), JSON.stringify({ format: 1, setups: entries }));
console.log(`${entries.length} setups are in static/bundles.`);
