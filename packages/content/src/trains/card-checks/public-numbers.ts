// Amounts that cannot be counted where they stand: prices that would reveal hidden cards, and points at the end of a game that ask for a turn.
import { quote } from '../../text/describe.ts';
import { isBuyIf, isOwnPrice, type CardNode } from '../language/nodes.ts';
import type { CardCheck, CheckedCard } from './check.ts';

/** Zones whose cards all players can count, but not see. */
const HIDDEN: readonly unknown[] = ['hand', 'deck', 'aside', 'mat-down'];
/** Forms of an amount that mean something only during a turn. */
const OF_TURN = ['count', 'different', 'coins', 'turn'];
/** Numbers of cards in a zone. */
const OF_CARDS = ['cost', 'value', 'points', 'categories', 'costs'];

export const PUBLIC_NUMBERS: CardCheck = {
  pages: {
    'price-hidden': {
      title: 'a price that shows hidden cards',
      help: 'Prices are public, and so is who can buy a card. A price or a `buyIf` that counts certain cards in a hand, in a deck, aside or face down on a mat would show that they are there. The number of cards there is public too.\n\nCount all of them (`count`, without `where`), or cards that everybody sees: those in `play`, `gained`, `discard`, `mat` or `trash`, or all cards a player owns (`owned`).',
      example:
        'whileInPlay:\n  - cheaper: { what: cards, coins: { count: { from: play, where: { category: train } } } }',
      broken: 'price-of-hidden-cards',
    },
    'others-hidden': {
      title: 'an amount that shows hidden cards of others',
      help: '`opponents` and `players` count an amount for each of them, and everybody sees what it comes to. One that counts certain cards in a hand, in a deck, aside or face down on a mat, or their costs, would show which cards others have. The number of cards there is public.\n\nCount all of them (`count`, without `where`), or cards that everybody sees: those in `play`, `gained`, `discard`, `mat` or `trash`, or all cards a player owns (`owned`).',
      example: 'effect:\n  - coins: { highest: { opponents: { count: hand } } }',
      broken: 'numbers-of-hidden-cards',
    },
    'amount-at-end': {
      title: 'end-of-game points that depend on the current turn',
      help: '`endPoints` and `worth` are counted when the game is over. Then cards count wherever they lie, all coins are gone, and no turn is in progress.\n\nUse `owned` for cards, and `cells`, `rails` and `stations` for the map.',
      example: 'endPoints: { divide: [{ owned: { by: own, where: { category: train } } }, 4] }',
      broken: 'end-points-of-a-turn',
    },
  },
  values: {
    cards: (node, { report }) => {
      const { from = node.value, where } = node.fields;
      const isNumbered = node.parent?.type === 'figure' || node.parent?.type === 'variety';
      if (!HIDDEN.includes(from) || (where === undefined && node.key !== 'different' && !isNumbered)) return;
      if (node.isIn(isPrice))
        report(
          'price-hidden',
          where === undefined ? node.path : node.at('where'),
          node.isIn(isBuyIf)
            ? 'Everybody sees who can buy a card, but only their owner sees which cards these are. Count all of them with `count` and without `where`, or cards that everybody sees, such as those in `play`.'
            : 'Everybody sees prices, but only their owner sees which cards these are. Count all of them with `count` and without `where`, or cards that everybody sees, such as those in `play`.',
        );
      else if (node.isIn(isOfOthers))
        report(
          'others-hidden',
          where === undefined ? node.path : node.at('where'),
          'This would tell which cards others have there. Count all of them with `count` and without `where`, or cards that everybody sees.',
        );
    },
    amount: checkAtEnd,
    figure: checkAtEnd,
    variety: checkAtEnd,
  },
};

/** A change of price, by an effect or of the card itself, what is forbidden, or who can buy the card. */
const isPrice = (node: CardNode): boolean =>
  node.type === 'price' || node.type === 'ban' || isOwnPrice(node) || isBuyIf(node);

const isWorth = ({ type }: CardNode): boolean => type === 'worth';

/** An amount as other players would count it. */
const isOfOthers = ({ type, fields }: CardNode): boolean =>
  type === 'figure' && (fields['opponents'] ?? fields['players']) !== undefined;

/** The form of a node that means something only during a turn. */
function formOfTurn({ type, fields }: CardNode): string | undefined {
  const forms = type === 'amount' ? OF_TURN : type === 'figure' || type === 'variety' ? OF_CARDS : [];
  return forms.find((form) => fields[form] !== undefined);
}

const isOfTurn = (node: CardNode): boolean => formOfTurn(node) !== undefined;

function checkAtEnd(node: CardNode, { report }: CheckedCard): void {
  if (!isAtEnd(node) || node.isIn(isOfTurn)) return;
  const form = formOfTurn(node);
  if (form !== undefined)
    report('amount-at-end', node.at(form), `At the end of the game there is no ${quote(form)} to count.`);
}

function isAtEnd(node: CardNode): boolean {
  const isPart = (one: CardNode): boolean => one.key === 'endPoints' && one.parent?.type === 'root';
  return isPart(node) || node.isIn(isPart) || node.isIn(isWorth);
}
