// The state of the page for a game of Trains: highlights, messages, actions on click. Components read it; only the session's
// legal choices say what the rules allow.
import {
  definitionFor,
  type CellDefinition,
  type TrainsDefinition,
  type TrainsGame,
  type TrainsView,
} from '@railwright/engine';
import { toldCards } from '../bundle/card-texts.ts';
import type { Session } from '../play/session.ts';
import { words } from '../text/words.svelte.ts';
import { settings } from '../view/settings.svelte.ts';
import { openCardBook } from './cards.ts';
import { surchargeOf } from './surcharge.ts';
import type * as WhyNots from './why-not.ts';
import { loadTeller } from './teller.svelte.ts';
import { thingNames } from './thing-names.ts';
import { trainsWords } from './words.ts';

const CELL_CHOICES = ['start', 'rail', 'station', 'cell', 'remove', 'token', 'take'] as const;

export class TrainsDesk {
  readonly session: Session;
  readonly definition: TrainsDefinition;
  readonly cells: ReadonlyMap<string, CellDefinition>;

  /** Why the last click was not possible. Cleared with the next change. */
  #message = $state('');
  #messageAt = $state(-1);
  #confirming = $state<string>();
  /** How reasons are told, once somebody needs one. */
  #whyNots = $state.raw<typeof WhyNots>();
  /** Cell and card under pointer or focus, and those mentioned by a line of the log. */
  cell = $state<string>();
  card = $state<string>();
  named = $state.raw<readonly string[]>([]);

  readonly view = $derived.by(() => this.session.view as TrainsView);
  readonly book = $derived.by(() =>
    openCardBook(this.definition, settings.language, this.session.bundle.art, toldCards(this.session.bundle)),
  );
  readonly legal = $derived.by(() => this.session.legal);
  readonly seat = $derived.by(() => Math.max(0, this.session.viewer));
  readonly legalCells = $derived.by(() => {
    const lit = new Map<string, string>();
    for (const text of this.legal) {
      const [word, label] = splitChoice(text);
      if (CELL_CHOICES.some((choice) => choice === word)) lit.set(label, text);
    }
    return lit;
  });
  /** Cells named by the last choice. */
  readonly recentCells = $derived.by(() => {
    const last = this.session.log.at(-1);
    if (!last) return [];
    return last.events.flatMap(({ type, cell }) =>
      type !== 'pay' && typeof cell === 'string' ? [cell] : [],
    );
  });
  /** Cells that unfinished effects have chosen. */
  readonly chosenCells = $derived.by(() => [
    ...new Set((this.view.effects ?? []).flatMap(({ cells = {} }) => Object.values(cells).flat())),
  ]);
  readonly situation = $derived.by((): WhyNots.Situation => ({
    definition: this.definition,
    game: this.session.game as TrainsGame,
    state: this.session.state,
    view: this.view,
    seat: this.seat,
    reviewing: this.session.reviewing,
    seatName: (seat) => this.session.seats[seat]?.name ?? '',
  }));

