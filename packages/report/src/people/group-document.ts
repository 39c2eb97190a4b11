// A player like a group of people as a document: how well it predicts their choices, at what level they play, and what they like.
import type { GroupResult } from '@railwright/playtest';
import { note, table, words, type Document, type Finding, type Section } from '../document/document.ts';
import { capital, percent, plural, whole } from '../figures-text.ts';
import { leftOutSection } from './left-out.ts';

/** The result, and what it does not contain itself. */
export interface GroupReport {
  /** Of the setup. */
  readonly title: string;
  /** Name of a card or another item by its id. */
  readonly nameOf: (item: string) => string;
}

type Leaning = GroupResult['leanings'][number];
type Prediction = GroupResult['predictions'][number];

/** Fewer games may be those of a few evenings, and say little about others. */
const FEW_GAMES = 10;
/** People who often do otherwise do not play as the player thinks obvious. */
const MANY_ODD = 0.1;

/** A player like a group as a document. */
export function groupDocument(result: GroupResult, { title, nameOf }: GroupReport): Document {
  const { games, choices, setup, seats, player, seed } = result;
  return {
    title: `A player like the people of ${plural(games, 'game')} of ${title}`,
    ...{ setup, about: 'a player like a group' },
    facts: `${plural(choices, 'choice')} of people, ${seats.join(', ')} seats, on ${player}, seed ${seed}`,
    trust: trustOf(result),
    findings: [levelFinding(result), predictionFinding(result), ...leaningFindings(result, nameOf)],
    sections: [predictionSection(result), leaningSection(result, nameOf), ...leftOutSection(result.leftOut)],
  };
}

function trustOf({ games, choices, forced, odd, botSeats }: GroupResult): string[] {
  return [
    ...(games < FEW_GAMES
      ? [`${capital(plural(games, 'game'))} tell little: from twenty on, likes begin to show.`]
      : []),
    `${whole(forced)} more choices do not count: only one was legal, or it needed no thought.`,
    ...(odd > MANY_ODD * choices
      ? [`In ${whole(odd)} choices people did not take the obvious option: these are not predicted.`]
      : []),
    ...(botSeats > 0 ? [`Bots sat in ${plural(botSeats, 'seat')}, whose choices do not count.`] : []),
  ];
}

function levelFinding({ certainty: { value, interval, nearest }, player }: GroupResult): Finding {
  const range = interval ? ` (${percent(interval.low)} to ${percent(interval.high)})` : '';
  return {
    ...{ kind: 'fact', title: `Their level is closest to ${nearest}` },
    text: `Apart from what they like, they take the choice that ${player} considers best ${percent(value)} of the time${range}.`,
  };
}

const isLevel = (name: string): boolean => !Object.hasOwn(MODELS, name);

/** The levels by how well they predict, the best first. */
function levelsIn({ predictions }: GroupResult): Prediction[] {
  return predictions
    .filter(({ model, logChance }) => isLevel(model) && logChance !== null)
    .toSorted((a, b) => (b.logChance ?? 0) - (a.logChance ?? 0));
}

function predictionFinding(result: GroupResult): Finding {
  const [best] = levelsIn(result);
  const own = result.predictions.find(({ model }) => model === 'group');
  if (!best || !own) return { kind: 'open', title: 'Nothing to predict', text: 'No choice was held out.' };
  const both = `In held-out games, it gives what people chose a chance of ${chance(own)}; the closest level, ${best.model}, gives it ${chance(best)}.`;
  const { gain } = best;
  if (gain && gain.low > 0)
    return { kind: 'good', title: 'It predicts these people better than any level', text: both };
  if (gain && gain.high < 0)
    return {
      ...{ kind: 'problem', title: `The level ${best.model} predicts these people better` },
      text: `${both} Use that level instead.`,
    };
  return {
    ...{ kind: 'open', title: `It predicts these people as well as the level ${best.model}` },
    text: `${both} The difference may be chance: more games would tell.`,
  };
}

/** The typical chance of what was chosen. */
const chance = ({ logChance }: Prediction): string =>
  logChance === null ? '–' : percent(Math.exp(logChance));

