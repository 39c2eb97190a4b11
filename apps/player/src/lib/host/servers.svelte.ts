// The servers that this browser has been told to use for tables that it holds; none until somebody has named one.
import { isStun } from '../peer/codes.ts';
import { isRelay } from '../peer/relay.ts';
import { put, storage } from '../play/saved-games.ts';

/** The address of a server. */
export class Named {
  readonly #key: string;
  /** Whether a text is such an address. */
  readonly isOne: (text: string) => boolean;
  #address = $state('');

  constructor(key: string, isOne: (text: string) => boolean) {
    this.#key = key;
    this.isOne = isOne;
    this.#address = storage().getItem(key) ?? '';
  }

  get address(): string | undefined {
    return this.isOne(this.#address) ? this.#address : undefined;
  }
  /** Empty for none. */
  name(address: string): void {
    this.#address = address;
    if (address === '') storage().removeItem(this.#key);
    else put(this.#key, address);
  }
}

/** Tells both sides their address on the internet. */
export const stun = new Named('railwright.player.stun', isStun);
/** Carries the codes of both sides. */
export const relay = new Named('railwright.player.relay', isRelay);
