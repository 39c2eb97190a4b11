/** An effect went on and on. The content is at fault, so the message names the card. */
export class EndlessEffectError extends Error {
  /** Id of the card. */
  readonly card: string;
  constructor(card: string, message = `The effect of "${card}" does not come to an end.`) {
    super(message);
    this.name = 'EndlessEffectError';
    this.card = card;
  }
}
