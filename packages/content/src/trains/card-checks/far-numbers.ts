// Numbers of cards that no game reaches: a draw of more cards than any deck holds, a cost that no purse pays.
import { OP_SPECS, type OpSpec } from '@railwright/engine';
import type { Path } from '../../text/path.ts';
import { isData } from '../../text/data.ts';
import type { StepNode } from '../language/nodes.ts';
import { judgeNumber, type Measured } from '../rules/limits.ts';
import type { CardCheck, CheckedCard } from './check.ts';

export const FAR_NUMBERS: CardCheck = {
  pages: {
    'number-far': {
      title: 'a number far beyond any game',
      help: 'No deck holds that many cards, no player has that many coins, or the game has fewer tokens or rounds. Numbers of cards, rules, maps, terrains and strategies are looked at. The message names the limit, which is generous: it follows from the rules and the other cards that the pack can see. Usually there is a digit too many.\n\nTo draw a whole deck, count it: `draw: { count: deck }`.',
      example: 'cost: 9     # not 99',
      broken: 'starting-deck-too-large',
    },
  },
  card: (card) => {
    const { data } = card.item;
    for (const key of ['cost', 'cheaper', 'dearer'] as const)
      judge(card, data[key], 'coins', card.tree.at(key));
    for (const [id, count] of Object.entries(isData(data.alsoCosts) ? data.alsoCosts : {}))
      judge(card, count, 'resources', card.tree.at('alsoCosts', id), thereAre('resources', id, card));
    judge(card, data.value, 'value', card.tree.at('value'));
    judge(card, data.points, 'points', card.tree.at('points'));
  },
  values: {
    price: (node, card) => judge(card, node.fields['coins'], 'coins', node.at('coins')),
  },
  ops: {
    lasting: (step, card) => judge(card, step.fields['turns'], 'rounds', step.at('turns')),
  },
  steps: (step, card) => {
    const of = measured(step);
    if (of === undefined) return;
    const most = thereAre(of, String(step.fields['kind']), card);
    for (const { type, value, fields, path } of step.inner)
      if (type === 'amount' || type === 'count') {
        judge(card, value, of, path, most);
        // The most that may be chosen, where all may be.
        judge(card, fields['upTo'], of === 'hand' ? 'cards' : of, [...path, 'upTo'], most);
      }
  },
};

function judge(
  { item: { file }, limits, of: { sink } }: CheckedCard,
  number: unknown,
  of: Measured,
  path: Path,
  most?: number,
): void {
  judgeNumber(number, of, limits, { file, path }, sink, { most });
}

/** How many tokens there are of a kind, or the most that a player can have of a resource, if the pack says. */
function thereAre(of: Measured, kind: string, { of: { vocabulary } }: CheckedCard): number | undefined {
  if (of === 'tokens') return vocabulary.tokens.get(kind)?.total;
  if (of !== 'resources') return undefined;
  const { limit = Infinity, total = Infinity } = vocabulary.resources.get(kind) ?? {};
  const most = Math.min(limit, total);
  return most === Infinity ? undefined : most;
}

/** The kind of quantity in a step. */
function measured({ op, fields }: StepNode): Measured | undefined {
  const { counts }: OpSpec = OP_SPECS[op];
  if (op === 'choose' && fields['from'] === 'hand') return 'hand';
  if (op === 'build-station') return 'builds';
  return counts === 'rails' ? (op === 'lay-rails' ? 'lays' : 'removes') : counts;
}
