// The folder opened by `railwright studio`, over HTTP from the same address as the page.
import type { Hello } from '@railwright/server/protocol';
import { said } from '../words/words.ts';
import { serverHistory } from './server-history.ts';
import type {
  FileText,
  Listing,
  Playtests,
  Publication,
  Publishing,
  Store,
  StoreChange,
  StoreEvents,
  WriteResult,
} from './store.ts';

interface Session {
  readonly start: string;
  readonly token: string;
  readonly name: string;
  readonly folder: string;
  readonly writable: boolean;
  readonly reason?: string;
  readonly playtests?: string;
  readonly publishing?: Omit<Publishing, 'publish'>;
}

interface ServerListing {
  readonly files: readonly { readonly path: string; readonly version?: string }[];
  readonly skipped: readonly { readonly path: string; readonly reason: string }[];
}

const REASONS: Readonly<Record<string, string>> = {
  link: /* @wc-include */ 'a link; links are not followed',
  name: /* @wc-include */ 'its name has characters that are not allowed in content',
  kind: /* @wc-include */ 'not a type of file used in content',
  'not-a-file': /* @wc-include */ 'not a regular file',
  unreadable: /* @wc-include */ 'it cannot be read',
  'too-deep': /* @wc-include */ 'nested too deeply in folders',
};

export class ServerStore implements Store {
  readonly kind = 'server';
  readonly title: string;
  readonly readOnly: string | undefined;
  readonly playtests: Playtests | undefined;
  readonly publishing: Publishing | undefined;
  readonly history = serverHistory((url, init) => this.#send(url, init), messageOf);
  #session: Session;
  readonly #client = crypto.randomUUID();

  constructor(session: Session) {
    this.#session = session;
    this.title = session.folder;
    this.readOnly = session.writable ? undefined : said(session.reason ?? 'The folder is read-only.');
    const place = session.playtests;
    this.playtests = place === undefined ? undefined : { place, play: this.#play, stop: this.#stop };
    this.publishing = session.publishing && { ...session.publishing, publish: this.#publish };
  }

  async list(): Promise<Listing> {
    const answer = await fetch('/api/files');
    if (!answer.ok) throw new Error(await messageOf(answer));
    const { files, skipped } = (await answer.json()) as ServerListing;
    return {
      files,
      foreign: skipped.map(({ path, reason }) => ({ path, reason: REASONS[reason] ?? reason })),
    };
  }

  async texts(): Promise<ReadonlyMap<string, FileText>> {
    const answer = await fetch('/api/texts');
    if (!answer.ok) throw new Error(await messageOf(answer));
    const lines = (await answer.text()).split('\n').filter((line) => line !== '');
    return new Map(
      lines.map((line) => {
        const { path, text, version } = JSON.parse(line) as FileText & { readonly path: string };
        return [path, { text, version }];
      }),
    );
  }

  async read(path: string): Promise<FileText> {
    const answer = await fetch(fileUrl(path), { cache: 'no-cache' });
    if (!answer.ok) throw new Error(await messageOf(answer));
    const bytes = await answer.arrayBuffer();
    return { text: decode(bytes), version: (answer.headers.get('etag') ?? '').replaceAll('"', '') };
  }

  async bytes(path: string): Promise<Uint8Array> {
    const answer = await fetch(fileUrl(path), { cache: 'no-cache' });
    if (!answer.ok) throw new Error(await messageOf(answer));
    return new Uint8Array(await answer.arrayBuffer());
  }

  write(path: string, text: string, base: string | undefined): Promise<WriteResult> {
    return this.#put(path, text, base);
  }

  add(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<WriteResult> {
    return this.#put(path, bytes, undefined);
  }

  remove(path: string, version: string): Promise<WriteResult> {
    return this.#change(path, { method: 'DELETE', headers: basedOn(version) }, true);
  }

  #put(path: string, body: string | Uint8Array<ArrayBuffer>, base: string | undefined): Promise<WriteResult> {
    return this.#change(path, { method: 'PUT', headers: basedOn(base), body }, typeof body === 'string');
  }

  async #change(path: string, { headers, ...rest }: RequestInit, isText: boolean): Promise<WriteResult> {
    try {
      const answer = await this.#send(fileUrl(path), {
        ...rest,
        headers: { ...(headers as Record<string, string>), 'X-Railwright-Client': this.#client },
      });
      if (!answer.ok) return await refusal(answer, isText);
      const { version = '' } = (await answer.json()) as { version?: string };
      return { ok: true, version };
    } catch {
      return { ok: false, reason: 'away', message: 'The server does not respond.' };
    }
  }

  watch(events: StoreEvents): () => void {
    const source = new EventSource('/api/events');
    source.addEventListener('hello', (event) => {
      const { start } = JSON.parse((event as MessageEvent<string>).data) as Hello;
      void this.#greeted(start, events);
    });
    source.addEventListener('change', (event) => {
      const change = JSON.parse((event as MessageEvent<string>).data) as StoreChange & { client?: string };
      if (change.client !== this.#client) events.changed({ path: change.path, version: change.version });
    });
    source.addEventListener('error', () => events.connected(false));
    return () => source.close();
  }

  /** A server that was started again may serve another folder. */
  async #greeted(start: string, events: StoreEvents): Promise<void> {
    const session = start === this.#session.start ? undefined : await fetchSession();
    if (session && session.folder !== this.title) events.replaced(new ServerStore(session));
    else events.connected(true);
  }

  readonly #play: Playtests['play'] = async (job, signal) => {
    const answer = await this.#send('/api/playtests', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(job),
      signal,
    });
    if (!answer.ok || !answer.body) throw new Error(await messageOf(answer));
    return answer.body;
  };

  readonly #stop: Playtests['stop'] = async (id) => {
    await this.#send(`/api/playtests/${encodeURIComponent(id)}`, { method: 'DELETE' });
  };

  readonly #publish: Publishing['publish'] = async (request) => {
    const answer = await this.#send('/api/publications', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (!answer.ok) throw new Error(await messageOf(answer));
    return (await answer.json()) as Publication[];
  };

  async #send(url: string, { headers, ...rest }: RequestInit): Promise<Response> {
    const send = (): Promise<Response> =>
      fetch(url, {
        ...rest,
        headers: { ...(headers as Record<string, string>), 'X-Railwright-Token': this.#session.token },
      });
    const answer = await send();
    if (answer.status !== 403) return answer;
    // The server was restarted and has another token, or even another folder.
    const session = await fetchSession();
    if (!session || session.start === this.#session.start || session.folder !== this.title) return answer;
    this.#session = session;
    return send();
  }
}

