// Plays the current content: including unsaved changes, it becomes a bundle that the player next to the studio finds in the browser's
// storage.
import { toast } from '../../core/browser/toast.ts';
import { homeLink } from '../../core/links.ts';
import type { Diagnostic } from '@railwright/content';
import type { PlayWish } from '../../core/checks/bundle.ts';
import { keptStorage } from '../../core/browser/kept.ts';
import type { smallPictures } from '../../core/pictures/strips.ts';
import { bundleOf } from '../../core/project/assembled.ts';

/** Why no game could be started. */
export type PlayTrouble =
  | { readonly kind: 'errors'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'no-player'; readonly address: string }
  /** The browser blocked opening a page. */
  | { readonly kind: 'blocked'; readonly address: string }
  | { readonly kind: 'failed'; readonly message: string };

type Where = 'beside' | 'here';

/** The bundle for the player. */
const KEY = 'railwright.player.bundle.';
const OURS = 'railwright.studio.bundles';
const MOST_BUNDLES = 12;

class Play {
  busy = $state(false);
  trouble = $state.raw<PlayTrouble | undefined>(undefined);

  /** In a new page, or in place of this one. */
  async start(wish: PlayWish, where: Where = 'beside'): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = await this.#start(wish, where);
    this.busy = false;
  }

  /** Opens a game for review, after `at` choices; `packed` is its record in the form of links. */
  async replay(
    bundle: { readonly hash: string; readonly json: string },
    packed: string,
    at?: number,
  ): Promise<void> {
    const player = playerAddress();
    this.trouble = (await isThere(player))
      ? openPlayer(bundle, `${player}${at === undefined ? '' : `?at=${at}`}#game=${packed}`, 'beside')
      : { kind: 'no-player', address: player };
  }

  dismiss(): void {
    this.trouble = undefined;
  }

  async #start(wish: PlayWish, where: Where): Promise<PlayTrouble | undefined> {
    const player = playerAddress();
    const [answer, there] = await Promise.all([bundleOf(wish), isThere(player)]);
    if (answer.kind === 'failed') return answer;
    if (answer.kind === 'refused') return { kind: 'errors', diagnostics: answer.diagnostics };
    if (!there) return { kind: 'no-player', address: player };
    const { pictures } = answer;
    const small =
      pictures && (await smaller(pictures, wish.setup ?? wish.map ?? /* @wc-include */ 'this setup'));
    for (const sentence of small?.missing ?? []) toast.warning(sentence);
    const illustrated = small ? await bundleOf({ ...wish, pictures: small.pictures }) : answer;
    const bundle = illustrated.kind === 'bundled' ? illustrated : answer;
    return openPlayer(bundle, `${player}?bundle=kept:${bundle.hash}`, where);
  }
}

/** Few setups have pictures. */
async function smaller(...given: Parameters<typeof smallPictures>): ReturnType<typeof smallPictures> {
  return (await import('../../core/pictures/strips.ts')).smallPictures(...given);
}

const playerAddress = (): string => new URL(`${homeLink()}play/`, location.href).href;

function openPlayer(
  { hash, json }: { readonly hash: string; readonly json: string },
  address: string,
  where: Where,
): PlayTrouble | undefined {
  if (!keepBundle(hash, json))
    return { kind: 'failed', message: 'The browser has no space to pass the game to the player.' };
  if (where === 'here') {
    location.assign(address);
    return undefined;
  }
  return window.open(address, '_blank') ? undefined : { kind: 'blocked', address };
}

// Some servers answer any address with the studio's own HTML page, so this asks for the player's manifest.
async function isThere(player: string): Promise<boolean> {
  try {
    const answer = await fetch(`${player}manifest.webmanifest`, { method: 'HEAD' });
    return answer.ok && !answer.headers.get('content-type')?.includes('html');
  } catch {
    return false;
  }
}

// Earlier bundles are removed if there are many, or no space; games in progress keep their own copies.
function keepBundle(hash: string, json: string): boolean {
  const localStorage = keptStorage();
  if (!localStorage) return false;
  const ours = (localStorage.getItem(OURS) ?? '').split(' ').filter((one) => one !== '' && one !== hash);
  while (ours.length >= MOST_BUNDLES) localStorage.removeItem(KEY + ours.shift());
  for (;;) {
    try {
      localStorage.setItem(KEY + hash, json);
      localStorage.setItem(OURS, [...ours, hash].join(' '));
      return true;
    } catch {
      const oldest = ours.shift();
      if (oldest === undefined) return false;
      localStorage.removeItem(KEY + oldest);
    }
  }
}

export const play = new Play();
