// Which cards are too strong, and which are dead? What strong play loses without a card, and which cards nobody gains.
import type { Answer, Mark } from '../document/verdict.ts';
import { rounded } from '../figures-text.ts';
import { strip } from '../pictures/strip.ts';
import { findingOf, isStrong, NOBODY, TEACH, type Judged } from './asked.ts';

/** Strong play that must do without loses this part of an even share for sure: the card may be too strong. */
const STRONG = 0.5;
/** Of all cards, left alone by strong play: many. */
const MANY = 1 / 3;
const MOST_ROWS = 4;
const MOST_NAMED = 3;

/** Cards that decide the game, those that may, and those that nobody or only strong play does without. */
export interface JudgedCards {
  readonly deciding: readonly string[];
  readonly maybe: readonly string[];
  readonly dead: readonly string[];
  readonly untried: readonly string[];
  readonly left: readonly string[];
}

/** Ids of cards, or of other items that seats own. */
export function judgeCards(result: Judged['result']): JudgedCards {
  const { findings, worths, seats } = result;
  const deciding = findings.flatMap(({ id, tone, items = [] }) =>
    id.startsWith('needed-') && tone === 'problem' ? items : [],
  );
  const itemsOf = (id: string): readonly string[] => findingOf(result, id)?.items ?? [];
  return {
    deciding,
    maybe: worths
      .filter(
        ({ item, without, lost }) =>
          without === null && lost.low >= STRONG / seats && !deciding.includes(item),
      )
      .map(({ item }) => item),
    dead: itemsOf('cards-nobody'),
    untried: itemsOf('cards-untried'),
    left: itemsOf('cards-others'),
  };
}

export function cardsAnswer({ result }: Judged): Answer {
  const { cards, findings } = result;
  const judged = judgeCards(result);
  const mark = cards.length === 0 ? (isStrong(result) ? 'fine' : 'unknown') : markOf(result, judged);
  return {
    ...{ id: 'cards', question: 'Cards too strong or dead?', mark },
    text: !isStrong(result)
      ? NOBODY
      : cards.length === 0
        ? 'There are no cards to gain here.'
        : told(result, judged),
    settles: !isStrong(result) ? TEACH : cards.length === 0 || isWeighed(result) ? untried(result) : LEARN,
    picture: picture(result),
    rests: findings.flatMap(({ id }) => (/^(cards-|needed-)/.test(id) ? [id] : [])),
  };
}

/** Whether players have learned to do without each card. */
export const isWeighed = (result: Judged['result']): boolean =>
  findingOf(result, 'cards-worth') !== undefined;
const untried = (result: Judged['result']) => findingOf(result, 'cards-untried')?.settles ?? null;

function markOf(result: Judged['result'], { deciding, maybe, dead, untried: open, left }: JudgedCards): Mark {
  if (deciding.length > 0) return 'broken';
  if (maybe.length + dead.length > 0 || left.length > MANY * result.cards.length) return 'look';
  return isWeighed(result) && open.length === 0 ? 'fine' : 'unknown';
}

/** What would show whether a card is too strong. */
export const LEARN =
  '“ask --learn 2” or, in the studio, “Learn the setup first” would settle whether one is too strong.';

function told(result: Judged['result'], { deciding, maybe, dead, untried, left }: JudgedCards): string {
  const names = new Map([...result.cards, ...result.worths].map(({ item, name }) => [item, name]));
  const listed = (items: readonly string[]): string => {
    const shown = items.slice(0, MOST_NAMED).map((item) => names.get(item) ?? item);
    return `${shown.join(', ')}${items.length > MOST_NAMED ? ` and ${items.length - MOST_NAMED} more` : ''}`;
  };
  const parts = [
    ...(deciding.length > 0 ? [`Too strong: ${listed(deciding)}.`] : []),
    ...(maybe.length > 0 ? [`Perhaps too strong: ${listed(maybe)}.`] : []),
    ...(dead.length > 0 ? [`Dead: ${listed(dead)}.`] : []),
    ...(untried.length > 0 ? [`Perhaps dead: ${listed(untried)}.`] : []),
    ...(left.length > 0
      ? [`Strong play leaves ${left.length} of ${result.cards.length} alone: ${listed(left)}.`]
      : []),
  ];
  return parts.length > 0
    ? parts.join(' ')
    : isWeighed(result)
      ? 'No card is either.'
      : 'No card is dead; whether one is too strong is not known yet.';
}

/** What is lost without the cards that are worth most; where that is unknown, how many seats gain the cards. */
function picture({ cards, worths }: Judged['result']) {
  const costs = new Map(cards.map(({ item, cost }) => [item, cost]));
  const named = (item: string, name: string) => {
    const cost = costs.get(item);
    return { name, ...(typeof cost === 'number' && { aside: ` (${cost})` }) };
  };
  if (worths.length > 0)
    return strip({
      label: 'Wins lost without the cards that are worth most, with their cost',
      caption: 'Wins lost without it (its cost)',
      rows: worths
        .toSorted((a, b) => b.lost.value - a.lost.value)
        .slice(0, MOST_ROWS)
        .map(({ item, name, lost }) => ({ ...named(item, name), ...lost })),
      ...{ line: 0, format: rounded },
    });
  const byUse = cards.toSorted((a, b) => b.gained - a.gained);
  const ends = byUse.length > MOST_ROWS ? [...byUse.slice(0, 2), ...byUse.slice(-2)] : byUse;
  return strip({
    ...{
      label: 'Seats that gain a card',
      caption: 'Seats that gain it (its cost)',
      format: rounded,
    },
    rows: ends.map(({ item, name, gained }) => ({
      ...{ ...named(item, name), value: gained, low: gained, high: gained },
    })),
  });
}
