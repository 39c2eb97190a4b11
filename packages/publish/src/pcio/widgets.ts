// Widgets of a playingcards.io room. Names and meanings are those of rooms that the site exports and that virtualtabletop.io imports
// (server/pcioimport.mjs, 2026). Places are pixels on a table of 1,600 by 1,000, also those of cards in a pile.

/** A JSON object of widgets.json. */
export type Widget = Readonly<Record<string, unknown>> & { readonly id: string };

/** A corner and a size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that stays where it is. */
export function board(id: string, box: Box, image: string): Widget {
  return { id, type: 'board', ...box, z: 1, boardImage: image };
}

/** A place for cards, with a button that takes its own back and shuffles them. */
export function pile(id: string, box: Box, label: string, shuffles: boolean): Widget {
  return { id, type: 'cardPile', ...box, z: 2, label, hasShuffleButton: shuffles };
}

/** Kinds of card of one size, with pictures of their faces by id, and one of their backs. */
export function deck(
  id: string,
  parent: string,
  box: Box,
  faces: ReadonlyMap<string, { readonly name: string; readonly image: string }>,
  back: string,
): Widget {
  const { x, y, width, height } = box;
  const picture = (value: string, valueType: 'static' | 'dynamic') => ({
    includeBorder: false,
    includeRadius: false,
    objects: [{ type: 'image', x: 0, y: 0, w: width, h: height, color: 'transparent', valueType, value }],
  });
  return {
    id,
    type: 'cardDeck',
    parent,
    x,
    y,
    z: 1,
    cardWidth: width,
    cardHeight: height,
    enlarge: true,
    cardTypes: Object.fromEntries(
      [...faces].map(([kind, { name, image }]) => [kind, { label: name, image }]),
    ),
    faceTemplate: picture('image', 'dynamic'),
    backTemplate: picture(back, 'static'),
  };
}

/** A card in a pile; `z` orders them from the bottom. */
export function card(
  id: string,
  {
    parent,
    deck: deckId,
    kind,
    z,
    x,
    y,
    faceUp,
  }: {
    readonly parent: string;
    readonly deck: string;
    readonly kind: string;
    readonly z: number;
    readonly x: number;
    readonly y: number;
    readonly faceUp: boolean;
  },
): Widget {
  return { id, type: 'card', deck: deckId, cardType: kind, parent, x, y, z, faceup: faceUp };
}

/** A number that people count with buttons. */
export function counter(id: string, box: Box, label: string): Widget {
  return { id, type: 'counter', ...box, z: 3, label, counterValue: 0 };
}

/** A line of text. */
export function label(id: string, box: Box, text: string, size: number): Widget {
  return {
    id,
    type: 'labelText',
    ...box,
    z: 3,
    labelContent: text,
    textSize: size,
    textAlign: 'left',
    bold: true,
  };
}

/** The place along the lower edge where each person holds cards that nobody else sees. */
export function hand(): Widget {
  return { id: 'hand', type: 'hand', x: 50, y: 820, z: 1, width: 1500, height: 180, enabled: true };
}
