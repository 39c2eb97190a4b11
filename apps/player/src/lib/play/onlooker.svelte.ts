// Whose view is shown: that of the only person, of the person who confirmed being there, or, if cards may be shown, any
// other.

/** In place of a seat: shows everybody's cards. Those who sit nowhere are `ONLOOKER`. */
export const ALL_OPEN = -2;

export class Onlooker {
  readonly #people: readonly number[];
  /** The person who confirmed being at the screen. */
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

  /** The seat whose view is shown, or ALL_OPEN. */
  viewer(mayOpen: boolean): number {
    const own = this.#people[0] ?? ALL_OPEN;
    return mayOpen ? (this.#chosen ?? own) : (this.#present ?? own);
  }
  /** Shows the view of a seat while cards may be shown; undefined: the own view again. */
  lookAs(seat: number | undefined): void {
    this.#chosen = seat;
  }

  /** The person to whom the screen must be passed when `seat` is asked; undefined if all stay in their places. */
  waitingFor(seat: number | undefined): number | undefined {
    if (this.#people.length < 2) return undefined;
    if (seat !== undefined && this.#people.includes(seat)) return seat === this.#present ? undefined : seat;
    return this.#present === undefined ? this.#people[0] : undefined;
  }
}
