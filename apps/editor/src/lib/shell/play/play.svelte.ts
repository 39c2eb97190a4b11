// Plays what is on the screen: the content as it stands, unsaved changes included, becomes a bundle that the player beside the studio finds
// in the browser's storage.
import { homeLink } from '../../core/links.ts';
import type { Diagnostic } from '@railwright/content';
import type { PlayWish } from '../../core/checks/messages.ts';
import { keptStorage } from '../../core/browser/kept.ts';
import { project } from '../../core/project/project.svelte.ts';

/** What came of wanting to play, when it was not a game. */
export type PlayTrouble =
  | { readonly kind: 'errors'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'no-player'; readonly address: string }
  /** The browser let no page be opened by itself. */
  | { readonly kind: 'blocked'; readonly address: string }
  | { readonly kind: 'failed'; readonly message: string };

type Where = 'beside' | 'here';

/** As the player reads it. */
const KEY = 'railwright.player.bundle.';
const OURS = 'railwright.studio.bundles';
const MOST_BUNDLES = 12;

class Play {
  busy = $state(false);
  trouble = $state.raw<PlayTrouble | undefined>(undefined);

  /** In a page of its own, or in place of this one. */
  async start(wish: PlayWish, where: Where = 'beside'): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = await this.#start(wish, where);
    this.busy = false;
  }

  /** Opens a game that is over, to be looked at; `packed` is its record as links have it. */
  async replay(bundle: { readonly hash: string; readonly json: string }, packed: string): Promise<void> {
    const player = playerAddress();
    this.trouble = (await isThere(player))
      ? openPlayer(bundle, `${player}#game=${packed}`, 'beside')
      : { kind: 'no-player', address: player };
  }

  dismiss(): void {
    this.trouble = undefined;
  }

  async #start(wish: PlayWish, where: Where): Promise<PlayTrouble | undefined> {
    const player = playerAddress();
    const [answer, there] = await Promise.all([project.bundle(wish), isThere(player)]);
    if (answer.kind === 'failed') return answer;
    if (answer.kind === 'refused') return { kind: 'errors', diagnostics: answer.diagnostics };
    if (!there) return { kind: 'no-player', address: player };
    return openPlayer(answer, `${player}?bundle=kept:${answer.hash}`, where);
  }
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

// Some servers answer any address with the studio's own page, but none makes up the player's manifest.
async function isThere(player: string): Promise<boolean> {
  try {
    const answer = await fetch(`${player}manifest.webmanifest`, { method: 'HEAD' });
    return answer.ok && !answer.headers.get('content-type')?.includes('html');
  } catch {
    return false;
  }
}

// Those handed over before go when there are many, or no room; games that were begun keep theirs by themselves.
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
