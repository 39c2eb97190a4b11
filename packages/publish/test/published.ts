// Kits of shipped setups, and their files with pictures that cost nothing: the drawings themselves.
import { fileURLToPath } from 'node:url';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import {
  makeKit,
  type Edition,
  type Kit,
  type KitOptions,
  type PublishedFile,
  type Target,
  type Tools,
} from '../src/index.ts';

/** The shipped packs. */
export const content = await loadContent([
  folderSource(fileURLToPath(new URL('../../../content', import.meta.url))),
]);

/** The kit of a shipped setup, in English unless the options say otherwise. */
export function kitOf(id: string, options: Partial<KitOptions> = {}): Kit {
  const resolution = resolveSetup(content, id);
  if (!resolution.ok) throw new Error(resolution.diagnostics[0]?.message);
  return makeKit(content, resolution.setup, { language: 'en', ...options });
}

/** The same with a power for each seat and three kinds of token of its own. */
export function withMoreOwn(kit: Kit): Kit {
  const [card, token] = [kit.cards[0]?.id ?? '', kit.tokens[0]?.svg ?? ''];
  const seats = Array.from({ length: kit.seats }, (_, seat) => seat);
  const power = (seat: number) => ({
    id: `power-${seat + 1}`,
    title: 'Powers',
    seat,
    cards: [{ card, count: 1 }],
    hidden: false,
  });
  const own = (seat: number) =>
    ['crane', 'depot', 'tower'].map((title) => ({
      id: `token-${seat + 1}-${title}`,
      title,
      svg: token,
      seat,
    }));
  return {
    ...kit,
    piles: [...kit.piles, ...seats.map(power)],
    tokens: [...kit.tokens, ...seats.flatMap(own)],
  };
}

/** The places of the built player, with a script that looks like them. */
export const PLAYER = [
  '<!doctype html><html lang="en"><head><title>Railwright</title>',
  '<script type="application/json" id="railwright-setups"></script></head>',
  '<body><script>const look = "<title>Railwright</title>";</script></body></html>',
].join('\n');

export const tools: Tools = {
  png: async (svg, width) => Promise.resolve(new TextEncoder().encode(`${width} ${svg}`)),
  pdf: async (svgs) => Promise.resolve(new TextEncoder().encode(svgs.join('\n'))),
  href: async (svg, width) =>
    Promise.resolve(`data:image/png;base64,${Buffer.from(`${width} ${svg}`).toString('base64')}`),
  warn: (sentence) => {
    throw new Error(sentence);
  },
  player: async () => Promise.resolve(PLAYER),
};

/** The files of a target by their paths. */
export async function filesOf(
  target: Target,
  kits: readonly Kit[],
  more: Partial<Edition> = {},
): Promise<Map<string, PublishedFile['data']>> {
  const files = new Map<string, PublishedFile['data']>();
  const edition: Edition = { content, kits, local: 'file:///home/me/published/', tools, ...more };
  for await (const { path, data } of target.publish(edition)) {
    if (files.has(path)) throw new Error(`${path} is published twice.`);
    files.set(path, data);
  }
  return files;
}
