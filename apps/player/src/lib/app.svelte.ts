// The screen that is shown, and how to get from one to another. The address says where the user is: `?bundle=`, `?game=` (one kept in
// this browser), `?record=` with `&at=` for a position.
import { isRecordProblem, parseRecord, type GameRecord } from '@railwright/engine';
import { address, asked } from './address.ts';
import { addressOf, firstBundle, type Carried, type Wanted } from './bundle/carried.ts';
import {
  carryCatalog,
  loadCatalog,
  loadJson,
  NO_CATALOG,
  parseBundle,
  type Bundle,
  type Catalog,
  type CatalogEntry,
} from './bundle/catalog.ts';
import { readGameFile } from './bundle/game-file.ts';
import { anyMarket, bundleAt, bundleIn, bundleOf, entryOf, withMarket } from './bundle/known-bundles.ts';
import { goTo, leadsToPlace, type Place } from './place.ts';
import { layGame, type GameToLay } from './play/lay-game.ts';
import { randomSeed } from './play/bot-client.ts';
import { keptBundle, newGameName, readSavedGame, tidyBundles } from './play/saved-games.ts';
import { distinctSeats, type SeatSetup } from './play/seats.ts';
import type { LocalSession } from './play/local-session.svelte.ts';
import type { LocalPlay, Session } from './play/session.ts';
import { words } from './text/words.svelte.ts';

type Screen = 'loading' | 'home' | 'form' | 'table' | 'place';

class App {
  #screen = $state<Screen>('loading');
  #catalog = $state.raw(NO_CATALOG);
  #bundle = $state.raw<Bundle>();
  #entry = $state.raw<CatalogEntry>();
  #session = $state.raw<LocalSession>();
  /** A table of several screens. */
  place = $state.raw<Place>();
  #message = $state('');
  #carried = $state.raw<Carried>();
  /** Counts what users ask for: after a double click, or on leaving what is still loading, only the last counts. */
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
  get session(): LocalSession | undefined {
    return this.#session;
  }
  /** Undefined unless the page is one file. */
  get carried(): Carried | undefined {
    return this.#carried;
  }
  /** The last fault, for people. */
  get message(): string {
    return this.#message;
  }

  /** Call it before the page opens, if that is one file: nothing is loaded from elsewhere. */
  carry(carried: Carried): void {
    this.#catalog = carried.catalog;
    carryCatalog(carried.catalog);
    this.#carried = carried;
  }

