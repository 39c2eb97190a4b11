// Tokens of a pack's own kinds in positions written by hand.
import type { State } from '../../core/state.ts';
import type { TokensInput, TrainsPositionInput } from './position-input.ts';
import { countAt, stockLeft, tokensAt } from '../state/own-tokens.ts';
import { wholeNumber } from './number.ts';
import { ALL } from '../state/seat-scope.ts';
import type { Tables } from '../state/tables.ts';

/** Those of the map stay unless the position says which there are. */
export function placeInputTokens(
  t: Tables,
  s: State,
  { tokens, seats = [] }: TrainsPositionInput,
  problems: string[],
): void {
  if (tokens && t.ownTokens)
    s.data.fill(0, t.layout.ownTokens, t.layout.ownTokens + t.ownTokens.start.length);
  if (tokens) placeTokens(t, s, tokens, 0, false, problems);
  seats.slice(0, t.seats).forEach((input, seat) => {
    if (input?.tokens) placeTokens(t, s, input.tokens, seat, true, problems);
  });
}

function placeTokens(
  t: Tables,
  s: State,
  input: TokensInput,
  seat: number,
  onlyOwned: boolean,
  problems: string[],
): void {
  const of = t.ownTokens;
  if (of === null) {
    problems.push('This game has no tokens of its own.');
    return;
  }
  for (const [label, tokens] of Object.entries(input))
    for (const [id, count] of Object.entries(tokens)) {
      const [cell, kind] = [t.labels.indexOf(label), of.ids.indexOf(id)];
      if (cell < 0) problems.push(`There is no cell "${label}" on this map.`);
      else if (kind < 0) problems.push(`There is no token "${id}" in this game.`);
      else if (onlyOwned && of.owned[kind] === 0) problems.push(`Tokens "${id}" belong to nobody.`);
      else s.data[tokensAt(t, kind, seat, cell)] = wholeNumber(problems, id, count, 0, of.perCell[kind]);
    }
  of.ids.forEach((id, kind) => {
    if (stockLeft(t, s, kind, seat) < 0) problems.push(`There are only ${of.total[kind]} tokens "${id}".`);
    const full = t.labels.find((_, cell) => countAt(t, s, kind, seat, ALL, cell) > of.perCell[kind]);
    if (full !== undefined) problems.push(`At most ${of.perCell[kind]} tokens "${id}" can lie on "${full}".`);
  });
}