  /** Playable cards that would have no effect now, with the reason: empty until its words are loaded. */
  readonly noEffect = $derived.by((): ReadonlyMap<string, string> => {
    const found = new Map<string, string>();
    const { game, state } = this.situation;
    for (const text of this.legal) {
      const [word, card] = splitChoice(text);
      const why = word === 'play' ? game.whyNoEffect(state, card) : undefined;
      if (why) found.set(card, this.#whyNots?.noEffect(this.definition, card, why) ?? '');
    }
    if (found.size > 0) void this.#loadWhyNots();
    return found;
  });

  constructor(session: Session, definition: TrainsDefinition) {
    this.session = session;
    this.definition = definitionFor(definition, session.seats.length);
    this.cells = new Map(definition.map.cells.map((cell) => [cell.label, cell]));
  }

  get message(): string {
    return this.#messageAt === this.session.at ? this.#message : '';
  }
  say(message: string): void {
    this.#message = message;
    this.#messageAt = this.session.at;
  }
  async #loadWhyNots(): Promise<typeof WhyNots> {
    await loadTeller(settings.language);
    return (this.#whyNots ??= await import('./why-not.ts'));
  }
  /** Says why something is not offered, unless the game has gone on in the meantime. */
  #explain(tell: (why: typeof WhyNots, now: WhyNots.Situation) => string): void {
    const { situation } = this;
    const { at } = this.session;
    void this.#loadWhyNots().then((why) => {
      if (this.session.at === at) this.say(tell(why, situation));
    });
  }
  /** The choice to end the turn that awaits confirmation. */
  get confirming(): string | undefined {
    return this.legal.has(this.#confirming ?? '') ? this.#confirming : undefined;
  }

  choose(text: string): void {
    this.#confirming = undefined;
    this.#message = '';
    const result = this.session.choose(text);
    if (!result.ok) this.say(result.reason);
  }

  touchCell(label: string): void {
    const text = this.legalCells.get(label);
    const cell = this.cells.get(label);
    if (text !== undefined) this.choose(text);
    else if (cell) this.#explain((why, now) => `${label}: ${why.whyNotCell(now, cell)}`);
  }
  touchHand(card: string): void {
    const text = [`play ${card}`, `show ${card}`].find((choice) => this.legal.has(choice));
    if (text !== undefined) this.choose(text);
    else this.#explain((why, now) => why.whyNotPlay(now, card));
  }
  touchPile(card: string): void {
    const text = [`buy ${card}`, `gain ${card}`, `name ${card}`].find((choice) => this.legal.has(choice));
    if (text !== undefined) this.choose(text);
    else this.#explain((why, now) => why.whyNotBuy(now, card));
  }
  /** An answer that is not offered. */
  touchAnswer(text: string): void {
    this.#explain((why, now) => why.whyNot(now, text));
  }
  isPileLit(card: string): boolean {
    return this.legal.has(`buy ${card}`) || this.legal.has(`gain ${card}`);
  }

  /** Trains without an effect: they only give coins, so they can be played together. */
  readonly plainTrains = $derived.by(() => {
    const hand = this.view.seat[this.seat]?.hand ?? {};
    return Object.keys(hand).filter((id) => {
      const card = this.book.cards.get(id);
      const plain = card && card.value > 0 && !card.effect?.length && !card.whileInPlay?.length;
      return plain && this.legal.has(`play ${id}`);
    });
  });
  playTrains(): void {
    const hand = this.view.seat[this.seat]?.hand ?? {};
    this.session.chooseAll(
      this.plainTrains.flatMap((card) => Array.from({ length: hand[card] ?? 0 }, () => `play ${card}`)),
    );
  }

  /** Ends the turn; asks for confirmation if something useful is left. */
  endTurn(text: string): void {
    if (text !== 'return-waste' && this.confirming !== text && this.left !== '') this.#confirming = text;
    else this.choose(text);
  }
  keepPlaying(): void {
    this.#confirming = undefined;
  }
  /** The part of the table where the open question is answered. */
  get next(): 'map' | 'question' | 'hand' | 'market' {
    if (this.legalCells.size > 0) return 'map';
    const can = (word: string): boolean => [...this.legal].some((text) => splitChoice(text)[0] === word);
    if (this.confirming !== undefined || this.plainTrains.length > 0) return 'question';
    if (can('play')) return 'hand';
    return can('buy') ? 'market' : 'question';
  }
  /** Actions still open to the player, as a sentence; empty if there are none. */
  readonly left = $derived.by(() => {
    const { table } = trainsWords();
    const cards = [...this.legal].filter((text) => text.startsWith('play '));
    if (cards.length > 0)
      return table.confirmEnd(words().list(cards.map((text) => this.book.name(splitChoice(text)[1]))));
    const gained = Object.keys(this.view.seat[this.seat]?.gained ?? {}).length > 0;
    const affordable = [...this.legal].some((text) => text.startsWith('buy '));
    return !gained && affordable && this.view.coins >= 3 ? table.confirmBuy(this.view.coins) : '';
  });

  /** A cell with the name of its place. */
  cellName(label: string): string {
    return thingNames(this.definition)(label);
  }

  surcharge(label: string): ReturnType<typeof surchargeOf> | undefined {
    const cell = this.cells.get(label);
    return cell && surchargeOf(this.definition, this.view, this.seat, cell);
  }

  /** The card whose effect was copied last, if the open effect may be a copy. */
  readonly copied = $derived.by(() => {
    for (const { events } of this.session.log.slice(-12).reverse())
      for (const event of [...events].reverse()) if (event.type === 'copy') return String(event['card']);
    return undefined;
  });
}

/** `play mail-train` as its word and what it is about. */
export function splitChoice(text: string): [word: string, of: string] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}
