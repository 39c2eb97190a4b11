// The page of keywords: what published games say in a word, and the card of the cookbook that says it.
import type { Examples } from './examples.ts';
import { DECK_BUILDERS, TRAIN_GAMES, type Keyword, type KeywordGame } from './keywords.ts';
import { anchor } from './places.ts';

type Said = 'exact' | 'near' | 'not';

/** How well the language says a keyword. */
export function saidOf({ card, setup, rules, lacks }: Keyword): Said {
  if (lacks === undefined) return 'exact';
  return (card ?? setup ?? rules) === undefined ? 'not' : 'near';
}

/** Ends in a line end. @throws Error if the cookbook lacks a card. */
export function formatKeywordsPage(examples: Examples): string {
  const games = [...DECK_BUILDERS, ...TRAIN_GAMES];
  const all = games.flatMap(({ keywords }) => keywords);
  const count = (said: Said): number => all.filter((one) => saidOf(one) === said).length;
  return `${[
    '# Keywords of other games',
    `The ten commonest keywords of four deck-builders and of four train games, in the words of [the card language](card-language.md): ${count('exact')} of ${all.length} are said exactly, ${count('near')} nearly, and ${count('not')} not. Each card and setup is one of the [cookbook](cookbook.md) and has tests. For phrases rather than keywords, see [How do I say …?](how-do-i-say.md). \`npm run schemas\` generates this page.`,
    'Keywords are facts about these games, told in words of our own. The games belong to their publishers, who have nothing to do with this page.',
    '## Deck-builders',
    ...DECK_BUILDERS.flatMap((game) => sectionOf(game, examples)),
    '## Train games',
    ...TRAIN_GAMES.flatMap((game) => sectionOf(game, examples)),
  ].join('\n\n')}\n`;
}

function sectionOf({ game, published, keywords }: KeywordGame, examples: Examples): string[] {
  const rows = keywords.map((one) => {
    const lacks = one.lacks === undefined ? '' : `Lacks ${one.lacks}.`;
    const cells = [one.keyword, one.does, saidOf(one), saidBy(one, examples), lacks];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `### ${game}`,
    `${published}.`,
    [
      '| keyword | what it does | said | by | what is missing |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ];
}

function saidBy({ card, setup, rules }: Keyword, { cards }: Examples): string {
  if (rules !== undefined) return `rules [${rules}](cookbook/rules/${rules}.yaml)`;
  if (setup !== undefined) return `setup [${setup}](cookbook/setups/${setup}.yaml)`;
  if (card === undefined) return '';
  const example = cards.find((one) => one.card.id === card);
  if (!example) throw new Error(`There is no card ${card} in the cookbook.`);
  const { name } = example.card;
  return `[${name.en}](cookbook.md#${anchor(name.en)})`;
}
