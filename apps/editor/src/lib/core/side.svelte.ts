// The files of a page: one, or two side by side. Each has an address of its own within that of the page, and keys go to the side that was
// last worked in.
import { getContext, setContext, tick } from 'svelte';
import { afterNavigate, goto } from '$app/navigation';
import { page } from '$app/state';

const CONTEXT = Symbol('side');
/** What the page's address calls the address of the second file. */
const BESIDE = 'beside';
/** Two files need as much. */
export const ROOM_FOR_TWO = 900;

type Where = 'first' | 'second';
const otherThan = (where: Where): Where => (where === 'first' ? 'second' : 'first');
interface Wish {
  readonly replaceState?: boolean;
}

class Sides {
  /** The side last worked in. */
  active = $state<Where>('first');
  /** Whether a file to open beside the other is being chosen. */
  asks = $state(false);
  /** Of the second file, whose plain path is enough. */
  readonly #address = $derived.by(() => {
    const given = page.url.searchParams.get(BESIDE) ?? '';
    const isPath = given !== '' && !new URLSearchParams(given).has('file');
    return isPath ? String(new URLSearchParams({ file: given })) : given;
  });
  readonly #editors = new Map<Where, string>();

  get two(): boolean {
    return this.#address !== '';
  }

  /** What an address says after its question mark. */
  search(where: Where): string {
    if (where === 'second') return this.#address;
    const params = new URLSearchParams(page.url.search);
    params.delete(BESIDE);
    return params.toString();
  }

  /** Opens a file beside the other one. `link` is its address. */
  async open(link: string): Promise<void> {
    this.asks = false;
    const where = this.two ? otherThan(this.active) : 'second';
    this.active = where;
    await this.show(where, link);
    this.#focus();
  }

  async show(where: Where, link: string, wish: Wish = {}): Promise<void> {
    const { pathname, searchParams } = new URL(link, page.url.href);
    // Other pages take the whole window.
    if (pathname !== page.url.pathname || (where === 'first' && !this.two)) return goto(link, wish);
    const [first, second] =
      where === 'first'
        ? [searchParams, this.search('second')]
        : [new URLSearchParams(this.search('first')), String(searchParams)];
    first.set(BESIDE, second);
    return goto(`${pathname}?${first}`, wish);
  }

  /** Closes the side last worked in. */
  async close(): Promise<void> {
    const left = this.search(otherThan(this.active));
    this.active = 'first';
    await goto(`${page.url.pathname}?${left}`);
  }

  /** Goes to the other side. */
  swap(): void {
    this.active = otherThan(this.active);
    void tick().then(() => this.#focus());
  }

  #focus(): void {
    const side = document.querySelector<HTMLElement>(`[data-side=${this.active}]`);
    (side?.querySelector<HTMLElement>('h1[tabindex]') ?? side)?.focus();
  }

  /** Tells apart the editors of a file that is open twice; each side keeps its own when the other goes on to another file. */
  slotOf(where: Where, path: string): string {
    const slot = this.two && this.#editors.get(otherThan(where)) === path ? 'again' : '';
    this.#editors.set(where, path + slot);
    return slot;
  }
}

export const sides = new Sides();

/** The side of a file, for all that is part of it. */
export class Side {
  readonly where: Where;
  /** What it has of the page. */
  element = $state.raw<HTMLElement | undefined>(undefined);
  width = $state(0);
  readonly #search = $derived.by(() => sides.search(this.where));
  readonly params = $derived.by(() => new URLSearchParams(this.#search));

  constructor(where: Where) {
    this.where = where;
    setContext(CONTEXT, this);
  }

  /** Whether keys are for it. */
  get active(): boolean {
    return !sides.two || sides.active === this.where;
  }

  get isSmall(): boolean {
    return this.width > 0 && this.width <= 760;
  }

  /** Where to look for its parts. */
  get root(): ParentNode {
    return this.element ?? document;
  }

  goto(link: string, wish?: Wish): Promise<void> {
    return sides.show(this.where, link, wish);
  }

  /** Does something whenever an address has been opened in it, even the same one again. */
  onvisit(run: () => void): void {
    let before = this.#search;
    afterNavigate(() => {
      const isSame = before === this.#search;
      before = this.#search;
      if (!isSame || this.active) run();
    });
  }
}

/** Of all that is within a file. */
export function sideOf(): Side {
  return getContext<Side>(CONTEXT);
}

/** Opens an address where it was asked for: in the side of a file, else in the page. */
export function gotoHere(): Side['goto'] {
  const side = getContext<Side | undefined>(CONTEXT);
  return (link, wish) => (side ? side.goto(link, wish) : goto(link, wish));
}
