// A panel's answers in a language: what was asked, the answer, and the values behind it.
import type { TextLanguage } from '@railwright/engine/languages';
import type { PanelResult } from '@railwright/playtest';
import { panelDocument } from '../panel/panel-document.ts';
import { tellingIn, type Telling } from './figures.ts';
import { decidedFirst, toldDocument } from './told-document.ts';
import { tellFinding } from './told-finding.ts';
import type { ToldResult } from './told-result.ts';
import type { ResultWords } from './result-words.ts';
import { RESULT_WORDS } from './words.ts';

/** What is told, with the names of cards and the like in the language. */
export interface ToldPanel {
  readonly title: string;
  readonly result: PanelResult;
  /** The name of a card or the like, by its id. */
  readonly nameOf: (item: string) => string;
}

/** The answers of a panel. */
export function tellPanel({ title, result, nameOf }: ToldPanel, language: TextLanguage): ToldResult {
  const words = RESULT_WORDS[language];
  if (!words) return toldDocument(panelDocument({ title, result }));
  const telling = tellingIn(language, words);
  const { games, seats, seed, findings } = result;
  const tell = tellerOf(result, telling, nameOf);
  return {
    facts: `${words.games(telling.whole(games), seats)}, ${words.seed(seed)}`,
    trust: trust(result, telling),
    findings: decidedFirst(findings.map(tell)),
  };
}

/** The result with its answers in a language; those without words in it stay English. */
export function panelIn({ result, nameOf }: Omit<ToldPanel, 'title'>, language: TextLanguage): PanelResult {
  const words = RESULT_WORDS[language];
  if (!words) return result;
  const telling = tellingIn(language, words);
  const tell = tellerOf(result, telling, nameOf);
  return {
    ...result,
    trust: trust(result, telling),
    findings: result.findings.map((finding) => {
      const { title, text, isEnglish } = tell(finding);
      const { verdict: _, change, says, settles, ...rest } = finding;
      if (isEnglish) return finding;
      const [, told = title] = title.split(words.colon);
      return {
        ...{ ...rest, about: title, sentence: text },
        settles:
          settles?.replace(/\d{1,3}(,\d{3})+/g, (games) =>
            telling.whole(Number(games.replaceAll(',', ''))),
          ) ?? null,
        says: says.map((one) => ({ ...one, player: ownWay(one.player, words) })),
        ...(change && { change: { ...change, told } }),
      };
    }),
  };
}

/** `with A, B and C`, which winners own. */
const ownWay = (player: string, { and, owning }: ResultWords): string =>
  player.startsWith('with ')
    ? `${owning} ${player.slice('with '.length).replaceAll(' and ', ` ${and} `)}`
    : player;

function tellerOf({ cards, worths }: PanelResult, telling: Telling, nameOf: ToldPanel['nameOf']) {
  const items = new Map([...cards, ...worths].map(({ name, item }) => [name, item]));
  const named = (name: string): string => {
    const item = items.get(name);
    return item === undefined ? name : nameOf(item);
  };
  return (finding: PanelResult['findings'][number]) => tellFinding(finding, telling, named, nameOf);
}

function trust({ panel }: PanelResult, { words, whole, percent }: Telling): string[] {
  const strong = panel.filter(({ kind }) => kind === 'strong');
  if (strong.length === 0) return [words.trust.nobody];
  return [
    ...strong.flatMap(({ name, learned }) => [
      ...(learned ? [words.trust.learned(name, whole(learned.games))] : []),
      ...(learned?.answer
        ? [words.trust.beaten(name, percent(learned.answer.won), percent(1 / learned.answer.seats))]
        : []),
    ]),
    ...(strong.length === 1 ? [words.trust.one] : []),
  ];
}
