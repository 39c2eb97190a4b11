// Which of the pack's own tokens the tool puts on cells, and how many.
import type { TokenDefinition } from '@railwright/engine';
import { MOST_TOKENS } from '../model/tokens.ts';

export class TokenChoice {
  /** Those of the pack and of the packs it extends. */
  kinds = $state.raw<readonly TokenDefinition[]>([]);
  #chosen = $state('');
  #count = $state(1);
  readonly #token = $derived(this.kinds.find(({ id }) => id === this.#chosen) ?? this.kinds[0]);

  /** '' while the pack declares none. */
  get kind(): string {
    return this.#token?.id ?? '';
  }

  get count(): number {
    return Math.min(this.#count, this.most(this.kind));
  }

  /** How many of a kind can lie on one cell. */
  most(kind: string): number {
    return this.kinds.find(({ id }) => id === kind)?.perCell ?? MOST_TOKENS;
  }

  choose(kind: string): void {
    this.#chosen = kind;
  }

  chooseCount(count: number): void {
    if (Number.isInteger(count) && count > 0) this.#count = Math.min(count, MOST_TOKENS);
  }
}
