// Parts of effects that make no difference: branches that do the same, conditions that are always or never met, sums with 0,
// repeated parts, and options that no player would choose.
import { OP_SPECS, type OpName, type OpSpec, type ParamType } from '@railwright/engine';
import type { DiagnosticCode } from '../../codes/index.ts';
import type { DiagnosticSink, Marked } from '../../diagnostics/sink.ts';
import type { Item } from '../../model.ts';
import { quote } from '../../schema/describe.ts';
import { isData, type Data } from '../../yaml/data.ts';
import type { Path } from '../../yaml/path.ts';
import type { CardData } from '../schema/cards.ts';
import { decidedBy, rangeOf, type Range } from './amount-range.ts';
import { unwantedOption, worthless } from './unwanted.ts';
import { walkCard } from './walk.ts';

/** Lists of words or values in which the second of two equal ones says nothing. */
const SETS: ReadonlySet<ParamType> = new Set([
  'category',
  'cardList',
  'terrain',
  'region',
  'selections',
  'conditions',
  'cellsList',
]);
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

export function checkMoot(card: Item<CardData>, sink: DiagnosticSink): void {
  const report = (code: DiagnosticCode, path: Path, message: string, marked?: Marked): void => {
    sink.report(code, { file: card.file, path }, message, marked);
  };
  walkCard(card, {
    step: (op, params, path, at) => {
      if (op === 'if') equalBranches(params, path);
      if (op === 'repeat' && params['times'] === 1)
        report('amount-idle', at('times'), 'What is done once needs no repeat.');
      if (op === 'lasting' && params['times'] !== undefined && !isCounted(params['what']))
        report(
          'amount-idle',
          at('times'),
          'Nothing that lasts here is counted: it has no price and no trigger.',
          {
            help: 'Say how long it lasts with until or turns.',
          },
        );
      if (op === 'may' && worthless(params['do']))
        report('option-unwanted', path, 'No player gains anything by this, so none would choose it.', {
          at: 'key',
        });
    },
    value: (type, value, path) => {
      if (Array.isArray(value)) {
        if (type === 'options') options(value, path);
        if (type === 'steps') stepsInARow(value, path);
        if (SETS.has(type)) repeated(value, path);
        if (type === 'conditions') opposites(value, path);
      } else if (isData(value)) {
        if (type === 'amount') amount(value, path);
        if (type === 'compare') bounds(value, path, rangeOf(value['amount']));
        if (type === 'bounds' || type === 'tokenBound')
          bounds(value, path, path.at(-1) === 'points' ? ANY : undefined);
        if (type === 'lastingIf') equalBranches(value, path);
        if (type === 'cells' || type === 'filter') contradiction(value, path);
      }
    },
  });

  function equalBranches({ then, else: otherwise }: Data, path: Path): void {
    if (otherwise !== undefined && same(then, otherwise))
      report(
        'branches-equal',
        [...path, 'else'],
        `This is the same as under ${quote('then')}, so the test decides nothing.`,
        {
          at: 'key',
        },
      );
  }

  function options(value: readonly unknown[], path: Path): void {
    value.forEach((option, i) => {
      const first = value.findIndex((other) => same(other, option));
      if (first < i)
        report('branches-equal', [...path, i], `This option is the same as option ${first + 1}.`);
      else if (!value.some((other, j) => j > i && same(other, option))) {
        const why = unwantedOption(value, i);
        if (why !== undefined) report('option-unwanted', [...path, i], why);
      }
    });
  }

  function stepsInARow(value: readonly unknown[], path: Path): void {
    value.forEach((step, i) => {
      if (!isData(step) || i === 0 || !same(step, value[i - 1])) return;
      const op = Object.keys(step)[0] as OpName;
      const number = numberOf(op, step[op]);
      if (number === undefined && !ONCE.has(op)) return;
      const help =
        number === undefined
          ? undefined
          : isData(step[op])
            ? `If that is meant, say it in one step, with ${2 * number} instead of ${number}.`
            : `If that is meant, say it in one step: \`${op}: ${2 * number}\`.`;
      report('said-twice', [...path, i, op], 'This step is the same as the one before.', { at: 'key', help });
    });
  }

  function repeated(value: readonly unknown[], path: Path): void {
    const seen = new Map<string, number>();
    value.forEach((item, i) => {
      const text = JSON.stringify(item);
      const first = seen.get(text);
      if (first === undefined) seen.set(text, i);
      else report('said-twice', [...path, i], `This is the same as item ${first + 1} of the list.`);
    });
  }

  /** A condition and its opposite. */
  function opposites(value: readonly unknown[], path: Path): void {
    const isAll = path.at(-1) === 'all';
    value.forEach((item, i) => {
      const not = isData(item) ? item['not'] : undefined;
      if (not === undefined || !value.some((other) => same(other, not))) return;
      if (isAll)
        report('condition-never', [...path, i], 'The list also has the opposite, so never do all hold.');
      else
        report(
          'condition-always',
          [...path, i],
          'The list also has the opposite, so one of them always holds.',
        );
    });
  }

  function bounds(value: Data, path: Path, of?: Range): void {
    const decided = decidedBy(value, of);
    if (decided === 'never')
      report('condition-never', path, 'This is never met: no number is within these bounds.', { at: 'key' });
    if (decided === 'always')
      report('condition-always', path, 'This is always met: no number is outside these bounds.', {
        at: 'key',
      });
  }

  function amount(value: Data, path: Path): void {
    const [form, inner] = Object.entries(value)[0] ?? [];
    if (form === undefined || path.includes('endPoints')) return;
    if (rangeOf(value).most === 0) {
      if (!path.some((key) => Object.hasOwn(NEUTRAL, key)))
        report('amount-zero', path, 'This is always 0: amounts never fall below it.');
      return;
    }
    const neutral = Object.hasOwn(NEUTRAL, form) ? NEUTRAL[form] : undefined;
    if (!Array.isArray(inner)) return;
    if (form === 'min' || form === 'max') repeated(inner, [...path, form]);
    if (!neutral || inner.length === 1) return;
    const [numbers, from, doing] = neutral;
    const at = inner.findIndex((one, i) => i >= from && numbers.includes(one as number));
    if (at >= 0) report('amount-idle', [...path, form, at], `${doing} ${String(inner[at])} changes nothing.`);
  }

  /** Fields that `not` rules out. */
  function contradiction(value: Data, path: Path): void {
    const { not, ...others } = value;
    if (!isData(not) || Object.keys(not).length === 0) return;
    if (Object.entries(not).every(([key, inner]) => Object.hasOwn(others, key) && same(inner, others[key])))
      report(
        'condition-never',
        [...path, 'not'],
        `This rules out what the fields next to ${quote('not')} ask for.`,
        {
          at: 'key',
        },
      );
  }
}

/** Whether two values say the same. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The number of a step that has one, and that is written as such. */
function numberOf(op: OpName, written: unknown): number | undefined {
  const spec: OpSpec = OP_SPECS[op];
  const counts = Object.entries(spec.params).filter(([, { type }]) => type === 'amount' || type === 'count');
  if (typeof written === 'number') return written;
  if (!isData(written)) return undefined;
  const number = counts.map(([key]) => written[key]).find((value) => value !== undefined);
  return typeof number === 'number' ? number : undefined;
}

/** Whether a lasting effect ends after a number of uses. */
function isCounted(what: unknown): boolean {
  if (Array.isArray(what)) return what.some(isCounted);
  return (
    (isData(what) && ['trigger', 'cheaper', 'dearer'].some((form) => Object.hasOwn(what, form))) ||
    (isData(what) && isData(what['if']) && (isCounted(what['if']['then']) || isCounted(what['if']['else'])))
  );
}
