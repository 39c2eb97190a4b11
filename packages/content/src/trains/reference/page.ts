// The reference of the card language as one page of Markdown, made from the declarations, with the shortest card of the cookbook
// that uses each word; and the cookbook as another page.
import {
  ACTS,
  BAN_FIELDS,
  AMOUNT_FORMS,
  BOUND_FIELDS,
  CELL_FIELDS,
  CONDITION_FORMS,
  describeCard,
  FIGURE_FORMS,
  FILTER_FIELDS,
  INSTEAD_FIELDS,
  LASTING_FORMS,
  OP_SPECS,
  OWNED_FIELDS,
  OWN_INSTEAD_FIELDS,
  PLACES,
  PRICE_FIELDS,
  PRICED,
  REACTION_FIELDS,
  REACHES,
  REPLACED,
  SIDES,
  TARGETS,
  TRIGGER_EVENTS,
  TRIGGER_FIELDS,
  TURN_COUNTS,
  UNTIL,
  VARIETY_FORMS,
  WORTH_FIELDS,
  WAIVERS,
  WHO,
  ZONES,
} from '@railwright/engine';
import type { OpSpec, ParamSpec } from '@railwright/engine';
import { LANGUAGE_DEFS } from '../schema/language.ts';
import type { Content } from '../../packs/model.ts';
import { textsOf, yaml } from './example-blocks.ts';
import { examplesOf, type Example, type Examples } from './examples.ts';
import { formatKeywordsPage } from './keywords-page.ts';
import { formatPhrasesPage } from './phrases-page.ts';
import { anchor, SECTION_TITLES } from './places.ts';
import { RULINGS, RULINGS_OF } from './rulings.ts';

interface Section {
  readonly title: string;
  readonly about: string;
  /** How the words of it are found in cards: `op` for `op.draw`. */
  readonly of: string;
  readonly words: Readonly<Record<string, ParamSpec | OpSpec>>;
}

export const SECTIONS: readonly Section[] = [
  {
    title: SECTION_TITLES.op,
    about:
      'An effect is a list of steps, executed from top to bottom. A step is an object with one key, its op.',
    of: 'op',
    words: OP_SPECS,
  },
  {
    title: SECTION_TITLES.amount,
    about:
      'An amount can replace a number. It is a whole number, or an object with one of these keys, and never below zero.',
    of: 'amount',
    words: AMOUNT_FORMS,
  },
  {
    title: SECTION_TITLES.filter,
    about: 'A filter selects cards. All of its fields must hold.',
    of: 'filter',
    words: FILTER_FIELDS,
  },
  {
    title: SECTION_TITLES.condition,
    about: 'A condition is an object with one of these keys.',
    of: 'condition',
    words: CONDITION_FORMS,
  },
  {
    title: SECTION_TITLES.bounds,
    about: 'Bounds of a number, in filters and in `compare`. All of them must hold.',
    of: 'bounds',
    words: BOUND_FIELDS,
  },
  {
    title: SECTION_TITLES.cells,
    about: 'A cell filter selects cells of the map. All of its fields must hold.',
    of: 'cells',
    words: CELL_FIELDS,
  },
  {
    title: SECTION_TITLES.owned,
    about: 'What the amount `owned` counts.',
    of: 'owned',
    words: OWNED_FIELDS,
  },
  {
    title: SECTION_TITLES.figure,
    about:
      'What `highest`, `lowest` and `total` compare or add up: a number of each card, cell or player. One of these keys.',
    of: 'figure',
    words: FIGURE_FORMS,
  },
  {
    title: SECTION_TITLES.variety,
    about: 'What the amount `variety` counts. One of these keys.',
    of: 'variety',
    words: VARIETY_FORMS,
  },
  {
    title: SECTION_TITLES.lastingEffect,
    about:
      'Effects under `whileInPlay`, which last while the card is in the play area with its effect applied, or in the step `lasting`.',
    of: 'lastingEffect',
    words: LASTING_FORMS,
  },
  {
    title: SECTION_TITLES.price,
    about:
      'What `cheaper` and `dearer` say. Nothing costs less than zero, and the cost printed on cards stays.',
    of: 'price',
    words: PRICE_FIELDS,
  },
  {
    title: SECTION_TITLES.ban,
    about:
      'What `forbid` says. It holds for what a player does in a turn and for rails and stations of effects, whatever is free or waived. An effect can still play a card.',
    of: 'ban',
    words: BAN_FIELDS,
  },
  {
    title: SECTION_TITLES.worth,
    about:
      'What `worth` says. It counts whenever points do, so at the end of the game if it lasts `until: game-end`. Several act on one rail in the order in which they began.',
    of: 'worth',
    words: WORTH_FIELDS,
  },
  {
    title: SECTION_TITLES.instead,
    about:
      'What is done instead of something else. If several replacements apply to one card, its player chooses one of them; what that one does may be replaced by the others in turn, but never by itself. Looking ahead, players do not count on replacements, as they do not on triggers.',
    of: 'instead',
    words: INSTEAD_FIELDS,
  },
  {
    title: SECTION_TITLES.trigger,
    about: 'A lasting effect that acts each time something happens.',
    of: 'trigger',
    words: TRIGGER_FIELDS,
  },
  {
    title: SECTION_TITLES.reaction,
    about:
      'What `reaction` on a card says. Its holder shows the card to all and keeps it, unless a step moves `self`. An attack asks each victim once, and the answer holds for all of its steps. Otherwise each card in hand is asked once for each event, after the triggers of cards in play, beginning with the player who acts. Others learn that a player has such a card when that player is asked.',
    of: 'reaction',
    words: REACTION_FIELDS,
  },
  {
    title: SECTION_TITLES.ownInstead,
    about:
      'What `instead` on a card says: something else is done when this very card would be gained, discarded or trashed, in hand, in play or wherever it lies. It is one of the replacements that apply to the card.',
    of: 'ownInstead',
    words: OWN_INSTEAD_FIELDS,
  },
];

