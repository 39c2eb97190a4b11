// Rules with everything that they extend. Ids of cards are those of the pack whose file names them.
import type { TrainsRules, TrainsSwitches } from '@railwright/engine';
import type { Item } from '../../packs/model.ts';
import type { Path } from '../../text/path.ts';
import type { LocaleData } from '../../schema/locale.ts';
import type { CardData } from '../schema/cards.ts';
import type { RulesData } from '../schema/rules.ts';

export interface CardNumber {
  readonly card: Item<CardData>;
  readonly count: number;
  readonly lessDealt: boolean;
  /** Where it stands. */
  readonly item: Item<RulesData>;
  readonly path: Path;
}

/** Rules for one number of players, or what they say in general. */
export interface RulesOf {
  readonly item: Item<RulesData>;
  /** The rules and what they extend. */
  readonly chain: readonly Item<RulesData>[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly handSize: number;
  readonly turnOrder?: RulesData['turnOrder'];
  readonly bids?: RulesData['bids'];
  readonly opening?: Omit<NonNullable<TrainsRules['opening']>, 'decks'>;
  /** Cards of the starting decks beyond `startDeck`, in turn order. */
  readonly openingDecks: readonly (readonly CardNumber[])[];
  readonly startDeck: readonly CardNumber[];
  readonly supply: readonly CardNumber[];
  readonly waste: Item<CardData>;
  readonly market: { readonly kinds: number; readonly copies: number };
  readonly tokens: Required<NonNullable<RulesData['tokens']>>;
  readonly surcharge: TrainsRules['surcharge'];
  readonly cityPoints: readonly number[];
  readonly end: Omit<TrainsRules['end'], 'piles'>;
  /** Cards whose empty piles end the game. */
  readonly endPiles: readonly Item<CardData>[];
  readonly scoring?: RulesData['scoring'];
  readonly exchange?: TrainsRules['exchange'];
  /** The cards that are gained for something. */
  readonly exchanged: readonly Item<CardData>[];
  readonly switches: TrainsSwitches;
  readonly wording: readonly Item<LocaleData>[];
}

export interface MergedRules extends RulesOf {
  /** By number of players: the rules where some part of them is different with so many. */
  readonly bySeats: ReadonlyMap<number, RulesOf>;
  /** All cards of any starting deck. */
  readonly dealt: readonly Item<CardData>[];
}
