// Why something cannot be chosen now, or would have no effect, in a sentence. The engine knows; this asks it about what was touched. Loaded
// when there first is such a card or cell.
import {
  namesOf,
  type CellDefinition,
  type Grammar,
  type NameOf,
  type State,
  type TrainsDefinition,
  type TrainsGame,
  type TrainsView,
  type WhyNot,
} from '@railwright/engine';
import { tellNoEffect, tellWhyNot, whyNot as reasonOf } from '@railwright/engine/why';
import { words } from '../text/words.svelte.ts';
import { settings } from '../view/settings.svelte.ts';
import { tellerOf } from './teller.svelte.ts';

export interface Situation {
  readonly definition: TrainsDefinition;
  readonly game: TrainsGame;
  readonly state: State;
  readonly view: TrainsView;
  /** The person at the screen. */
  readonly seat: number;
  readonly reviewing: boolean;
  readonly seatName: (seat: number) => string;
}

/** A card in hand, or one shown as the answer to an effect. */
export function whyNotPlay(now: Situation, card: string): string {
  return whyNot(now, `${wordFor(now, { reaction: 'show', card: 'choose', order: 'put' }, 'play')} ${card}`);
}

/** A pile of the market. */
export function whyNotBuy(now: Situation, card: string): string {
  return whyNot(now, `${wordFor(now, { gain: 'gain', name: 'name' }, 'buy')} ${card}`);
}

const CELL_WORDS = {
  start: 'start',
  station: 'station',
  cell: 'cell',
  'remove-rail': 'remove',
  'remove-station': 'remove',
  token: 'token',
  'take-token': 'take',
};

export function whyNotCell(now: Situation, cell: CellDefinition): string {
  return whyNot(now, `${wordFor(now, CELL_WORDS, 'rail')} ${cell.label}`);
}

/** Why a choice is not offered; empty if it is. */
export function whyNot(now: Situation, text: string): string {
  const inTheWay = general(now);
  if (inTheWay !== undefined) return inTheWay;
  const why = reasonOf(now.game, now.state, text);
  if (!why) return '';
  const { definition } = now;
  return told((grammar, names) => tellWhyNot(grammar, why, definition.cards, names), definition);
}

/** Why a card in hand would have no effect if played now. */
export function noEffect(definition: TrainsDefinition, card: string, why: WhyNot): string {
  return told((grammar, names) => tellNoEffect(grammar, card, why, definition.cards, names), definition);
}

/** Empty while the grammar of a language just chosen is loading. */
function told(tell: (grammar: Grammar, names: NameOf) => string, definition: TrainsDefinition): string {
  const { language } = settings;
  const teller = tellerOf(language);
  return teller ? tell(teller.grammar, namesOf(definition, language)) : '';
}

/** A reason that prevents everything: the game is being reviewed, or another player has to choose. */
function general({ view, seat, reviewing, seatName }: Situation): string | undefined {
  const { over, reviewing: looksBack, notYourTurn } = words().why;
  if (view.end !== undefined || !view.decision) return over;
  if (reviewing) return looksBack;
  return view.decision.seat === seat ? undefined : notYourTurn(seatName(view.decision.seat));
}

/** The choice that a touch means while a question of some type is open. */
function wordFor({ view }: Situation, words: Readonly<Record<string, string>>, otherwise: string): string {
  return words[view.decision?.type ?? ''] ?? otherwise;
}