const LISTS: readonly (readonly [title: string, words: readonly string[]])[] = [
  ['Zones, for choosing and counting', ZONES],
  ['Where cards go', TARGETS],
  ['Events of triggers', TRIGGER_EVENTS],
  ['How long something lasts', UNTIL],
  ['Surcharges, in addition to terrains', WAIVERS],
  ['What has a price', PRICED],
  ['What can be forbidden', ACTS],
  ['What can be replaced', REPLACED],
  ['Sorts of place', PLACES],
  ['Where rails may be laid, in addition to own rails', REACHES],
  ['Whose tokens', WHO],
  ['Whose items an amount counts', SIDES],
  ['What is counted of a turn', TURN_COUNTS],
];

/** The shortest card that uses a word, written as `op.draw`. */
export function exampleOf({ cards }: Examples, word: string): Example | undefined {
  return cards
    .filter(({ uses }) => uses.has(word) || uses.has(word.replace(/^bounds\./, 'compare.')))
    .toSorted((a, b) => a.yaml.length - b.yaml.length)[0];
}

/** The cookbook's pack. */
export const COOKBOOK = 'cookbook';

/** The pages by their path in the repository. */
export function trainsPages(content: Content): ReadonlyMap<string, string> {
  const examples = examplesOf(content, COOKBOOK);
  return new Map([
    ['docs/card-language.md', formatReferencePage(examples)],
    ['docs/cookbook.md', formatCookbookPage(examples)],
    ['docs/how-do-i-say.md', formatPhrasesPage(examples)],
    ['docs/keywords.md', formatKeywordsPage(examples)],
  ]);
}

