// A card's own wording against its effect: the numbers in both must agree, in each language the text generator speaks.
import { itemsOf } from '../../packs/library.ts';
import type { Pack } from '../../packs/model.ts';
import { namesUnknown } from '../../references/named-things.ts';
import { CardsSchema, type CardData } from '../schema/cards.ts';
import type { CardCheck } from './check.ts';
import type { compareWording } from './compare-wording.ts';

let compare: typeof compareWording | undefined;

/** Must come before the check of a pack. */
export async function loadWordings(pack: Pack): Promise<void> {
  if (itemsOf<Partial<CardData> | undefined>(pack, 'cards').some(({ data }) => data?.text !== undefined))
    compare ??= (await import('./compare-wording.ts')).compareWording;
}

export const WORDING_NUMBERS: CardCheck = {
  pages: {
    'wording-numbers': {
      title: 'a wording whose numbers differ from the effect',
      help: "The numbers in the card's own rules text differ from those in the effect: one was changed without the other. The number 1 is not compared, since “a card” expresses it without a number, and the text may repeat numbers printed on the card.\n\nCorrect the text or the effect, or remove the text: the text generated from the effect is always right.",
      example: 'text: Draw two cards.\neffect:\n  - draw: 2',
      broken: 'wording-with-other-numbers',
    },
  },
  card: (card) => {
    const { data, broken } = card.item;
    const { pack, library } = card.of;
    const isSound = !broken && !card.hasErrors();
    if (
      data.text !== undefined &&
      isSound &&
      !namesUnknown(CardsSchema, { cards: [data] }, 'cards', pack, library)
    ) {
      if (!compare) throw new Error('the wordings of this pack were not loaded');
      compare(card);
    }
  },
};
