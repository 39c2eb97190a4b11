// Somebody is asked who has no page open: that is told once, by one host.
import type { Course } from './course.ts';
import type { TableHead } from './entry.ts';
import type { Surroundings } from './member.ts';

export class Caller {
  readonly #head: TableHead;
  readonly #around: Surroundings;
  /** The revision and seat last looked at. */
  #called = '';

  constructor(head: TableHead, around: Surroundings) {
    this.#head = head;
    this.#around = around;
  }

  /** Call it whenever somebody else may be asked; `here`: seats with an open page. */
  call({ match, seats, moved }: Course, here: ReadonlySet<number>): void {
    const seat = match.game.seatToAct(match.state);
    const sitting = seats[seat];
    const call = `${moved} ${seat}`;
    if (sitting?.player !== 'person' || this.#called === call) return;
    this.#called = call;
    if (!here.has(seat)) void this.#tell(moved, sitting.name);
  }

  async #tell(revision: number, name: string): Promise<void> {
    const { store, onTurn } = this.#around;
    // A store that does not respond now keeps the game from going on as well.
    const isOurs = store.hosts ? await store.hosts.claim(this.#head.id, revision).catch(() => false) : true;
    if (isOurs) onTurn(this.#head, name);
  }
}
