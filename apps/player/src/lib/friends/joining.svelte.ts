// The way of a guest to a table without a server: an invitation, the answer to it, and the table once the host has the answer.
import { parseTableFragment, tableFragment } from '@railwright/table/protocol';
import { isStun, readCode, writeCode, type CodeProblem, type Invitation } from '../peer/codes.ts';
import { answer, hasPeers, type Peer } from '../peer/peer.ts';
import type { Pipe } from '../peer/pipe.ts';
import { isRelay } from '../peer/relay.ts';
import { Line } from '../remote/line.ts';
import { loadVisitWords, Visit } from '../remote/visit.svelte.ts';
import { settings } from '../view/settings.svelte.ts';
import { linePipe, TABLE_LIMITS } from './pipe-line.ts';
import { relayWay } from './relay-way.ts';
import { isAgreed, isUsed, markAgreed, markUsed } from './used.ts';
import { friendWords, WORDS } from './words.ts';

/**
 * `asking` for an invitation; `choosing` whether a server may be asked; `answering`; `waiting` until the host has the answer; `there`.
 */
type JoinState = 'asking' | 'choosing' | 'answering' | 'waiting' | 'there';
/** Why it does not go on; `answer`: it is an answer; `no-peers`: the browser cannot. */
export type JoinProblem = CodeProblem | 'answer' | 'used' | 'no-peers';

/** A link to a seat that names a relay. */
interface RelayLink {
  readonly table: string;
  readonly secret: string;
  readonly relay: string;
  readonly stun: string | undefined;
}

/** Opens an invitation, the place for one, or a link that names a relay. */
export async function join(url: URL): Promise<Joining> {
  await Promise.all([loadVisitWords(), WORDS.load(settings.language).catch(() => undefined)]);
  const joining = new Joining();
  if (url.hash.startsWith('#table=')) {
    joining.dial(url.hash);
    return joining;
  }
  const text = decodeURIComponent(url.hash.slice('#invite='.length));
  if (text !== '') joining.take(text);
  return joining;
}

export class Joining {
  readonly kind = 'join';
  #state = $state<JoinState>('asking');
  #problem = $state<JoinProblem>();
  #invitation: Invitation | undefined;
  #link: RelayLink | undefined;
  #answer = $state('');
  #peer: Peer | undefined;
  #visit = $state.raw<Visit>();

  get state(): JoinState {
    return this.#state;
  }
  get problem(): JoinProblem | undefined {
    return this.#problem;
  }
  /** The server that the host asks, if there is one. */
  get stun(): string | undefined {
    return this.#link?.stun ?? this.#invitation?.stun;
  }
  /** The code for the host. */
  get answer(): string {
    return this.#answer;
  }
  get visit(): Visit | undefined {
    return this.#visit;
  }

  /** Takes an invitation, as a code or a link. */
  take(text: string): void {
    const code = readCode(text);
    if (typeof code === 'string') this.#fail(code);
    else if (code.kind === 'answer') this.#fail('answer');
    else if (isUsed(code.id)) this.#fail('used');
    else if (!hasPeers()) this.#fail('no-peers');
    else {
      this.#problem = undefined;
      this.#invitation = code;
      if (code.stun === undefined) void this.reply(undefined);
      else this.#state = 'choosing';
    }
  }

  /** Takes the fragment of a link that names a relay. */
  dial(fragment: string): void {
    const link = parseTableFragment(fragment);
    const named = new URLSearchParams(fragment.slice(1));
    const relay = named.get('relay') ?? '';
    const stun = named.get('stun') ?? undefined;
    if (!link || !isRelay(relay) || (stun !== undefined && !isStun(stun))) this.#fail('damaged');
    else if (!hasPeers()) this.#fail('no-peers');
    else {
      this.#link = { ...link, relay, stun };
      if (stun === undefined || isAgreed(stun)) void this.reply(stun);
      else this.#state = 'choosing';
    }
  }

  /** Goes on; `stun` is asked for the address of this browser on the internet. */
  async reply(stun: string | undefined): Promise<void> {
    if (this.#link) {
      this.#come(this.#link, stun);
      return;
    }
    const invitation = this.#invitation;
    if (!invitation) return;
    this.#state = 'answering';
    try {
      const peer = await answer(invitation.side, stun, TABLE_LIMITS);
      this.#peer = peer;
      const { table, id } = invitation;
      this.#answer = writeCode({ kind: 'answer', table, id, side: peer.side });
      this.#state = 'waiting';
      this.#enter(invitation, await peer.pipe);
    } catch {
      this.#fail('damaged');
    }
  }

  close(): void {
    removeEventListener('beforeunload', this.#warn);
    this.#visit?.close();
    this.#peer?.close();
  }

  #fail(problem: JoinProblem): void {
    this.#problem = problem;
    this.#state = 'asking';
  }

  #enter({ id, table, secret }: Invitation, pipe: Pipe): void {
    markUsed(id);
    addEventListener('beforeunload', this.#warn);
    const line = new Line(
      (text) => pipe.send(text),
      () => pipe.close(),
    );
    // There is one way, and no other after it.
    let way: Line | undefined = line;
    const link = new URL(tableFragment(table, secret), location.href);
    const open = (): Line | undefined => {
      const taken = way;
      way = undefined;
      return taken;
    };
    this.#visit = new Visit(link, open, { about: () => friendWords().invitedSeat });
    this.#state = 'there';
    linePipe(line, pipe, () => removeEventListener('beforeunload', this.#warn));
  }

  /** The relay finds the table's page each time anew. */
  #come({ table, secret, relay }: RelayLink, stun: string | undefined): void {
    if (stun !== undefined) markAgreed(stun);
    const link = new URL(tableFragment(table, secret), location.href);
    this.#visit = new Visit(link, () => relayWay(relay, secret, stun));
    this.#state = 'there';
  }

  /** Whoever leaves needs another invitation to come back. */
  readonly #warn = (event: BeforeUnloadEvent): void => event.preventDefault();
}
