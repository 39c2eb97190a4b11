// The open question in words.
import { WHO, type Decision } from '@railwright/engine';
import { nameIn } from '../text/words.svelte.ts';
import type { TrainsDesk } from './desk.svelte.ts';
import type { EN } from './text/en.ts';

type Ask = (typeof EN)['ask'];
type Count = (count: number) => string;

export function questionOf(desk: TrainsDesk, decision: Decision, ask: Ask): string {
  const card = desk.book.name(decision.card ?? '');
  switch (decision.type) {
    case 'start':
      return ask.start;
    case 'power':
      return keptOf(decision, ask) ?? (desk.definition.powers?.secret === true ? ask.secret : ask.power);
    case 'bid':
      return ask.bid(
        resourceNamed(desk, decision),
        Number(decision.detail?.['highest']),
        Number(decision.detail?.['place']),
      );
    case 'turn':
      return ask.turn;
    case 'effect':
      return ask.effect(card);
    case 'may':
      return ask.may(card);
    case 'card':
      return `${ask.card(card)} ${limit(decision, ask.exactly, ask.upTo, ask.any)}.`;
    case 'option':
      return ask.option(card);
    case 'gain':
      return ask.gain(card);
    case 'order':
      return ask.order(card);
    case 'name':
      return ask.name(card);
    case 'reaction':
      return decision.detail?.['on'] === undefined ? ask.reaction(card) : ask.answer;
    case 'instead':
      return ask.instead(desk.book.name(String(decision.detail?.['about'])), decision.detail?.['of']);
    case 'rail':
      return ask.rail;
    case 'cell':
      return `${ask.cells(card)} ${limit(decision, ask.exactlyCells, ask.upToCells, ask.anyCells)}.`;
    case 'remove-rail':
      return ask.removeRail(card);
    case 'remove-station':
      return ask.removeStation(card);
    case 'opponent':
      return ask.opponent(card);
    case 'whose':
      return ask.whose(desk.cellName(String(decision.detail?.['cell'])), tokenOf(desk, decision));
    case 'token':
      return ask.token(tokenOf(desk, decision));
    case 'take-token':
      return ask.takeToken(
        tokenOf(desk, decision),
        WHO.find((who) => who === decision.detail?.['of']),
      );
    default:
      return ask.station;
  }
}

/** How many of the powers dealt are kept, where that may be several. */
function keptOf({ detail = {} }: Decision, ask: Ask): string | undefined {
  const { atLeast, upTo, offered } = detail;
  if (typeof atLeast !== 'number' || typeof upTo !== 'number') return undefined;
  return ask.keep(atLeast, upTo === offered ? undefined : upTo);
}

/** How many are to be chosen. */
function limit({ detail = {} }: Decision, exactly: Count, upTo: Count, any: string): string {
  if (typeof detail['exactly'] === 'number') return exactly(detail['exactly']);
  return typeof detail['upTo'] === 'number' ? upTo(detail['upTo']) : any;
}

/** The resource that is bid. */
function resourceNamed({ definition }: TrainsDesk, { detail }: Decision): string {
  const one = definition.resources?.find(({ id }) => id === detail?.['resource']);
  return nameIn(one?.plural ?? one?.name);
}

/** The kind of token that is placed or taken. */
function tokenOf({ definition }: TrainsDesk, { detail }: Decision): string {
  return nameIn(definition.tokens?.find(({ id }) => id === detail?.['token'])?.name);
}
