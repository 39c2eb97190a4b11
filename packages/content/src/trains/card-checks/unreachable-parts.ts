// Parts of cards that do nothing at their place: in a turn that is not their player's, after it, or on cells that rule themselves out.
import { isData } from '../../text/data.ts';
import { isAlwaysZero } from './analysis/amount-range.ts';
import type { CardCheck } from './check.ts';
import { cardsOf } from './pack-cards.ts';
import { askOf } from '../../packs/keeper.ts';
import type { Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import type { CardData } from '../schema/cards.ts';
import { allSetApart } from '../setup/in-force.ts';
import { turnFindings } from './analysis/turns.ts';

/** Where a card that would be gained, discarded or trashed never comes from. */
const NOT_FROM = {
  gain: 'Cards are only gained from the supply.',
  deck: 'Nothing replaces what happens to cards that go straight from the deck.',
  there: 'The card would only go where it lies already.',
};
const TERMS = { play: 'turn', power: 'longer', event: 'event' } as const;

export const UNREACHABLE_PARTS: CardCheck = {
  pages: {
    'away-from-turn': {
      title: 'a step that reaches only the player whose turn it is',
      help: 'Coins, payments, waivers and what lasts for the rest of the turn belong to the player whose turn it is. Under `each-opponent`, in a reaction and in a trigger `by: opponents` that outlasts the turn, others do the steps: they get and pay nothing, whatever the text says. Under `each-player`, only the first player does.\n\nGive coins with `next-coins`, which come at the start of each player’s own next turn. Let waivers and prices last `until: next-turn-end`. What opponents lose can be cards, or a card less in their `next-hand`.',
      example: 'effect:\n  - each-opponent:\n      - next-coins: 1      # not coins: 1',
      broken: 'event-without-effect',
    },
    'never-acts': {
      title: 'an effect that never acts',
      help: 'Effects under `whileInPlay`, and those that a step makes last for the rest of the turn, end with the turn of their player. They are never in force at the start of a turn or while opponents buy and lay rails. Likewise, coins that come when a turn ends are lost, and rails go only next to own rails unless `reach` says otherwise.\n\nPowers, `lasting` with `until: next-turn` or longer, and cards that `stay` in play hold in other turns as well.',
      example:
        'effect:\n  - lasting:\n      what: [{ dearer: { what: rails, coins: 1, for: opponents } }]\n      until: next-turn',
      broken: 'never-acts',
    },
    'points-never': {
      title: 'points at the end that are always 0',
      help: '`minus` never falls below 0, and neither does any other amount, so `endPoints` never take points away. Printed `points` can: a card with `points: -5` and `endPoints` that count up is worth 5 less than they come to.',
      example: 'points: -5\nendPoints: { owned: { by: own, where: { category: train } } }',
      broken: 'end-points-always-zero',
    },
  },
  card: ({ item, tree, of, report }) => {
    if (item.broken) return;
    const standing = standingOf(item, of.library);
    const byOthers = askOf(of.pack, of.library, 'ops of others', opsByOthers);
    const found = [
      // An event acts between turns; its setup tells what is lost then.
      ...(standing === 'event' ? [] : turnFindings(tree.field('effect'), 'own', byOthers)),
      ...(standing === 'unknown'
        ? []
        : turnFindings(
            tree.field('whileInPlay'),
            'own',
            byOthers,
            standing === 'play' && tree.steps().some(({ op }) => op === 'stay') ? 'longer' : TERMS[standing],
          )),
      ...turnFindings(tree.field('onBuy'), 'own', byOthers),
      ...turnFindings(tree.field('onGain'), 'own', byOthers),
      ...turnFindings(tree.field('reaction'), 'others', byOthers),
      ...turnFindings(tree.field('instead'), 'any', byOthers),
    ];
    for (const { code, path, message, help } of found) report(code, path, message, { at: 'key', help });
    const { endPoints, reaction, instead } = item.data;
    if (reaction?.on !== undefined && reaction.do === undefined)
      report(
        'never-acts',
        tree.at('reaction', 'on'),
        'Showing this card does nothing: its reaction has no steps.',
        {
          at: 'key',
          help: 'Add do, or remove on: an attack then spares its holder.',
        },
      );
    const vain = instead?.from === undefined ? undefined : neverFrom(instead.of, instead.from);
    if (vain !== undefined)
      report('never-acts', tree.at('instead', 'from'), NOT_FROM[vain], {
        at: 'key',
        help:
          vain === 'gain'
            ? 'Leave out from.'
            : 'Leave out from for anywhere, or name where the card lies before, such as hand.',
      });
    if (endPoints !== undefined && isAlwaysZero(endPoints))
      report('points-never', tree.at('endPoints'), 'This is always 0: amounts never fall below it.', {
        at: 'key',
        help: 'For less than 0, print points such as -5 on the card; endPoints add to them.',
      });
  },
  ops: {
    stay: ({ fields: { until }, path }, { item, of, report }) => {
      const standing = standingOf(item, of.library);
      if (standing === 'event' || standing === 'power') {
        report(
          'never-acts',
          path,
          standing === 'event'
            ? 'A card that is an event never lies in play, so it cannot stay there.'
            : 'A card that is a power never lies in play, so it cannot stay there.',
          {
            help:
              standing === 'event'
                ? '`rounds` in the events of the setup says how many rounds each lasts.'
                : 'A power is in force for the whole game.',
          },
        );
        return;
      }
      const message = 'Every card in play stays there until the turn ends, so this step does nothing.';
      const help = /* @wc-include */ 'until: next-turn-end keeps the card in play one turn longer.';
      if (until === 'turn-end') report('never-acts', path, message, { help });
    },
    // Rails go next to own rails unless a step says otherwise, and at once farther away or on them they go nowhere.
    'lay-rails': (step, { item, report }) => {
      const { where, reach } = step.fields;
      if (item.broken || !isData(where)) return;
      if (where['rails'] === 'own') {
        const message = 'Own rails already lie on such cells, so none can be laid there.';
        const help = 'Cells next to own rails need no filter; those of others are rails: opponents.';
        report('never-acts', step.at('where', 'rails'), message, { at: 'key', help });
      } else if (reach === undefined && isData(where['near'])) {
        const least = stepsAway(where['near']);
        const message = `Rails go next to own rails, never ${least} steps away, so none can be laid.`;
        if (least !== undefined && least >= 2)
          report('never-acts', step.at('where', 'near', 'distance'), message, {
            at: 'key',
            help: 'Add reach: anywhere.',
          });
      }
    },
  },
};

/** The fewest steps from own rails at which cells are asked for, where a number says so. */
function stepsAway({ of, distance }: Readonly<Record<string, unknown>>): number | undefined {
  const isOwnRails = isData(of) && Object.keys(of).length === 1 && of['rails'] === 'own';
  if (!isOwnRails || !isData(distance)) return undefined;
  const { exactly, atLeast } = distance;
  const least = typeof exactly === 'number' ? exactly : atLeast;
  return typeof least === 'number' ? least : undefined;
}

const opsByOthers = (pack: Pack, library: Library): ReadonlySet<string> => cardsOf(pack, library).byOthers;

/** Where a card is while its `whileInPlay` holds; unknown if it is neither sold nor in any setup. */
function standingOf(card: Item<CardData>, library: Library): keyof typeof TERMS | 'unknown' {
  if (allSetApart('events', library).has(card)) return 'event';
  if (allSetApart('powers', library).has(card)) return 'power';
  return card.data.notForSale === true ? 'unknown' : 'play';
}

/** Why a card that would be gained, discarded or trashed never lies in this zone. */
function neverFrom(of: string, from: string): keyof typeof NOT_FROM | undefined {
  if (of === 'gain') return from === 'supply' ? undefined : 'gain';
  return from === 'deck' ? 'deck' : from === of ? 'there' : undefined;
}
