// The worth of cards, or other items seats can own: the wins of a player without one against strong play. A player merely
// forbidden a card plays on as if it could still get it; so if that costs wins, an answer is learned that does without, if players may learn.
import type { BotSpec } from '@railwright/bots';
import type { Topic } from '@railwright/figures';
import type { DecidedCard } from '../questions/cards.ts';
import type { Answered, Worth } from './follow-up.ts';
import {
  askFirst,
  firstAnswer,
  followUpBatch,
  forbid,
  oneAmong,
  playParts,
  type FirstWins,
} from './follow-up-games.ts';
import { ALPHA, sideOf } from '../answers/decide.ts';
import { estimateOf, intervalAt, type Estimate } from '../answers/estimate.ts';
import type { Question } from '../questions/question.ts';
import type { PanelFinding, PanelResult } from '../panel-result.ts';
import type { OpenPanel } from '../open-panel.ts';
import { trainAll, type Trainee } from '../players/trainee.ts';
import { listed, percent } from '../answers/sentences.ts';

/** If a player wins less than this part of an even share without a card, it has no chance: the card decides the game. */
const DECIDES = 0.25;
/** A player that wins this part of an even share without a card hardly misses it. */
const MISSED = 0.85;
const MOST_LEARNED = 6;
/** How much a card that decides everything matters to a designer. */
const HEFT = 8;

export const WORTH: Topic = {
  unit: 'share',
  family: 'cards',
  tones: { more: 'fact', less: 'problem', none: 'fact' },
};

export async function worthsOf(plan: OpenPanel, strong: Trainee, games: number): Promise<Worth[]> {
  const { lessons, seats } = plan;
  const { all, asked } = await bareGames(plan, strong.bot, games);
  const missed = asked
    .filter(({ bare }) => bare.estimate.value < MISSED / seats)
    .toSorted((a, b) => a.bare.estimate.value - b.bare.estimate.value)
    .slice(0, MOST_LEARNED);
  const pupils = lessons
    ? await trainAll(
        plan,
        missed.map(({ called, measure }, at) => ({
          ...{ name: `without ${called}`, seed: plan.seed + at, games: lessons.answers },
          ...{ known: strong.known, against: strong.known, settings: { without: [measure] } },
        })),
      )
    : [];
  return Promise.all(
    asked.map(async (one) => {
      const pupil = pupils[missed.indexOf(one)];
      const learned = pupil && (await without(plan, pupil.bot, strong.bot, one.measure, games));
      return { ...one, learned, lost: lostOf(all, wordOf({ ...one, learned }), seats) };
    }),
  );
}

/** The loss of a bot that is merely forbidden each item that seats can own. */
export async function bareWorths(plan: OpenPanel, bot: BotSpec, games: number): Promise<Worth[]> {
  const { all, asked } = await bareGames(plan, bot, games);
  return asked.map((one) => ({ ...one, learned: undefined, lost: lostOf(all, one.bare, plan.seats) }));
}

interface Bare extends Pick<Worth, 'item' | 'called'> {
  readonly measure: string;
  readonly bare: FirstWins;
}

/** `all`: the same deals with nothing forbidden. */
async function bareGames(
  plan: OpenPanel,
  bot: BotSpec,
  games: number,
): Promise<{ readonly all: FirstWins; readonly asked: readonly Bare[] }> {
  const { game, seats, called = (item) => item } = plan;
  const group = game.playtestHooks?.holdings?.group;
  const items = game.measures.flatMap(({ id, item, group: of }) => {
    const name = of === group ? called(item) : undefined;
    return name === undefined ? [] : [{ measure: id, item, called: name }];
  });
  const batch = followUpBatch(plan, oneAmong(bot, bot, seats), games);
  const free = await playParts(plan, batch);
  const asked = items.map(async (one) => ({
    ...one,
    bare: firstAnswer(batch, await forbid(plan, batch, free, one.measure), seats),
  }));
  return { all: firstAnswer(batch, free, seats), asked: await Promise.all(asked) };
}

function without(
  plan: OpenPanel,
  bot: BotSpec,
  rival: BotSpec,
  measure: string,
  games: number,
): Promise<FirstWins> {
  const bots = oneAmong(bot, rival, plan.seats);
  return askFirst(plan, bots, games, { restriction: { entry: 0, measure, rule: 'forbid' } });
}