/** `gaining Express Train`, of which people may like more or less. */
function likeWords({ kind, name }: Leaning, nameOf: GroupReport['nameOf']): string {
  if (kind === 'follows') return `what the bot ${name} would do`;
  const [group = '', item] = name.split(/:(.*)/);
  if (item === undefined) return `more ${name} of the board`;
  if (group === 'points') return `points of ${item}`;
  return group === 'gained' ? `gaining ${nameOf(item)}` : `${nameOf(item)} (${group})`;
}

/** `2.3 times as likely` */
function oddsWords(weight: number): string {
  const factor = Math.exp(Math.abs(weight));
  const times = factor >= 100 ? 'more than 100' : factor.toPrecision(2);
  return weight >= 0 ? `${times} times as likely` : `${times} times less likely`;
}

/** Likes that are told one by one, the clearest first; the table has all. */
const MOST_TOLD = 6;

function leaningFindings({ leanings }: GroupResult, nameOf: GroupReport['nameOf']): Finding[] {
  const standing = leanings.filter(({ stands }) => stands);
  if (standing.length === 0)
    return [
      {
        ...{ kind: 'open', title: 'No like is certain' },
        text: `Of ${plural(leanings.length, 'possible like')}, none is certain: what they like more or less than the learned player may be chance.`,
      },
    ];
  const told = standing.slice(0, MOST_TOLD).map((one): Finding => {
    const what = likeWords(one, nameOf);
    return {
      kind: 'fact',
      title:
        one.kind === 'follows'
          ? `They ${one.weight > 0 ? 'follow' : 'avoid'} ${what}`
          : `They like ${what} ${one.weight > 0 ? 'more' : 'less'} than the learned player does`,
      text: `${one.kind === 'follows' ? 'That makes' : 'One more makes'} a choice ${oddsWords(one.weight)}.`,
    };
  });
  const more = standing.length - told.length;
  if (more === 0) return told;
  return [
    ...told,
    {
      ...{
        kind: 'fact',
        title: `${capital(plural(more, 'more like'))} ${more === 1 ? 'is' : 'are'} certain`,
      },
      text: 'In the table of what they like, a star marks each that is certain.',
    },
  ];
}

const MODELS: Readonly<Record<string, string>> = {
  group: 'like these people',
  level: 'their level alone',
  uniform: 'every choice alike',
};

function predictionSection({ predictions }: GroupResult): Section {
  return {
    id: 'predictions',
    title: 'How well it predicts held-out games',
    blocks: [
      ...table(
        [
          'Player',
          ...['chance given to what they chose', 'its first choice was theirs'],
          ...['log-likelihood per choice', 'gain of the group', '95% interval'],
        ],
        predictions.map((one) => [
          ...[MODELS[one.model] ?? `level ${one.model}`, chance(one), percent(one.hits)],
          ...[one.logChance === null ? '–' : one.logChance.toFixed(3)],
          ...(one.gain
            ? [signed(one.gain.value), `${signed(one.gain.low)} to ${signed(one.gain.high)}`]
            : ['–', '–']),
        ]),
      ),
      note(PREDICTIONS),
    ],
  };
}

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(3)}`;

const PREDICTIONS =
  'Each game was predicted by players fitted to the others. The chance is the geometric mean over all choices; its logarithm is the log-likelihood. A player that always takes its best choice gives all others a chance of 0, so it has none. Gains are per choice, with Student intervals over games.';

function leaningSection({ leanings, ridge }: GroupResult, nameOf: GroupReport['nameOf']): Section {
  return {
    id: 'leanings',
    title: 'What they like more or less than the learned player does',
    blocks: [
      ...table(
        [words('What'), 'log-odds of one more', '95% interval', 'choices in which it differed'],
        leanings.map((one) => [
          capital(likeWords(one, nameOf)),
          `${one.weight < 0 ? '' : '+'}${one.weight.toFixed(2)}${one.stands ? '*' : ' '}`,
          one.interval ? `${one.interval.low.toFixed(2)} to ${one.interval.high.toFixed(2)}` : '–',
          whole(one.choices),
        ]),
        { mostInSummary: 15 },
      ),
      note(
        ridge === 0
          ? 'None of these improves the prediction of held-out games, so the group has only the level.'
          : LEANINGS,
      ),
    ],
  };
}

const LEANINGS =
  'Drawn towards 0 as strongly as predicts held-out games best; intervals by leaving out one game after the other. A number marked * differs from 0 even though all are tested at once (Holm 1979); the others are in the group too, and may be chance.';
