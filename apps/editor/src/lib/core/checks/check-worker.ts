// Checks content outside the page: the checks of `railwright validate`, in a worker, so that drawing never waits for them. Setups are
// assembled and cards tested here too, as the page itself may not compile the schema validators.
import {
  createCache,
  listSetups,
  loadContent,
  makeBundle,
  memorySource,
  resolveSetup,
  strategiesFor,
} from '@railwright/content';
import type { Content, Resolution } from '@railwright/content';
import { missedPacks, SHIPPED_FOLDER, withShipped } from '../content/with-shipped.ts';
import { shippedFiles } from '../content/shipped.ts';
import { answerCards } from './card-answers.ts';
import type { CardAnswer, CardRequest } from './card-messages.ts';
import type { CheckAnswer, CheckRequest, Files, PlayWish } from './messages.ts';
import { findTables } from './tables.ts';

// One after another, since they share the files read.
let last = Promise.resolve();
self.addEventListener('message', (event: MessageEvent<CheckRequest | CardRequest>) => {
  last = last.then(async () => self.postMessage(await answer(event.data)));
});

// Files that have not changed since the last check are not read again.
const cache = createCache();

async function answer(request: CheckRequest | CardRequest): Promise<CheckAnswer | CardAnswer> {
  if (request.kind === 'tests' || request.kind === 'table') return answerCards(request, cache);
  const { run } = request;
  try {
    const content = await load(request.files);
    if (request.kind === 'bundle') return bundle(run, content, request.wish);
    if (request.kind === 'tables')
      return {
        run,
        kind: 'tables',
        tables: await findTables(content, request.wish, (path, text) =>
          load([...request.files, [path, text]]),
        ),
      };
    const own = content.diagnostics.filter(({ file }) => !file.startsWith(SHIPPED_FOLDER));
    return { run, kind: 'checked', diagnostics: own };
  } catch (error) {
    return { run, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function load(files: Files): Promise<Content> {
  return loadContent(memorySource(Object.fromEntries(withShipped(files, await shippedFiles()))), { cache });
}

function bundle(run: number, content: Content, wish: PlayWish): CheckAnswer {
  const resolution = resolve(content, wish);
  if (!resolution.ok) return { run, kind: 'refused', diagnostics: resolution.diagnostics };
  const missed = missedPacks(content, resolution.setup.id);
  if (missed.length > 0) return { run, kind: 'refused', diagnostics: missed };
  const made = makeBundle(resolution.setup, strategiesFor(content, resolution.setup));
  return { run, kind: 'bundled', hash: made.hash, json: JSON.stringify(made) };
}

// A map without its own setup is played with those of its pack, then with any other of the game, simple ones first.
function resolve(content: Content, { setup, map }: PlayWish): Resolution {
  const options = map === undefined ? {} : { map };
  if (setup !== undefined) return resolveSetup(content, setup, options);
  const pack = map?.split('/')[0] ?? '';
  const game = content.packs.find(({ id }) => id === pack)?.game;
  const rank = (id: string): number =>
    (id.startsWith(`${pack}/`) ? 0 : 2) + (id.endsWith('-beginners') ? 0 : 1);
  const candidates = listSetups(content)
    .filter((one) => one.game === game)
    .sort((a, b) => rank(a.id) - rank(b.id));
  const tried = candidates.map(({ id }) => resolveSetup(content, id, options));
  return tried.find(({ ok }) => ok) ?? tried[0] ?? resolveSetup(content, '?', options);
}
