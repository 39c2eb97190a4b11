// Objects of a Tabletop Simulator save. Every object has all common fields: one that lacks some makes the whole save fail to load, without
// naming it. Fields and arithmetic are those of the Tabletop Simulator Knowledge Base, "Save File Format" (2025-12).

/** Red, green and blue from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];

/** Where an object lies: x to the right and z away from the south seat, in units of the table, about 28 mm each. */
export interface Placing {
  readonly x: number;
  readonly z: number;
  readonly y?: number;
  /** Degrees: 180 is legible from the south, 0 from the north. */
  readonly turn?: number;
  readonly faceDown?: boolean;
  readonly scale?: readonly [x: number, y: number, z: number];
}

/** What people read of an object, and how it lies. */
export interface Common {
  readonly guid: string;
  readonly name: string;
  readonly nickname?: string;
  readonly description?: string;
  readonly place: Placing;
  readonly color?: Color;
  readonly locked?: boolean;
  /** Can be held in a hand; only cards can. */
  readonly hands?: boolean;
  /** Goes to snap points and the grid. */
  readonly snap?: boolean;
}

/** A JSON object of a save. */
export type SaveObject = Readonly<Record<string, unknown>>;

const CARD_HEIGHT = 1;

/** An object with all common fields, then its own. */
function saveObject(common: Common, own: SaveObject = {}): SaveObject {
  const { guid, name, nickname = '', description = '', place, locked = false, hands = false } = common;
  const [r, g, b] = common.color ?? [1, 1, 1];
  const [scaleX, scaleY, scaleZ] = place.scale ?? [1, 1, 1];
  return {
    GUID: guid,
    Name: name,
    Transform: {
      posX: rounded(place.x),
      posY: place.y ?? CARD_HEIGHT,
      posZ: rounded(place.z),
      rotX: 0,
      rotY: place.turn ?? 180,
      rotZ: place.faceDown ? 180 : 0,
      scaleX,
      scaleY,
      scaleZ,
    },
    Nickname: plain(nickname),
    Description: plain(description),
    GMNotes: '',
    AltLookAngle: { x: 0, y: 0, z: 0 },
    ColorDiffuse: { r, g, b },
    Tags: [],
    LayoutGroupSortIndex: 0,
    Value: 0,
    Locked: locked,
    Grid: common.snap ?? true,
    Snap: common.snap ?? true,
    IgnoreFoW: false,
    MeasureMovement: false,
    DragSelectable: true,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    HideWhenFaceDown: hands,
    Hands: hands,
    ...own,
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
  };
}

/** To three decimals, which is what programs that take saves apart keep. */
export const rounded = (length: number): number => Math.round(length * 1000) / 1000;

/** As text: in square brackets, the program would read colors and styles. */
export const plain = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

/** A sheet of card faces, as `CustomDeck` names it by its key. */
export interface SheetAddress {
  readonly key: number;
  readonly face: string;
  readonly back: string;
  readonly columns: number;
  readonly rows: number;
}

/** A card as its sheet and its slot there, row by row from 0. */
export interface Slot {
  readonly sheet: SheetAddress;
  readonly slot: number;
  readonly name: string;
  readonly text: string;
}

const cardId = ({ sheet, slot }: Slot): number => sheet.key * 100 + slot;

function customDeck(sheets: readonly SheetAddress[]): SaveObject {
  return Object.fromEntries(
    sheets.map(({ key, face, back, columns, rows }) => [
      String(key),
      {
        FaceURL: face,
        BackURL: back,
        NumWidth: columns,
        NumHeight: rows,
        // What others see of a card in a hand: the back, and not the last slot.
        BackIsHidden: true,
        UniqueBack: false,
        Type: 0,
      },
    ]),
  );
}

type Named = Pick<Common, 'guid' | 'nickname' | 'description' | 'place'>;

/** A single card. */
function cardObject(common: Omit<Named, 'nickname' | 'description'>, card: Slot): SaveObject {
  return saveObject(
    { ...common, name: 'Card', nickname: card.name, description: card.text, hands: true },
    { CardID: cardId(card), SidewaysCard: false, CustomDeck: customDeck([card.sheet]) },
  );
}

/** A pile from the top. One of a single card would not show, so that is a card. `guidOf` names its cards by their place in it. */
export function pileObject(
  common: Named,
  cards: readonly Slot[],
  guidOf: (place: number) => string,
): SaveObject {
  const [only] = cards;
  if (cards.length === 1 && only) return cardObject(common, only);
  const sheets = [...new Map(cards.map(({ sheet }) => [sheet.key, sheet])).values()];
  return saveObject(
    { ...common, name: 'Deck', hands: false },
    {
      SidewaysCard: false,
      DeckIDs: cards.map(cardId),
      CustomDeck: customDeck(sheets),
      ContainedObjects: cards.map((card, i) => cardObject({ guid: guidOf(i), place: common.place }, card)),
    },
  );
}

/** A picture of any proportions, lying flat: of scale 1, a tile is 2 units wide and deep. */
export function tileObject(
  common: Omit<Common, 'name'>,
  {
    address,
    shape,
    thickness,
  }: { readonly address: string; readonly shape: 'box' | 'circle'; readonly thickness: number },
): SaveObject {
  return saveObject(
    { ...common, name: 'Custom_Tile' },
    {
      CustomImage: {
        ImageURL: address,
        ImageSecondaryURL: address,
        ImageScalar: 1,
        WidthScale: 0,
        CustomTile: {
          Type: shape === 'box' ? 0 : 2,
          Thickness: thickness,
          Stackable: shape === 'circle',
          Stretch: true,
        },
      },
    },
  );
}

/** A bag that gives as many of one object as are taken. */
export function endlessBag(common: Omit<Common, 'name'>, content: SaveObject): SaveObject {
  return saveObject(
    { ...common, name: 'Infinite_Bag' },
    { MaterialIndex: -1, MeshIndex: -1, ContainedObjects: [content] },
  );
}

/** The place whose cards only one seat sees. */
export function handZone(guid: string, place: Placing, seat: string, [r, g, b]: Color): SaveObject {
  const zone = saveObject({ guid, name: 'HandTrigger', place, locked: true, snap: false });
  return { ...zone, ColorDiffuse: { r, g, b, a: 0 }, FogColor: seat };
}

/** A document to leaf through. */
export function pdfObject(common: Omit<Common, 'name'>, address: string): SaveObject {
  return saveObject(
    { ...common, name: 'Custom_PDF' },
    { CustomPDF: { PDFUrl: address, PDFPassword: '', PDFPage: 0, PDFPageOffset: 0 } },
  );
}
