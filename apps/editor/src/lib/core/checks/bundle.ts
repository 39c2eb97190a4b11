// A setup with everything that a game of it needs, for the player. Runs in the worker that checks content.
import {
  listSetups,
  makeBundle,
  marketPool,
  pictureNamed,
  picturesIn,
  playLooks,
  resolveSetup,
  strategiesFor,
  type BundlePictures,
  type Content,
  type Diagnostic,
  type Looks,
  type Resolution,
} from '@railwright/content';
import { bundledRules } from '@railwright/content/rules-text';
import { missedPacks } from '../content/missed-packs.ts';

/** A setup to assemble: `setup` is `pack/id`; with only `map`, the first setup that can be played on it. */
export interface PlayWish {
  readonly setup?: string;
  /** `pack/id`, instead of the setup's own. */
  readonly map?: string;
  readonly pictures?: BundlePictures;
}

/** Which pictures the cards and the map of a setup show, and where they are. */
export interface SetupPictures {
  readonly looks: Looks;
  /** Paths by the names that looks use. */
  readonly paths: ReadonlyMap<string, string>;
}

export type Bundled =
  | {
      readonly kind: 'bundled';
      readonly hash: string;
      readonly json: string;
      readonly pictures?: SetupPictures;
    }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

export function bundled(content: Content, wish: PlayWish): Bundled {
  const resolution = resolveWish(content, wish);
  if (!resolution.ok) return { kind: 'refused', diagnostics: resolution.diagnostics };
  const missed = missedPacks(content, resolution.setup.id);
  if (missed.length > 0) return { kind: 'refused', diagnostics: missed };
  const { setup } = resolution;
  const rules = bundledRules(content, setup);
  const pool = marketPool(content, setup);
  const made = makeBundle(setup, strategiesFor(content, setup), wish.pictures, rules, pool);
  const looks = playLooks(content, setup);
  const paths = looks ? pathsOf(content, looks) : new Map<string, string>();
  return {
    kind: 'bundled',
    hash: made.hash,
    json: JSON.stringify(made),
    ...(looks && paths.size > 0 && { pictures: { looks, paths } }),
  };
}

/** Of the pictures that looks name, as far as there are such files. */
export function pathsOf(content: Content, looks: Looks): Map<string, string> {
  const cells = Object.values(looks.terrains).flatMap(({ picture }) => {
    const file = pictureNamed(content, picture);
    return file ? [[picture, file] as const] : [];
  });
  return new Map([...picturesIn(content, looks), ...cells].map(([key, { path }]) => [key, path]));
}

/** A map without its own setup is played with those of its pack, then with any other of the game, simple ones first. */
export function resolveWish(content: Content, { setup, map }: PlayWish): Resolution {
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