/**
 * From the same deals, so that their luck cancels out. Where few games differ, it varies at least as if one did in each direction (as
 * Agresti and Min 2005 have it).
 */
function lostOf(all: FirstWins, some: FirstWins, seats: number): Estimate {
  const lost = all.blocks.map((share, block) => share - (some.blocks[block] as number));
  const found = estimateOf([lost]);
  if (!found) throw new Error('Too few games were played.');
  const { blocks, error } = found;
  return { ...found, error: Math.max(error, Math.sqrt(2 / (blocks - 1) / blocks) / seats) };
}

/** A player that has learned to do without does no worse than one that has not. */
function wordOf<Wins extends Answered>({
  bare,
  learned,
}: {
  readonly bare: Wins;
  readonly learned: Wins | undefined;
}): Wins {
  return learned && learned.estimate.value > bare.estimate.value ? learned : bare;
}

/** The loss without each card. */
export function worthsIn(worths: readonly Worth[]): PanelResult['worths'] {
  return worths.map(({ item, called: name, bare, learned, lost }) => ({
    ...{ item, name, forbidden: bare.estimate.value, without: learned?.estimate.value ?? null },
    lost: { value: lost.value, ...intervalAt(lost, ALPHA / worths.length) },
  }));
}

/** Whether a card decides the game; only cards that are missed can. */
export function worthQuestions(worths: readonly Worth[], seats: number): Question[] {
  const against = DECIDES / seats;
  return worths
    .filter(({ learned }) => learned)
    .map((worth) => ({
      ...{ id: `needed-${worth.item}`, about: worth.called, topic: WORTH, asks: 'side' },
      ...{ against, note: 0, heft: HEFT / against, items: [worth.item] },
      says: {
        claim: `Whether anyone can win without ${worth.called}`,
        fact: (value) => `wins ${value} of games without ${worth.called}`,
        holds: ({ value }) =>
          `${worth.called} decides the game: a player who has learned to do without it wins ${value} of games against strong play; ${percent(1 / seats)} would be even. It is too cheap or too strong, or little else is any good.`,
      },
      words: {
        strongest: { player: `without ${worth.called}`, kind: 'strong', ...wordOf(worth) },
        others: [],
        beside: [{ player: `strong play, forbidden ${worth.called}`, kind: 'strong', ...worth.bare }],
      },
    }));
}

/** The effects of a card, with another share than the one it was asked about. */
function beside({ matter, says }: DecidedCard, share: number): PanelFinding['says'] {
  const shift = matter.against - share;
  return says.map(({ effect: { value, low, high }, side, ...one }) => {
    const effect = { value: value + shift, low: low + shift, high: high + shift };
    return { ...one, effect, side: side && sideOf(effect, 0) };
  });
}

/** Of the cards that do not decide the game: which strong play would miss, and which it can do without. */
export function worthFinding(
  decided: readonly DecidedCard[],
  worths: readonly Worth[],
  seats: number,
): PanelFinding[] {
  if (worths.length === 0) return [];
  const shareOf = ({ matter }: DecidedCard): number => matter.words.strongest?.estimate.value ?? 0;
  const missed = decided
    .filter(({ says, matter }) => (says[0]?.effect.high ?? 0) + matter.against < 1 / seats)
    .toSorted((a, b) => shareOf(a) - shareOf(b));
  const names = missed.map((one) => `${one.matter.about} (${percent(shareOf(one))})`);
  const sentence =
    missed.length === 0
      ? 'Strong play can do without any single card: players who have learned to do without it win about as often.'
      : `Strong play would miss ${listed(names, 6)}: in brackets, the wins of a player who has learned to do without; ${percent(1 / seats)} would be even. It can do without any other card.`;
  return [
    {
      ...{ id: 'cards-worth', about: 'Worth of cards', answer: 'holds', whose: 'strong' },
      ...{ tone: 'fact', weight: 0.9 },
      ...{ sentence, unit: 'share', against: 1 / seats, note: 0, effect: null, settles: null },
      says: missed.flatMap((one) => beside(one, 1 / seats)),
    },
  ];
}
