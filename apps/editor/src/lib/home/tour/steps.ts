// The steps of the tour, done or not by what the files of its pack say, so that the tour survives a reload and takes any order.
import { isData, listAt, type Data } from '../../core/content/data.ts';
import type { TextFile } from '../../core/content/text-file.ts';
import { mapIn } from '../../map/model/parse.ts';

export interface TourPack {
  /** With a slash at its end. */
  readonly folder: string;
  readonly id: string;
  /** The map at the start. */
  readonly map: string;
  /** Ids of the cards at the start. */
  readonly cards: readonly string[];
}

type Files = ReadonlyMap<string, TextFile>;

export interface TourState {
  readonly pack: TourPack;
  /** The map at the start. */
  readonly start: TextFile;
  /** As they are now, saved or not. */
  readonly files: Files;
  readonly saved: Files;
  readonly isPlayed: boolean;
}

export interface Step {
  readonly title: string;
  readonly text: string;
  /** The folder of the file in which it is done. */
  readonly kind: 'maps' | 'cards' | 'setups';
  readonly isDone: (state: TourState) => boolean;
}

const CELLS = 3;

export const STEPS: readonly Step[] = [
  {
    title: 'Draw three cells',
    text: 'Choose a terrain, such as River, and click three cells of the map. With the keyboard, arrow keys move over the map and Enter paints.',
    kind: 'maps',
    isDone: (state) => drawnCells(state, state.files) >= CELLS,
  },
  {
    title: 'Save the map',
    text: 'Press Save at the top right, or Ctrl+S (⌘S on a Mac). If you ever leave before saving, the studio offers you your work when you come back.',
    kind: 'maps',
    isDone: (state) => drawnCells(state, state.saved) >= CELLS,
  },
  {
    title: 'Make a card',
    text: 'Press New card, give the card a name, then press Create and open.',
    kind: 'cards',
    isDone: ({ pack, files }) => newCard(pack, files) !== undefined,
  },
  {
    title: 'Say what it does',
    text: 'Add a step to its effect, for example Draw cards. The face of the card shows the rules text at once. Then save.',
    kind: 'cards',
    isDone: ({ pack, saved }) => listAt(newCard(pack, saved) ?? {}, 'effect').length > 0,
  },
  {
    title: 'Put it on sale',
    text: 'Under Market, replace one of the eight cards with yours. Then save.',
    kind: 'setups',
    isDone: ({ pack, saved }) => {
      const card = newCard(pack, saved);
      return card !== undefined && marketOf(pack, saved).includes(card['id']);
    },
  },
  {
    title: 'Play it',
    text: 'Press Play at the top right: the player opens with your map and your card.',
    kind: 'setups',
    isDone: ({ isPlayed }) => isPlayed,
  },
];

export const stepFile = ({ folder, id }: TourPack, kind: Step['kind']): string =>
  `${folder}${kind}/${id}.yaml`;

function drawnCells({ pack, start }: TourState, files: Files): number {
  const before = start.read(mapIn)?.model.cells;
  const now = files.get(stepFile(pack, 'maps'))?.read(mapIn)?.model.cells;
  if (!before || !now) return 0;
  return [...now].filter(([cell, { letter }]) => before.get(cell)?.letter !== letter).length;
}

/** Ids of the cards in a file, in its order. */
export function cardIds(file: TextFile | undefined): string[] {
  return cardsOf(file).flatMap(({ id }) => (typeof id === 'string' ? id : []));
}

function newCard(pack: TourPack, files: Files): Data | undefined {
  const cards = cardsOf(files.get(stepFile(pack, 'cards')));
  return cards.find(({ id }) => typeof id === 'string' && !pack.cards.includes(id));
}

function cardsOf(file: TextFile | undefined): Data[] {
  return isData(file?.data) ? listAt(file.data, 'cards').filter((card) => isData(card)) : [];
}

function marketOf(pack: TourPack, files: Files): readonly unknown[] {
  const data = files.get(stepFile(pack, 'setups'))?.data;
  const market = isData(data) ? data['market'] : undefined;
  return isData(market) ? listAt(market, 'cards') : [];
}
