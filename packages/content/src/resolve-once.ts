// Setups as they are, put together for the engine: once a library, whoever asks.
import { gameNamed } from './game-named.ts';
import { readOnce } from './packs/read-once.ts';

/** The result is undefined where the setup cannot be played. */
export const resolveOnce = readOnce((setup, library, sink) => {
  const pack = library.packs.get(setup.pack);
  return pack && gameNamed(pack.game)?.resolve(setup, {}, library, sink);
});
