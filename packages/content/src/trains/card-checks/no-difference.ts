// Parts of effects that make no difference: branches that do the same, conditions that are always or never met, sums with 0,
// repeated parts, and options that no player would choose.
import type { OpName } from '@railwright/engine';
import { quote } from '../../text/describe.ts';
import { isData } from '../../text/data.ts';
import { StepNode, type CardNode } from '../language/nodes.ts';
import { decidedBy, rangeOf, type Range } from './analysis/amount-range.ts';
import type { CardCheck, Report } from './check.ts';
import { unwantedOption, worthless } from './analysis/unwanted.ts';

/** Steps that do nothing more when done again at once. */
const ONCE: ReadonlySet<OpName> = new Set(['waive', 'extra-turn'] as const);
/** By form of an amount: the number that changes nothing in it, and from which place in the list. */
const NEUTRAL: Readonly<Record<string, readonly [numbers: readonly number[], from: number, doing: string]>> =
  {
    sum: [[0], 0, 'Adding'],
    minus: [[0], 1, 'Taking away'],
    times: [[1], 0, 'Multiplying by'],
    divide: [[0, 1], 1, 'Dividing by'],
  };
const ANY: Range = { least: -Infinity, most: Infinity };

export const NO_DIFFERENCE: CardCheck = {
  pages: {
    'amount-idle': {
      title: 'arithmetic or a repetition that changes nothing',
      help: 'Adding 0, multiplying or dividing by 1, repeating once, or counting the `times` of something that never ends by use: the result is the same without it. A number is missing or wrong, or the part can go.',
      example: 'effect:\n  - coins: { divide: [{ count: hand }, 2] }     # not 1',
      broken: 'moot-parts',
    },
    'branches-equal': {
      title: 'two branches that do the same',
      help: 'The steps under `then` and `else` are the same, so the condition decides nothing; or two options of `choose-one` are the same, so there is nothing to choose between them. One was probably copied and not changed.\n\nChange one of them, or write the steps without the choice.',
      example:
        'effect:\n  - if:\n      test: { there: { from: hand, where: { category: train } } }\n      then: [{ coins: 2 }]\n      else: [{ coins: 1 }]',
      broken: 'moot-parts',
    },
    'option-unwanted': {
      title: 'an option that no player would choose',
      help: 'The option only makes its player pay, gain Waste or draw fewer cards, or another option gives all that it gives and more, and can always be chosen. So it is never chosen, whatever the position.\n\nCorrect a number, add what the option is to give, or remove it.',
      example: 'effect:\n  - choose-one:\n      - do: [{ coins: 2 }]\n      - do: [{ draw: 1 }]',
      broken: 'moot-parts',
    },
    'condition-always': {
      title: 'a condition that always holds',
      help: 'No number is outside these bounds, since nothing that is counted is below 0, or a list of alternatives has a condition and its opposite. The test decides nothing.\n\nCorrect the number, or remove the condition.',
      example: 'where: { stations: { atLeast: 1 } }     # at least 0 is always true',
      broken: 'moot-parts',
    },
    'said-twice': {
      title: 'a step, word or condition given twice',
      help: 'The same step twice in a row, or the same word, condition or filter twice in one list. In a list, the second says nothing; a step was probably copied and not changed.\n\nChange or remove it. To do a step twice, double its number.',
      example: 'effect:\n  - draw: 2     # not draw: 1 twice',
      broken: 'moot-parts',
    },
  },
  ops: {
    if: equalBranches,
    repeat: (step, { report }) => {
      if (step.fields['times'] === 1)
        report('amount-idle', step.at('times'), 'What is done once needs no repeat.');
    },
    lasting: (step, { report }) => {
      const isCounted = step.all().some(({ type }) => type === 'trigger' || type === 'price');
      if (step.fields['times'] !== undefined && !isCounted)
        report(
          'amount-idle',
          step.at('times'),
          'Nothing that lasts here is counted: it has no price and no trigger.',
          { help: 'Say how long it lasts with until or turns.' },
        );
    },
    may: (step, { report }) => {
      if (worthless(step.fields['do']))
        report('option-unwanted', step, 'No player gains anything by this, so none would choose it.', {
          at: 'key',
        });
    },
  },
  values: {
    options,
    steps: stepsInARow,
    category: repeated,
    cardList: repeated,
    terrain: repeated,
    region: repeated,
    selections: repeated,
    cellsList: repeated,
    conditions: (node, card) => {
      repeated(node, card);
      opposites(node, card);
    },
    amount,
    compare: (node, card) => bounds(node, card, rangeOf(node.fields['amount'])),
    bounds: (node, card) =>
      (node.key === 'keep' ? kept : bounds)(node, card, node.key === 'points' ? ANY : undefined),
    tokenBound: (node, card) => bounds(node, card, node.key === 'points' ? ANY : undefined),
    lastingIf: equalBranches,
    cells: contradiction,
    filter: contradiction,
  },
};

interface To {
  readonly report: Report;
}

