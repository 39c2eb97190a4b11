// Whose eyes look at the screen: the one person's, the person's who said to be there, or, where cards may be opened,
// any other.

/** Everybody's cards open. */
export const ALL_OPEN = -1;

export class Onlooker {
  readonly #people: readonly number[];
  /** The person who said that it is them at the screen. */
  #present = $state<number>();
  #chosen = $state<number>();

  constructor(people: readonly number[]) {
    this.#people = people;
    if (people.length === 1) this.#present = people[0];
  }

  get present(): number | undefined {
    return this.#present;
  }
  appear(seat: number): void {
    this.#present = seat;
  }

  /** The seat whose knowledge is shown, or ALL_OPEN. */
  viewer(mayOpen: boolean): number {
    const own = this.#people[0] ?? ALL_OPEN;
    return mayOpen ? (this.#chosen ?? own) : (this.#present ?? own);
  }
  /** Looks through the eyes of a seat while cards may be opened; undefined: through one's own again. */
  lookAs(seat: number | undefined): void {
    this.#chosen = seat;
  }

  /** The person to whom the screen must be handed when `seat` is asked; undefined when nobody has to move. */
  waitingFor(seat: number | undefined): number | undefined {
    if (this.#people.length < 2) return undefined;
    if (seat !== undefined && this.#people.includes(seat)) return seat === this.#present ? undefined : seat;
    return this.#present === undefined ? this.#people[0] : undefined;
  }
}
