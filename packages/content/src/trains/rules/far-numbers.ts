// Numbers of rules that no game reaches, a hand that the starting deck does not fill, and points for cities that fall.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { placeIn } from '../../packs/library.ts';
import { isBroken } from '../../packs/is-broken.ts';
import type { Item } from '../../packs/model.ts';
import type { Path } from '../../text/path.ts';
import { judgeNumber, type Limits } from './limits.ts';
import type { RulesData } from '../schema/rules.ts';
import type { MergedRules } from './merged-rules.ts';

/** A starting deck above this many hands has a digit too many, and so have points for a city above this many times those before. */
const HANDS = 10;
const LEAP = 10;

/** Reports what the rules say themselves; what they extend is looked at there. */
export function checkRulesNumbers(
  item: Item<RulesData>,
  rules: MergedRules | undefined,
  limits: Limits,
  sink: DiagnosticSink,
): void {
  const { surcharge = {}, opening = {}, scoring = {} } = item.data;
  const judge = (number: unknown, of: 'coins' | 'points', ...path: Path): void => {
    judgeNumber(number, of, limits, placeIn(item, ...path), sink);
  };
  for (const key of ['city', 'perStation', 'perOpponent'] as const)
    judge(surcharge[key], 'coins', 'surcharge', key);
  opening.coins?.forEach((coins, i) => {
    judge(coins, 'coins', 'opening', 'coins', i);
  });
  opening.points?.forEach((points, i) => {
    judge(points, 'points', 'opening', 'points', i);
  });
  for (const [key, points] of Object.entries(scoring)) judge(points, 'points', 'scoring', key);
  checkCityPoints(item, sink);
  if (!rules) return;
  checkHands(item, rules, sink);
  checkSeats(item, rules, sink);
  const { end: { railsLeft = 0 } = {} } = item.data;
  if (railsLeft >= rules.tokens.rails)
    sink.report(
      'number-far',
      placeIn(item, 'end', 'railsLeft'),
      `The game ends with its first turn: each player begins with ${rules.tokens.rails} rails.`,
    );
}

/** What players begin with by turn order, for more players than can be at the table. */
function checkSeats(item: Item<RulesData>, { seats }: MergedRules, sink: DiagnosticSink): void {
  const { resources = {}, ...lists } = item.data.opening ?? {};
  const all = [
    ...Object.entries(lists).map(([key, list]) => [[key], list] as const),
    ...Object.entries(resources).map(([key, list]) => [['resources', key], list] as const),
  ];
  for (const [path, list] of all)
    if (Array.isArray(list) && list.length > seats.max)
      sink.report(
        'number-far',
        placeIn(item, 'opening', ...path, seats.max),
        `Nobody begins with this: there are at most ${seats.max} players.`,
      );
}

function checkCityPoints(item: Item<RulesData>, sink: DiagnosticSink): void {
  const { cityPoints = [] } = item.data;
  if (isBroken(item.file, [...item.path, 'cityPoints'])) return;
  const fall = cityPoints.findIndex((points, i) => i > 0 && points < (cityPoints[i - 1] ?? 0));
  if (fall > 0)
    sink.report(
      'city-points-fall',
      placeIn(item, 'cityPoints', fall),
      `A city is worth ${cityPoints[fall]} here, less than the ${cityPoints[fall - 1]} for one station fewer.`,
    );
  const leap = cityPoints.findIndex(
    (points, i) => i > 1 && points > LEAP * Math.max(1, cityPoints[i - 1] ?? 0),
  );
  if (leap > 0)
    sink.report(
      'number-far',
      placeIn(item, 'cityPoints', leap),
      `${cityPoints[leap]} is far too many: for one station fewer there are ${cityPoints[leap - 1]}.`,
    );
}

function checkHands(item: Item<RulesData>, { handSize, startDeck }: MergedRules, sink: DiagnosticSink): void {
  const { data } = item;
  const deck = startDeck.reduce((sum, { count }) => sum + count, 0);
  const small = (cards: number, ...path: Path): void => {
    if (cards > deck)
      sink.report(
        'number-far',
        placeIn(item, ...path),
        `A hand of ${cards} cards is never full at the start: the starting deck has ${deck}.`,
      );
  };
  if (data.handSize !== undefined) small(handSize, 'handSize');
  else if (data.startDeck !== undefined) small(handSize, 'startDeck');
  data.opening?.hands?.forEach((cards, i) => {
    small(cards, 'opening', 'hands', i);
  });
  for (const { item: at, count, path } of startDeck)
    if (at === item && count > HANDS * handSize)
      sink.report(
        'number-far',
        { file: at.file, path },
        `${count} is far too many: it takes more than ${HANDS} hands to draw them all.`,
      );
}
