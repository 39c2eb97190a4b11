// Which screen there is, and the ways between them. The address says where one is: `?bundle=`, `?game=` (one kept in this
// browser), `?record=` with `&at=` for a position.
import {
  checkRecordEnd,
  checkRecordHeader,
  isRecordProblem,
  parseRecord,
  type GameRecord,
} from '@railwright/engine';
import {
  BUNDLE_FOLDER,
  loadBundle,
  loadCatalog,
  NO_CATALOG,
  parseBundle,
  type Bundle,
  type Catalog,
  type CatalogEntry,
  type CatalogFile,
} from './bundle/catalog.ts';
import { loadGame } from './games/load-game.ts';
import { bundleInLink, recordInLink } from './play/record-link.ts';
import { randomSeed } from './play/bot-client.ts';
import { keptBundle, listSavedGames, readSavedGame, tidyGames } from './play/saved-games.ts';
import { distinctNames, type SeatSetup } from './play/seats.ts';
import { Session } from './play/session.svelte.ts';
import { words } from './text/words.svelte.ts';

type Screen = 'loading' | 'home' | 'form' | 'table';

/** A bundle that another page of this origin has put into the browser's storage, by its hash. */
const KEPT = 'kept:';

class App {
  #screen = $state<Screen>('loading');
  #catalog = $state.raw(NO_CATALOG);
  #bundle = $state.raw<Bundle>();
  #entry = $state.raw<CatalogEntry>();
  #session = $state.raw<Session>();
  #message = $state('');
  /** Counts what was asked for: of two games begun by a double click, or one left before it was there, only the last counts. */
  #asked = 0;

  get screen(): Screen {
    return this.#screen;
  }
  get catalog(): Catalog {
    return this.#catalog;
  }
  get bundle(): Bundle | undefined {
    return this.#bundle;
  }
  get entry(): CatalogEntry | undefined {
    return this.#entry;
  }
  get session(): Session | undefined {
    return this.#session;
  }
  /** What went wrong last, for people. */
  get message(): string {
    return this.#message;
  }

