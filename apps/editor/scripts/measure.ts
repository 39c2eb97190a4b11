// Measures the built studio in a real Chromium, with a map of 2,000 cells and a set of 500 cards: gestures, openings, scrolling, searches and
// what is loaded first. Work is the time of the processor on the page's main thread, from a trace of the browser; openings are by the clock.
// `npm run measure -w apps/editor`, after a build. `-- FOLDER FOLDER` measures other builds, in turns.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withStudio } from './built-studio.ts';
import { tell, type Measured } from './measure/figures.ts';
import { largeCards } from './measure/large-cards.ts';
import { largeMap } from './measure/large-map.ts';
import { measureCards } from './measure/measure-cards.ts';
import { measureLoad } from './measure/measure-load.ts';
import { measureMap } from './measure/measure-map.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const folders = positionals.length > 0 ? positionals : [join(import.meta.dirname, '../build')];
const builds = new Map<string, Measured>(folders.map((folder) => [folder, new Map()]));

try {
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [build, measured] of builds)
      await withStudio(
        { ...largeCards(), 'large/maps/large.yaml': largeMap() },
        async (page, url) => {
          await measureMap(page, url, measured);
          await measureLoad(page, url, build, measured);
          await measureCards(page, url, measured);
        },
        build,
      );
} finally {
  // Also of what was measured before something went wrong.
  tell(builds);
}
