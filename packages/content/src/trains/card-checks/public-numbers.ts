// Amounts that cannot be counted where they stand: prices that would reveal hidden cards, and points at the end of a game that ask for a turn.
import { quote } from '../../text/describe.ts';
import { isBuyIf, isOwnPrice, type CardNode } from '../language/nodes.ts';
import type { CardCheck } from './check.ts';

/** Zones whose cards all players can count, but not see. */
const HIDDEN: readonly unknown[] = ['hand', 'deck', 'aside', 'mat-down'];
/** Forms of an amount that mean something only during a turn. */
const OF_TURN = ['count', 'different', 'coins', 'turn'];

export const PUBLIC_NUMBERS: CardCheck = {
  pages: {
    'price-hidden': {
      title: 'a price that shows hidden cards',
      help: 'Prices are public, and so is who can buy a card. A price or a `buyIf` that counts certain cards in a hand, in a deck or aside would show that they are there. The number of cards there is public too.\n\nCount all of them (`count`, without `where`), or cards that everybody sees: those in `play`, `gained`, `discard` or `trash`, or all cards a player owns (`owned`).',
      example:
        'whileInPlay:\n  - cheaper: { what: cards, coins: { count: { from: play, where: { category: train } } } }',
      broken: 'price-of-hidden-cards',
    },
    'amount-at-end': {
      title: 'end-of-game points that depend on the current turn',
      help: '`endPoints` are counted when the game is over. Then cards count wherever they lie, all coins are gone, and no turn is in progress.\n\nUse `owned` for cards, and `cells`, `rails` and `stations` for the map.',
      example: 'endPoints: { divide: [{ owned: { by: own, where: { category: train } } }, 4] }',
      broken: 'end-points-of-a-turn',
    },
  },
  values: {
    cards: (node, { report }) => {
      const { from = node.value, where } = node.fields;
      const tellsMore = where !== undefined || node.key === 'different';
      if (HIDDEN.includes(from) && tellsMore && node.isIn(isPrice))
        report(
          'price-hidden',
          where === undefined ? node.path : node.at('where'),
          'Everybody sees prices, but only their owner sees which cards these are. Count all of them with `count` and without `where`, or cards that everybody sees, such as those in `play`.',
        );
    },
    amount: (node, { report }) => {
      if (!isAtEnd(node) || node.isIn(isOfTurn)) return;
      const form = OF_TURN.find((one) => node.fields[one] !== undefined);
      if (form !== undefined)
        report('amount-at-end', node.at(form), `At the end of the game there is no ${quote(form)} to count.`);
    },
  },
};

/** A change of price, by an effect or of the card itself, what is forbidden, or who can buy the card. */
const isPrice = (node: CardNode): boolean =>
  node.type === 'price' || node.type === 'ban' || isOwnPrice(node) || isBuyIf(node);

function isAtEnd(node: CardNode): boolean {
  const isPart = (one: CardNode): boolean => one.key === 'endPoints' && one.parent?.type === 'root';
  return isPart(node) || node.isIn(isPart);
}

function isOfTurn({ type, fields }: CardNode): boolean {
  return type === 'amount' && OF_TURN.some((form) => fields[form] !== undefined);
}