  /** Shows what an address says. */
  async open(url: URL): Promise<void> {
    this.#message = '';
    this.#leave();
    if (this.#catalog === NO_CATALOG) this.#catalog = await loadCatalog().catch(() => NO_CATALOG);
    const query = url.searchParams;
    const [game, bundle, record] = [query.get('game'), query.get('bundle'), query.get('record')];
    if (game !== null && (await this.#openSaved(game))) return;
    const carried = await bundleInLink(url);
    const parsed = carried === undefined ? undefined : parseBundle(carried);
    if (parsed?.ok) this.#bundle = parsed.bundle;
    const linked = await recordInLink(url);
    const at = query.get('at') ?? undefined;
    if (linked !== undefined && (await this.#openRecord(linked, at === undefined ? at : Number(at)))) return;
    if (record !== null && (await this.#openRecordAt(record, query.get('at')))) return;
    if (bundle !== null && (await this.#openBundleAt(bundle))) return;
    if (linked === undefined && parsed?.ok) return this.#form(parsed.bundle);
    if (parsed && !parsed.ok) this.#message = parsed.message;
    this.#screen = 'home';
  }

  goHome(): void {
    this.#leave();
    this.#message = '';
    this.#screen = 'home';
    address('');
  }

  /** Opens a setup; by the rules it names itself, with a market by chance, unless told which. */
  async choose(entry: CatalogEntry, wanted?: CatalogFile): Promise<void> {
    const own = entry.bundles.filter(({ rules }) => rules === entry.bundles[0]?.rules);
    const file = (wanted ?? own[Math.floor(Math.random() * own.length)])?.file;
    if (file === undefined) return;
    const url = BUNDLE_FOLDER + file;
    if (await this.#openBundleAt(url)) address(`?bundle=${encodeURIComponent(url)}`);
  }

  async play(bundle: Bundle, seats: readonly SeatSetup[]): Promise<void> {
    const asked = ++this.#asked;
    tidyGames();
    const session = await this.#lay(newGameName(), bundle, seats, randomSeed());
    if (session && asked === this.#asked) this.#begin(session);
  }

  /** A new game that goes on from where another one is looked at. */
  async playOn(from: Session, seats: readonly SeatSetup[]): Promise<void> {
    const asked = ++this.#asked;
    const { at } = from;
    const { seed, choices } = from.record();
    const session = await this.#lay(newGameName(), from.bundle, seats, seed);
    if (!session || asked !== this.#asked) return;
    session.restore(choices.slice(0, at));
    this.#begin(session);
  }

  resume(id: string): void {
    address(`?game=${id}`);
    void this.#openSaved(id);
  }

  async openFile(file: File): Promise<void> {
    const text = await file.text();
    const bundle = parseBundle(text);
    if (bundle.ok) {
      this.#form(bundle.bundle);
      return;
    }
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.#refuse(words().file.noRecord);
      return;
    }
    const looksLikeBundle = typeof value === 'object' && value !== null && Object.hasOwn(value, 'definition');
    if (looksLikeBundle) this.#refuse(bundle.message);
    else await this.#openRecord(value);
  }

  async #openSaved(id: string): Promise<boolean> {
    const saved = readSavedGame(id);
    if (!saved) return false;
    const kept = keptBundle(saved.bundle);
    const parsed = kept === undefined ? undefined : parseBundle(kept);
    const bundle = parsed?.ok ? parsed.bundle : await this.#findBundle(saved.record);
    if (!bundle)
      return this.#refuse(parsed && !parsed.ok ? parsed.message : words().file.noBundle(saved.title));
    const session = await this.#lay(saved.id, bundle, saved.seats, saved.record.seed);
    if (!session) return false;
    const problem = session.restore(saved.record.choices);
    if (problem !== undefined) this.#message = problem;
    this.#sit(session);
    session.start();
    return true;
  }

  async #openRecordAt(url: string, at: string | null): Promise<boolean> {
    try {
      const response = await fetch(url);
      return await this.#openRecord(await response.json(), at === null ? undefined : Number(at));
    } catch (error) {
      return this.#refuse(`${url}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async #openRecord(value: unknown, at?: number): Promise<boolean> {
    const record = parseRecord(value);
    if (isRecordProblem(record)) return this.#refuse(`${words().file.noRecord} ${record.message}`);
    const bundle = await this.#findBundle(record);
    if (!bundle) return this.#refuse(words().file.noBundle(record.setup));
    const names = Array.from(
      { length: record.seats },
      (_, i) => record.players?.[i] ?? words().form.player(i + 1),
    );
    const seats = distinctNames(names).map((name) => ({ name }));
    const session = await this.#lay(newGameName(), bundle, seats, record.seed);
    if (!session) return false;
    const { definition, hash, options } = bundle;
    const content = { setup: definition.setup, content: hash, options };
    const problem =
      checkRecordHeader(session.game, content, record)?.message ??
      session.restore(record.choices) ??
      checkRecordEnd(session.game, session.state, record)?.message;
    if (problem !== undefined) return this.#refuse(problem);
    this.#sit(session);
    session.look(at);
    return true;
  }

  /** The bundle a record was played by: the open one, one kept here, or a shipped one. */
  async #findBundle({ content, setup }: GameRecord): Promise<Bundle | undefined> {
    if (this.#bundle?.hash === content) return this.#bundle;
    const kept = keptBundle(content);
    const parsed = kept === undefined ? undefined : parseBundle(kept);
    if (parsed?.ok) return parsed.bundle;
    const entry = this.#catalog.setups.find(({ id }) => id === setup);
    const file = (entry?.bundles.find(({ hash }) => hash === content) ?? entry?.bundles[0])?.file;
    if (file === undefined) return undefined;
    const loaded = await loadBundle(BUNDLE_FOLDER + file);
    return loaded.ok ? loaded.bundle : undefined;
  }

  async #openBundleAt(url: string): Promise<boolean> {
    const loaded = url.startsWith(KEPT)
      ? parseBundle(keptBundle(url.slice(KEPT.length)) ?? '')
      : await loadBundle(url);
    if (!loaded.ok) return this.#refuse(loaded.message);
    this.#form(loaded.bundle);
    return true;
  }

  #form(bundle: Bundle): void {
    this.#leave();
    this.#message = '';
    this.#bundle = bundle;
    this.#entry = this.#catalog.setups.find(({ bundles }) =>
      bundles.some(({ hash }) => hash === bundle.hash),
    );
    this.#screen = 'form';
  }

  /** A game of this bundle; undefined, with a message, when its definition does not hold together. */
  async #lay(
    id: string,
    bundle: Bundle,
    seats: readonly SeatSetup[],
    seed: number,
  ): Promise<Session | undefined> {
    try {
      return new Session(id, bundle, await loadGame(bundle.definition.game), seats, seed);
    } catch (error) {
      this.#refuse(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  #begin(session: Session): void {
    this.#sit(session);
    address(`?game=${session.id}`);
    session.start();
  }

  #sit(session: Session): void {
    this.#leave();
    this.#bundle = session.bundle;
    this.#session = session;
    this.#screen = 'table';
  }

  #leave(): void {
    this.#asked++;
    this.#session?.close();
    this.#session = undefined;
  }

  #refuse(message: string): false {
    this.#message = message;
    if (this.#screen !== 'form') this.#screen = 'home';
    return false;
  }
}

function address(query: string): void {
  history.pushState({}, '', query === '' ? location.pathname : query);
}

/** A name for a game that no other game in this browser has. */
function newGameName(): string {
  const taken = new Set(listSavedGames().map(({ id }) => id));
  for (;;) {
    const name = randomSeed().toString(36);
    if (!taken.has(name)) return name;
  }
}

export const app = new App();