/** The store of the page's server; undefined if it is not a studio server. */
export async function openServer(): Promise<ServerStore | undefined> {
  const session = await fetchSession();
  return session && new ServerStore(session);
}

async function fetchSession(): Promise<Session | undefined> {
  try {
    const answer = await fetch('/api/session');
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined;
    const session = (await answer.json()) as Partial<Session>;
    return typeof session.token === 'string' && typeof session.start === 'string'
      ? (session as Session)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A picture that is there already is no text. */
async function refusal(answer: Response, isText: boolean): Promise<WriteResult> {
  const body = (await answer.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
    current?: { version: string; base64: string } | null;
  };
  if (body.code === 'conflict' || body.code === 'exists') {
    const { current } = body;
    if (!current || !isText) return { ok: false, reason: 'conflict', current: null };
    const bytes = Uint8Array.from(atob(current.base64), (letter) => letter.charCodeAt(0));
    return { ok: false, reason: 'conflict', current: { text: decode(bytes), version: current.version } };
  }
  return { ok: false, reason: 'refused', message: toldBy(body, answer) };
}

async function messageOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as { message?: string };
  return toldBy(body, answer);
}

/** Servers speak English. */
function toldBy({ message }: { readonly message?: string }, { status }: Response): string {
  return message === undefined ? `The server answered ${status}.` : said(message);
}

/** What a change is based on; undefined for a new file. */
function basedOn(version: string | undefined): Record<string, string> {
  return version === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${version}"` };
}

function fileUrl(path: string): string {
  return `/api/file?path=${encodeURIComponent(path)}`;
}

// Bytes that are not UTF-8 would be lost on saving, so such a file is not opened at all.
function decode(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error('The file is not UTF-8 text, so it is not opened: saving it would lose bytes.');
  }
}
