// The findings of a batch of games in a language.
import type { TextLanguage } from '@railwright/engine/languages';
import { numbersIn, partsIn, type SimulationResult } from '@railwright/playtest';
import type { Expects } from '../report-data.ts';
import { simulationDocument } from '../simulation/simulation-document.ts';
import { capital } from '../figures-text.ts';
import { known, tellingIn, type Telling } from './figures.ts';
import { decidedFirst, toldDocument } from './told-document.ts';
import type { ToldFinding, ToldResult } from './told-result.ts';
import { RESULT_WORDS } from './words.ts';

/** What is told, with the names of cards and the like in the language. */
export interface ToldSimulation {
  readonly title: string;
  readonly result: SimulationResult;
  /** The name of a card or the like, by its id. */
  readonly nameOf: (item: string) => string;
  /** What should happen to items. */
  readonly expects: Expects;
}

/** The findings of a batch. */
export function tellSimulation(told: ToldSimulation, language: TextLanguage): ToldResult {
  const words = RESULT_WORDS[language];
  if (!words) return toldDocument(simulationDocument(told));
  const { result } = told;
  const telling = tellingIn(language, words);
  const bots = [...new Set(result.bots)].join(', ');
  return {
    facts: [
      words.games(telling.whole(result.games), result.seats),
      words.playedBy(bots),
      words.seed(result.seed),
    ].join(', '),
    trust: [],
    findings: decidedFirst([
      ...targets(result, telling),
      ...beginning(result, telling),
      ...length(result, telling),
      ...ends(result, telling),
      ...unused(told, telling),
      ...cells(result, telling),
      ...drama(result, telling),
      ...players(result, telling),
    ]),
  };
}

function targets({ targets: all }: SimulationResult, { words: { batch } }: Telling): ToldFinding[] {
  if (!all || all.length === 0) return [];
  const count = (is: (verdict: string) => boolean): number => all.filter(({ verdict }) => is(verdict)).length;
  const missed = count((verdict) => verdict === 'missed');
  const undecided = count((verdict) => verdict === 'undecided');
  const text = batch.met({ missed, undecided, met: all.length - missed - undecided });
  const kind = missed > 0 ? 'problem' : undecided > 0 ? 'open' : 'good';
  return [{ kind, title: batch.targets, text }];
}

/** As in the findings of reports: a smaller advantage does not matter. */
const SMALL = 0.03;

function beginning({ firstSeat, games, seats }: SimulationResult, telling: Telling): ToldFinding[] {
  if (!firstSeat) return [];
  const { words, percent, whole, share } = telling;
  const { advantage, wins } = firstSeat;
  const { batch } = words;
  const isSmall = advantage.low > -SMALL && advantage.high < SMALL;
  const side = advantage.low > 0 ? 'more' : advantage.high < 0 ? 'less' : isSmall ? 'none' : 'open';
  const isSure = side === 'more' || side === 'less';
  const claim = batch.claims[side];
  return [
    {
      kind: isSmall ? 'good' : isSure ? 'problem' : 'open',
      title: batch.beginning,
      text:
        (isSure && isSmall ? batch.slightly(claim) : claim) +
        batch.first(share({ ...wins, value: wins.share }), whole(games), percent(1 / seats)),
    },
  ];
}

function length({ length: found }: SimulationResult, { words: { batch } }: Telling): ToldFinding[] {
  if (!found) return [];
  const { median, quantiles, most } = found.rounds;
  const text = batch.rounds({ median, low: quantiles.p10, high: quantiles.p90, most: most.value });
  return [{ kind: 'fact', title: batch.length, text }];
}

function ends({ ends: all }: SimulationResult, { words, percent }: Telling): ToldFinding[] {
  if (all.length < 2) return [];
  const told = all.map(({ reason, games }) =>
    words.endBy(known(words.reasons, reason) ?? reason, percent(games.share)),
  );
  return [{ kind: 'fact', title: words.batch.ends, text: sentence(told) }];
}

function unused(
  { result, nameOf, expects }: ToldSimulation,
  { words, whole, listed }: Telling,
): ToldFinding[] {
  const { batch } = words;
  return result.measures.flatMap(({ group, items }): ToldFinding[] => {
    const never = items.filter(({ item, perGame }) => perGame === 0 && expects(group, item));
    if (items.length === 0) return [];
    if (never.length === 0)
      return group === 'gained' ? [{ kind: 'good', title: batch.cards, text: batch.allGained }] : [];
    const names = listed(never.map(({ item }) => nameOf(item)));
    return [
      { kind: 'problem', title: batch.unused(group), text: batch.never(group, whole(result.games), names) },
    ];
  });
}

function cells({ board }: SimulationResult, { words: { batch }, listed }: Telling): ToldFinding[] {
  if (!board) return [];
  const [dead, all] = [board.dead.length, board.cells.length];
  if (dead === 0) return [{ kind: 'good', title: batch.map, text: batch.allUsed(all) }];
  return [{ kind: 'problem', title: batch.map, text: batch.dead(dead, all, listed(board.dead)) }];
}

function drama(result: SimulationResult, { words: { batch }, decimal, percent }: Telling): ToldFinding[] {
  const tell = (figure: string, value: string) => known(batch.parts, figure)?.(value) ?? [];
  const told = [
    ...numbersIn(result, 'drama').flatMap(({ figure, values: { mean, median } }) =>
      tell(figure.figure, figure.unit === 'count' ? decimal(mean) : percent(median / 1000)),
    ),
    ...partsIn(result).flatMap(({ figure, share }) => tell(figure.figure, percent(share.share))),
  ];
  return told.length === 0 ? [] : [{ kind: 'fact', title: batch.drama, text: sentence(told) }];
}

function players({ players: learned }: SimulationResult, { words, whole }: Telling): ToldFinding[] {
  return learned.map(({ bot, games }) => ({
    kind: 'fact',
    title: bot,
    text: words.trust.learned(bot, whole(games)),
  }));
}

/** Parts of a sentence, with its capital letter and its end. */
function sentence(parts: readonly string[]): string {
  return `${capital(parts.join(', '))}.`;
}
