// A table that this page holds: the people who are invited to it, and those who have come.
import type { TableHead, Tables } from '@railwright/table';
import { readCode, writeCode, type Answer, type CodeProblem, type Invitation } from '../peer/codes.ts';
import { offer, type OfferingPeer } from '../peer/peer.ts';
import type { Line } from '../remote/line.ts';
import { RelayPost } from './relay-post.svelte.ts';
import { GUEST_LIMITS, ownLine, serveGuest } from './serve.ts';
import { relay, stun } from './servers.svelte.ts';

/** `open` until somebody answers; `reaching` until the browsers have found each other. */
type InvitationState = 'open' | 'reaching' | 'here' | 'failed';

/** Somebody who is invited. */
export class Invited {
  readonly id: string;
  /** A seat, or the number of seats for onlookers. */
  readonly place: number;
  readonly code: string;
  readonly stun: string | undefined;
  readonly peer: OfferingPeer;
  state = $state<InvitationState>('open');

  /** A relay carries it. */
  readonly isRelayed: boolean;

  constructor(invitation: Invitation, place: number, peer: OfferingPeer, isRelayed: boolean) {
    this.isRelayed = isRelayed;
    this.id = invitation.id;
    this.code = writeCode(invitation);
    this.place = place;
    this.stun = invitation.stun;
    this.peer = peer;
  }
}

/** Why a code leads to nobody; `used`: it was taken before; `gone`: what it answers is not open any more. */
export type AnswerProblem = CodeProblem | 'invitation' | 'used' | 'gone' | 'other-table';

/** Invitations that may be open at once; the oldest makes room. */
const MOST_INVITATIONS = 32;

export class HostedTable {
  readonly head: TableHead;
  readonly #tables: Tables;
  /** By seat, then that of onlookers. */
  readonly #secrets: readonly string[];
  #invited = $state.raw<readonly Invited[]>([]);
  #guests = $state(0);
  #relay = $state.raw<RelayPost>();

  constructor(tables: Tables, head: TableHead, secrets: readonly string[]) {
    this.#tables = tables;
    this.head = head;
    this.#secrets = secrets;
  }

  /** Pages in other browsers that are connected. */
  get guests(): number {
    return this.#guests;
  }

  /** The seat of this page: the first one that began without a bot; that of onlookers if there is none. */
  get ownPlace(): number {
    const first = this.head.seats.findIndex(({ bot }) => bot === undefined);
    return first < 0 ? this.head.seats.length : first;
  }

  secret(place: number): string {
    return this.#secrets[place] ?? '';
  }

  /** The line of the page itself. */
  sit(): Line {
    return ownLine(this.#tables);
  }

  /** The relay at which the table waits for guests. */
  get relay(): RelayPost | undefined {
    return this.#relay;
  }
  /** Waits from now on at the one that this browser names, or at none. */
  useRelay(): void {
    const { address } = relay;
    if (this.#relay?.address === address) return;
    this.#relay?.close();
    this.#relay = address === undefined ? undefined : new RelayPost(address, this.#secrets, this);
  }

  /** The newest invitation to a seat that was made to be sent. */
  invitedTo(place: number): Invited | undefined {
    return this.#invited.findLast((one) => one.place === place && !one.isRelayed);
  }

  /**
   * Makes an invitation, and returns its code. Earlier ones stay open.
   * @throws Error if the browser cannot
   */
  async invite(place: number, isRelayed = false): Promise<string> {
    const { address } = stun;
    const peer = await offer(address, GUEST_LIMITS);
    const invitation: Invitation = {
      kind: 'invitation',
      id: crypto.randomUUID().slice(0, 13),
      table: this.head.id,
      secret: this.secret(place),
      ...(address !== undefined && { stun: address }),
      side: peer.side,
    };
    const invited = new Invited(invitation, place, peer, isRelayed);
    for (const old of this.#invited.slice(0, 1 - MOST_INVITATIONS)) old.peer.close();
    this.#invited = [...this.#invited.slice(1 - MOST_INVITATIONS), invited];
    peer.pipe.then(
      (pipe) => {
        invited.state = 'here';
        this.#guests++;
        serveGuest(this.#tables, pipe, () => {
          this.#guests--;
          // Who comes back needs another one.
          this.#invited = this.#invited.filter((one) => one !== invited);
        });
      },
      () => (invited.state = 'failed'),
    );
    return invited.code;
  }

  /** Takes the answer of a guest, whichever invitation it is for. */
  async accept(text: string): Promise<Invited | AnswerProblem> {
    const code = readCode(text);
    if (typeof code === 'string') return code;
    if (code.kind === 'invitation') return 'invitation';
    return this.#accept(code);
  }

  async #accept({ table, id, side }: Answer): Promise<Invited | AnswerProblem> {
    if (table !== this.head.id) return 'other-table';
    const invited = this.#invited.find((one) => one.id === id);
    if (!invited) return 'gone';
    if (invited.state !== 'open') return 'used';
    invited.state = 'reaching';
    try {
      await invited.peer.accept(side);
    } catch {
      invited.state = 'open';
      return 'damaged';
    }
    return invited;
  }
}