  /** Opens an address; the screen it leads to reports any mistake in it. */
  async open(url: URL): Promise<void> {
    this.#message = '';
    this.#leave();
    if (leadsToPlace(url, this.#carried !== undefined)) return this.enter(goTo(url));
    await this.#ifWanted(this.#needCatalog());
    const { game, bundle, market, record, at, linked, carried } = await this.#ifWanted(asked(url));
    const parsed = carried?.ok ? await this.#ifWanted(bundleIn(carried.value, market)) : undefined;
    const { link } = words();
    if (at !== undefined && (game ?? linked ?? record) === undefined) this.#refuse(link.noGame);
    if (carried?.ok === false) this.#refuse(link.damagedBundle);
    if (parsed && !parsed.ok) this.#refuse(parsed.message);
    if (parsed?.ok) this.#bundle = parsed.bundle;
    if (game !== undefined && (await this.#openSaved(game))) return;
    if (linked?.ok === false) this.#refuse(link.damagedGame);
    if (linked?.ok && (await this.#openRecord(linked.value, at))) return;
    if (record !== undefined && (await this.#openRecordAt(record, at))) return;
    if (bundle !== undefined && (await this.#openBundleAt(bundle, market))) return;
    const first = this.#message === '' ? firstBundle(this.#carried) : undefined;
    if (parsed?.ok) this.#form(parsed.bundle);
    else if (first === undefined || !(await this.#openBundleAt(first))) this.#screen = 'home';
  }

  /** The user has read the message. */
  dismiss(): void {
    this.#message = '';
  }

  goHome(): void {
    this.#leave();
    this.#message = '';
    this.#screen = 'home';
    address('');
    void this.#needCatalog();
  }

  /** Opens a setup: with its own rules and a random market, unless it is said which. */
  async choose(entry: CatalogEntry, wanted: Wanted = { market: anyMarket() }): Promise<void> {
    this.#message = '';
    const url = addressOf(entry, wanted);
    if (url !== undefined && (await this.#openBundleAt(url, wanted.market)))
      address(`?bundle=${encodeURIComponent(url)}`, this.#bundle?.pool && wanted.market);
  }

  /** The same form with another market: that of a number. */
  async draw(market: string): Promise<void> {
    this.#message = '';
    const drawn = this.#bundle && (await this.#ifWanted(withMarket(this.#bundle, market)));
    if (!drawn?.ok) return void this.#refuse(drawn?.message ?? '');
    this.#form(drawn.bundle);
    address(location.search + location.hash, market);
  }

  /** Starts a game; `from` is another, whose position on the screen is where it starts. */
  async play(bundle: Bundle, seats: readonly SeatSetup[], from?: LocalPlay): Promise<void> {
    this.#message = '';
    const { seed, choices } = from?.record() ?? { seed: randomSeed(), choices: [] };
    tidyBundles();
    const session = await this.#lay({ id: newGameName(), bundle, seats, seed });
    session?.restore(choices.slice(0, from?.at));
    this.#begin(session);
  }

  /** Goes to a table of several screens. */
  async enter(opening: Promise<Place>): Promise<void> {
    this.#message = '';
    try {
      const place = await this.#ifWanted(opening);
      this.#leave();
      [this.place, this.#screen] = [place, 'place'];
    } catch (error) {
      if (this.#screen === 'loading') this.goHome();
      this.#refuse(error instanceof Error ? error.message : String(error));
    }
  }

  /** Looks at a game from its beginning. */
  async lookBack(session: Session): Promise<void> {
    const record = session.record();
    this.#bundle = session.bundle;
    if (session.local) session.local.goTo(0);
    else if (record) await this.#openRecord(record, '0');
  }

  /** Starts the game that teaches its rules. */
  async learn(bundle: Bundle): Promise<void> {
    this.#message = '';
    const { lessonOf } = await this.#ifWanted(import('./lesson/teach.ts'));
    const taught = lessonOf(bundle);
    this.#begin(taught && (await this.#lay({ id: newGameName(), bundle, ...taught })));
  }

  async resume(id: string): Promise<void> {
    this.#message = '';
    if (await this.#openSaved(id)) address(`?game=${id}`);
  }

  async openFile(file: File): Promise<void> {
    this.#message = '';
    const read = await this.#ifWanted(readGameFile(file));
    if ('bundle' in read) this.#form(read.bundle);
    else if ('record' in read) await this.#openRecord(read.record);
    else this.#refuse(read.message);
  }

  /** Those who follow a link to a table need none. */
  async #needCatalog(): Promise<void> {
    if (this.#catalog === NO_CATALOG && !this.#carried) this.#catalog = await loadCatalog();
  }

  async #openSaved(id: string): Promise<boolean> {
    const saved = readSavedGame(id);
    if (!saved) return this.#refuse(words().link.noSavedGame(id));
    const kept = keptBundle(saved.bundle);
    const parsed = kept === undefined ? undefined : await this.#ifWanted(parseBundle(kept));
    const bundle = parsed?.ok ? parsed.bundle : await this.#bundleOf(saved.record);
    if (!bundle)
      return this.#refuse(parsed && !parsed.ok ? parsed.message : words().file.noBundle(saved.title));
    const seats = distinctSeats(saved.seats);
    const { record, lesson } = saved;
    const session = await this.#lay({ id: saved.id, bundle, seats, seed: record.seed, lesson });
    if (!session) return false;
    const { whyNotAgain } = await this.#ifWanted(import('./play/replay-record.ts'));
    const reason = whyNotAgain(session, record);
    this.#sit(session);
    if (reason === undefined) session.start();
    else {
      // Playing on would overwrite the whole game.
      this.#refuse(reason);
      session.look();
    }
    return true;
  }

  async #openRecordAt(url: string, at: string | undefined): Promise<boolean> {
    const loaded = await this.#ifWanted(loadJson(url));
    return loaded.ok ? this.#openRecord(loaded.value, at) : this.#refuse(loaded.message);
  }

  /** `at` is the position to show, as an address gives it. */
  async #openRecord(value: unknown, at?: string): Promise<boolean> {
    const record = parseRecord(value);
    if (isRecordProblem(record)) return this.#refuse(`${words().file.noRecord} ${record.message}`);
    const bundle = await this.#bundleOf(record);
    if (!bundle) return this.#refuse(words().file.noBundle(record.setup));
    const { playersOf, replay } = await this.#ifWanted(import('./play/replay-record.ts'));
    const seats = playersOf(record);
    const session = await this.#lay({ id: newGameName(), bundle, seats, seed: record.seed });
    if (!session) return false;
    const problem = replay(session, record);
    if (problem !== undefined) return this.#refuse(problem);
    this.#sit(session);
    const { positionIn } = await this.#ifWanted(import('./play/record-link.ts'));
    const position = positionIn(at);
    session.look(position);
    if (at !== undefined && (position ?? Infinity) > session.reach)
      this.#refuse(words().link.noPosition(at, session.reach));
    return true;
  }

  /** The bundle a record was played by, which may be the open one. */
  async #bundleOf(record: GameRecord): Promise<Bundle | undefined> {
    return this.#bundle?.hash === record.content
      ? this.#bundle
      : this.#ifWanted(bundleOf(record, this.#catalog));
  }

  async #openBundleAt(url: string, market?: unknown): Promise<boolean> {
    const loaded = await this.#ifWanted(bundleAt(url, this.#catalog, market));
    if (!loaded.ok) return this.#refuse(loaded.message);
    this.#form(loaded.bundle);
    return true;
  }

  #form(bundle: Bundle): void {
    this.#leave();
    this.#bundle = bundle;
    this.#entry = entryOf(bundle, this.#catalog);
    this.#screen = 'form';
  }

  /** A game; undefined, with a message, when its definition is inconsistent. */
  async #lay(game: GameToLay): Promise<LocalSession | undefined> {
    try {
      const players = entryOf(game.bundle, this.#catalog)?.players;
      const { session, gone } = await this.#ifWanted(layGame(game, players));
      if (gone) this.#refuse(words().learned.gone);
      return session;
    } catch (error) {
      return void this.#refuse(error instanceof Error ? error.message : String(error));
    }
  }

  #begin(session: LocalSession | undefined): void {
    if (session) this.#sit(session);
    if (session) address(`?game=${session.id}`);
    session?.start();
  }

  #sit(session: LocalSession): void {
    this.#leave();
    this.#bundle = session.bundle;
    this.#session = session;
    this.#screen = 'table';
  }

  /** The requested value, once it is there. It never comes if the user makes another request or leaves meanwhile. */
  async #ifWanted<T>(asked: Promise<T>): Promise<T> {
    const request = ++this.#asked;
    const value = await asked;
    return request === this.#asked ? value : new Promise<never>(() => undefined);
  }

  #leave(): void {
    this.#asked++;
    this.#session?.close();
    this.place?.close();
    [this.#session, this.place] = [undefined, undefined];
  }

  /** Reports an error; the screen stays. */
  #refuse(message: string): false {
    this.#message = message;
    return false;
  }
}

export const app = new App();