/** Ends in a line end. */
function formatReferencePage(examples: Examples): string {
  return `${[
    '# The card language',
    'Every word of card effects, with its meaning and a small card from the [cookbook](cookbook.md) that uses it. To get started, read [the guide](../content/README.md#writing-cards). For phrases that you know from other games, see [How do I say …?](how-do-i-say.md); for their keywords, [Keywords of other games](keywords.md). `npm run schemas` generates this page.',
    SECTIONS.map(
      ({ title, words }) =>
        `- [${title}](#${anchor(title)}): ${Object.keys(words)
          .map((word) => `[${word}](#${anchor(`${title} ${word}`)})`)
          .join(', ')}`,
    ).join('\n') + '\n- [Words](#words)\n- [Rulings](#rulings)',
    ...SECTIONS.flatMap((section) => [
      `## ${section.title}`,
      section.about,
      ...Object.entries(section.words).map(([word, spec]) => entry(section, word, spec, examples)),
    ]),
    '## Words',
    ...LISTS.map(([title, words]) => `${title}: ${words.map((word) => `\`${word}\``).join(', ')}.`),
    '## Rulings',
    'What the rulebooks leave open and Railwright decides. Words above name those that they follow; tests of the engine name them too. Those about the turn, the end and the score belong to no word.',
    Object.entries(RULINGS)
      .map(([number, ruling]) => `- <a id="${anchor(`ruling ${number}`)}"></a>${number}: ${ruling}`)
      .join('\n'),
  ].join('\n\n')}\n`;
}

function entry({ title, of }: Section, word: string, spec: ParamSpec | OpSpec, examples: Examples): string {
  const example = exampleOf(examples, `${of}.${word}`);
  return [
    `<a id="${anchor(`${title} ${word}`)}"></a>`,
    `### ${word}`,
    spec.doc,
    'params' in spec
      ? fieldsTable(word, spec)
      : `Takes ${typeName(spec)}.${spec.optional === true ? ' Optional.' : ''}`,
    ...(example ? [yaml(example.yaml), `> ${english(example, examples)}`] : []),
    ...rulings(`${of}.${word}`),
  ].join('\n\n');
}

function fieldsTable(op: string, { params, short }: OpSpec): string {
  const rows = Object.entries<ParamSpec>(params).map(
    ([key, spec]) =>
      `| \`${key}\`${spec.optional === true ? '' : ' (required)'} | ${typeName(spec)} | ${spec.doc} |`,
  );
  const alone =
    short === undefined
      ? []
      : [`With \`${short}\` alone, you can write \`${op}: …\` instead of \`${op}: { ${short}: … }\`.`];
  return [['| field | value | meaning |', '| --- | --- | --- |', ...rows].join('\n'), ...alone].join('\n\n');
}

function rulings(word: string): string[] {
  const numbers = RULINGS_OF[word] ?? [];
  return numbers.length === 0
    ? []
    : [`Rulings: ${numbers.map((number) => `[${number}](#${anchor(`ruling ${number}`)})`).join(', ')}.`];
}

/** The schema's word for a value of the type. */
function typeName({ type }: ParamSpec): string {
  const { title } = LANGUAGE_DEFS[type] as { readonly title: string };
  return title.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, (code) => `\`${code}\``).replaceAll('|', '\\|');
}

/** Ends in a line end. */
function formatCookbookPage(examples: Examples): string {
  return `${[
    '# Cookbook',
    `${examples.cards.length} small cards to copy, each with the text generated from it. They are in [cookbook/cards](cookbook/cards/cookbook.yaml), with a test for each in [cookbook/tests](cookbook/tests/cookbook.yaml); \`railwright test docs/cookbook\` runs them. [How do I say …?](how-do-i-say.md) lists them by the phrases that designers use. [The card language](card-language.md) explains every word. \`npm run schemas\` generates this page.`,
    'A card that …',
    examples.cards.map(({ card, about }) => `- [${about}](#${anchor(card.name.en)})`).join('\n'),
    ...examples.cards.flatMap((example) => [
      `## ${example.card.name.en}`,
      `A card that ${example.about}.`,
      yaml(example.yaml),
      textsOf(example, examples),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

function english({ card }: Example, { names }: Examples): string {
  return describeCard(card, 'en', names('en')).join(' ');
}
