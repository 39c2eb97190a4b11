// The page "How do I say …?": phrases of designers with the words for them, taken from cards of the cookbook.
import { textsOf, yaml } from './example-blocks.ts';
import type { Example, Examples } from './examples.ts';
import { PHRASES, type Phrase } from './phrases.ts';
import { anchor } from './places.ts';

/** What is printed on a card beside its rules text. */
const PRINTED = /^(?:- id|\s+(?:name|categories|cost|value|points|notForSale)):/;

/** Ends in a line end. @throws Error if the cookbook lacks a card. */
export function formatPhrasesPage(examples: Examples): string {
  const count = PHRASES.flatMap(([, phrases]) => phrases).length;
  return `${[
    '# How do I say …?',
    `${count} phrases of designers in the words of [the card language](card-language.md), each with its generated text. Each comes from a card of the [cookbook](cookbook.md), which has a test; \`railwright test docs/cookbook\` runs them. [The last part](#${anchor('What cannot be said yet')}) lists what the language lacks so far, with the nearest way. \`npm run schemas\` generates this page.`,
    ...PHRASES.flatMap(([title, phrases]) => [
      `## ${title}`,
      ...phrases.flatMap((phrase) => sectionOf(phrase, examples)),
    ]),
  ].join('\n\n')}\n`;
}

function sectionOf({ say, card, missing, near }: Phrase, examples: Examples): string[] {
  const example = examples.cards.find((one) => one.card.id === card);
  if (!example) throw new Error(`There is no card ${card} in the cookbook.`);
  const { name } = example.card;
  const from = `From [${name.en}](cookbook.md#${anchor(name.en)}).`;
  return [
    `### “${say}”`,
    ...(missing === undefined ? [] : [`${missing} Nearest: ${near ?? ''}`]),
    yaml(wordsOf(example)),
    textsOf(example, examples),
    from,
  ];
}

/** The part of the YAML that is about rules. */
function wordsOf({ yaml: lines }: Example): string {
  return lines
    .split('\n')
    .filter((line) => !PRINTED.test(line))
    .map((line) => line.slice(2))
    .join('\n');
}
