// A table that this page holds, at a relay: whoever has the link of a seat is invited there as often as they come.
import { RelayLine } from '../peer/relay.ts';
import { roomOf, type SealedRoom } from '../peer/seal.ts';

type PostState = 'reaching' | 'there' | 'lost';

/** Milliseconds between two tries to reach the relay, and between two invitations to a seat. */
const AGAIN = 5000;
const PACE = 500;

/** Who makes invitations and takes answers, both as codes. */
interface Inviting {
  invite(place: number, isRelayed: boolean): Promise<string>;
  accept(code: string): Promise<unknown>;
}

export class RelayPost {
  readonly address: string;
  readonly #secrets: readonly string[];
  readonly #inviting: Inviting;
  readonly #last = new Map<SealedRoom, number>();
  #line: RelayLine | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state = $state<PostState>('reaching');
  #isClosed = false;

  /** `secrets` by seat, then that of onlookers. */
  constructor(address: string, secrets: readonly string[], inviting: Inviting) {
    this.address = address;
    this.#secrets = secrets;
    this.#inviting = inviting;
    void this.#open();
  }

  get state(): PostState {
    return this.#state;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#line?.close();
  }

  async #open(): Promise<void> {
    const rooms = await Promise.all(this.#secrets.map(roomOf));
    if (this.#isClosed) return;
    try {
      const line = new RelayLine(this.address, rooms);
      this.#line = line;
      line.onopen = () => (this.#state = 'there');
      line.onclose = () => this.#lose();
      line.onheard = ({ ask, code }, room) => {
        if (code !== undefined) void this.#inviting.accept(code);
        else if (this.#isTime(room)) void this.#invite(rooms.indexOf(room), ask, room);
      };
    } catch {
      this.#lose();
    }
  }

  #lose(): void {
    this.#state = 'lost';
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#open(), AGAIN);
  }

  /** Whoever runs the relay could repeat what a guest has asked. */
  #isTime(room: SealedRoom): boolean {
    const now = performance.now();
    if (now - (this.#last.get(room) ?? -PACE) < PACE) return false;
    this.#last.set(room, now);
    return true;
  }

  async #invite(place: number, ask: string, room: SealedRoom): Promise<void> {
    const code = await this.#inviting.invite(place, true).catch(() => undefined);
    if (code !== undefined) await this.#line?.say(room, { ask, code });
  }
}