function equalBranches(node: CardNode, { report }: To): void {
  const { then, else: otherwise } = node.fields;
  if (otherwise !== undefined && same(then, otherwise))
    report(
      'branches-equal',
      node.at('else'),
      `This is the same as under ${quote('then')}, so the test decides nothing.`,
      { at: 'key' },
    );
}

function options(node: CardNode, { report }: To): void {
  const all = node.items;
  all.forEach((option, i) => {
    const first = all.findIndex((other) => same(other, option));
    if (first < i) report('branches-equal', node.at(i), `This option is the same as option ${first + 1}.`);
    else if (!all.some((other, j) => j > i && same(other, option))) {
      const why = unwantedOption(all, i);
      if (why !== undefined) report('option-unwanted', node.at(i), why);
    }
  });
}

function stepsInARow({ inner, items }: CardNode, { report }: To): void {
  inner.forEach((step, i) => {
    if (!(step instanceof StepNode) || i === 0 || !same(items[i], items[i - 1])) return;
    const number = numberOf(step);
    if (number === undefined && !ONCE.has(step.op)) return;
    const help =
      number === undefined
        ? undefined
        : isData(step.written)
          ? `If that is meant, say it in one step, with ${2 * number} instead of ${number}.`
          : `If that is meant, say it in one step: \`${step.op}: ${2 * number}\`.`;
    report('said-twice', step, 'This step is the same as the one before.', { at: 'key', help });
  });
}

/** A list in which the second of two equal words or values says nothing. */
function repeated({ items, path }: CardNode, { report }: To): void {
  const seen = new Map<string, number>();
  items.forEach((item, i) => {
    const text = JSON.stringify(item);
    const first = seen.get(text);
    if (first === undefined) seen.set(text, i);
    else report('said-twice', [...path, i], `This is the same as item ${first + 1} of the list.`);
  });
}

/** A condition and its opposite. */
function opposites(node: CardNode, { report }: To): void {
  node.items.forEach((item, i, all) => {
    const not = isData(item) ? item['not'] : undefined;
    if (not === undefined || !all.some((other) => same(other, not))) return;
    if (node.key === 'all')
      report('condition-never', node.at(i), 'The list also has the opposite, so never do all hold.');
    else
      report('condition-always', node.at(i), 'The list also has the opposite, so one of them always holds.');
  });
}

function bounds(node: CardNode, { report }: To, of?: Range): void {
  const decided = isData(node.value) ? decidedBy(node.value, of) : undefined;
  if (decided === 'never')
    report('condition-never', node, 'This is never met: no number is within these bounds.', { at: 'key' });
  if (decided === 'always')
    report('condition-always', node, 'This is always met: no number is outside these bounds.', {
      at: 'key',
    });
}

/** How many goals are kept of those drawn: without bounds all, so none of them is idle. */
function kept(node: CardNode, { report }: To): void {
  const { most } = rangeOf(node.parent?.fields['count']);
  const zero = ['exactly', 'atMost'].find((bound) => node.fields[bound] === 0);
  if (zero !== undefined)
    report('amount-zero', node.at(zero), 'No goal is kept, so drawing them does nothing.');
  else if (isData(node.value) && decidedBy(node.value, { least: 0, most }) === 'never')
    report(
      'condition-never',
      node,
      most < Infinity
        ? `No number up to ${most} is within these bounds.`
        : 'No number is within these bounds.',
      { at: 'key' },
    );
}

function amount(node: CardNode, { report }: To): void {
  const [form, inner] = Object.entries(node.fields)[0] ?? [];
  const path = form === undefined ? [] : node.path;
  if (form === undefined || path.includes('endPoints')) return;
  if (rangeOf(node.value).most === 0) {
    if (!path.some((key) => Object.hasOwn(NEUTRAL, key)))
      report('amount-zero', node, 'This is always 0: amounts never fall below it.');
    return;
  }
  const list = node.field(form);
  if (!list || !Array.isArray(inner)) return;
  if (form === 'min' || form === 'max') repeated(list, { report });
  const neutral = Object.hasOwn(NEUTRAL, form) ? NEUTRAL[form] : undefined;
  if (!neutral || inner.length === 1) return;
  const [numbers, from, doing] = neutral;
  const at = inner.findIndex((one, i) => i >= from && numbers.includes(one as number));
  if (at >= 0) report('amount-idle', list.at(at), `${doing} ${String(inner[at])} changes nothing.`);
}

/** Fields that `not` rules out. */
function contradiction(node: CardNode, { report }: To): void {
  const { not, ...others } = node.fields;
  if (!isData(not) || Object.keys(not).length === 0) return;
  if (Object.entries(not).every(([key, inner]) => Object.hasOwn(others, key) && same(inner, others[key])))
    report(
      'condition-never',
      node.at('not'),
      `This rules out what the fields next to ${quote('not')} ask for.`,
      { at: 'key' },
    );
}

/** Whether two values say the same. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The number of a step that has one, and that is written as such. */
function numberOf(step: CardNode): number | undefined {
  const number = step.inner.find(({ type }) => type === 'amount' || type === 'count')?.value;
  return typeof number === 'number' ? number : undefined;
}
