// The effects of one card: their names, words and fields, and whether they end. Walks values by the types the engine declares, so a
// new op or form is checked without a line here.
import {
  AMOUNT_FORMS,
  CARD_EVENTS,
  LASTING_FORMS,
  ONCE_LIMIT,
  OP_SPECS,
  OPTION_FIELDS,
  PRICE_FIELDS,
} from '@railwright/engine';
import type { OpName, ParamSpecs, ParamType, TriggerEvent } from '@railwright/engine';
import type { DiagnosticSink, Place } from '../../diagnostics/sink.ts';
import { isBroken } from '../../load/read-file.ts';
import type { Item } from '../../model.ts';
import type { Path } from '../../yaml/path.ts';
import type { CardData } from '../schema/cards.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { quote } from '../../schema/describe.ts';
import { candidatesOfStep, type Applied, type CheckedEffects } from './candidates.ts';
import { choosesTwice } from './choose-twice.ts';
import { HIDDEN_CARDS, hiddenCounts } from './hidden-counts.ts';
import { isLongForm, LIST_TYPES, OBJECT_TYPES, opParams } from './long-form.ts';
import { isData } from '../../yaml/data.ts';
import { Scope } from './scope.ts';
import { hasStepShape } from './step-shape.ts';
import { anyCards, NameChecker, unite } from './check-names.ts';
import { WordChecker } from './check-words.ts';
import { isRuleTest, onceTriggers, turnForms } from './effect-values.ts';

/** Repetitions within repetitions beyond which a card is refused. */
const MAX_REPEATS = 1000;

/** Reports what is wrong with the effects of a card whose shape is right, or with those parts of one whose shape is. */
export function checkEffects(
  item: Item<CardData>,
  vocabulary: Vocabulary,
  sink: DiagnosticSink,
): CheckedEffects {
  const words = new WordChecker(item.file, vocabulary, sink);
  const checker = new EffectChecker(item, vocabulary, sink, words);
  const { data, file, path, broken } = item;
  const sound = (...part: string[]): boolean => !broken || !isBroken(file, [...path, ...part]);
  if (sound('effect')) checker.effect(data.effect, [...path, 'effect'], false);
  if (sound('whileInPlay')) checker.lasting(data.whileInPlay, [...path, 'whileInPlay']);
  for (const key of ['onBuy', 'onGain'] as const)
    if (sound(key)) checker.effect(data[key], [...path, key], true);
  if (sound('endPoints')) checker.endPoints(data.endPoints, [...path, 'endPoints']);
  if (sound('reaction')) checker.effect(data.reaction?.do, [...path, 'reaction', 'do'], false);
  return { applies: checker.applies };
}

class EffectChecker {
  readonly applies: Applied[] = [];
  readonly #item: Item<CardData>;
  readonly #vocabulary: Vocabulary;
  readonly #sink: DiagnosticSink;
  readonly #words: WordChecker;
  readonly #names: NameChecker;
  #repeats = 1;
  /** Within what a step makes last. */
  #held = false;

  constructor(item: Item<CardData>, vocabulary: Vocabulary, sink: DiagnosticSink, words: WordChecker) {
    this.#item = item;
    this.#vocabulary = vocabulary;
    this.#sink = sink;
    this.#words = words;
    this.#names = new NameChecker(item.file, sink);
  }

  /** A list of steps with names of its own; `aboutCard`: the selection `it` is there. */
  effect(value: unknown, path: Path, aboutCard: boolean): void {
    if (value === undefined) return;
    const scope = new Scope();
    if (aboutCard) scope.declare({ name: 'it', path, candidates: anyCards, used: true });
    this.#visit('steps', value, path, scope);
    this.#names.reportUnused(scope);
  }

  /** Lasting parts see nothing of what the steps before them set, `around` them. */
  lasting(value: unknown, path: Path, around = new Scope()): void {
    if (value === undefined) return;
    this.#visit('lasting', value, path, around.apart());
    const once = onceTriggers(value);
    if (once > ONCE_LIMIT)
      this.#report(
        'once-too-many',
        path,
        `At most ${ONCE_LIMIT} triggers here can act once a turn; there are ${once}.`,
      );
  }

  /** Points at the end: by then cards count wherever they lie, and no turn is in progress. */
  endPoints(value: unknown, path: Path): void {
    if (value === undefined) return;
    this.#visit('amount', value, path, new Scope());
    for (const [form, at] of turnForms(value, path))
      this.#report('amount-at-end', at, `At the end of the game there is no ${quote(form)} to count.`);
  }

  #report(code: Parameters<DiagnosticSink['report']>[0], path: Path, message: string): void {
    this.#sink.report(code, this.#place(path), message);
  }

  #place(path: Path): Place {
    return { file: this.#item.file, path };
  }

  #fields(specs: ParamSpecs, value: Readonly<Record<string, unknown>>, path: Path, scope: Scope): void {
    for (const [key, inner] of Object.entries(value)) {
      const type = specs[key]?.type;
      if (type !== undefined && type !== 'name') this.#visit(type, inner, [...path, key], scope);
    }
  }

  #visit(type: ParamType, value: unknown, path: Path, scope: Scope): void {
    const items = LIST_TYPES[type];
    if (items !== undefined && Array.isArray(value)) {
      value.forEach((item, i) => this.#visit(items, item, [...path, i], scope));
      return;
    }
    switch (type) {
      case 'amount':
        if (isData(value)) this.#fields(AMOUNT_FORMS, value, path, scope);
        return;
      case 'count':
        if (isData(value)) this.#visit('amount', value['upTo'], [...path, 'upTo'], scope);
        return;
      case 'cards':
        if (typeof value === 'string') this.#names.cards(value, path, scope, this.#held);
        else if (isData(value)) {
          this.#visit('source', value['from'], [...path, 'from'], scope);
          if (value['where'] !== undefined) this.#visit('filter', value['where'], [...path, 'where'], scope);
        }
        return;
      case 'source':
        this.#names.source(value as string, path, scope);
        return;
      case 'cellSelection':
        this.#names.cells(value as string, path, scope);
        return;
      case 'condition':
        if (isData(value) && this.#names.usesCells(value['there'], scope)) return;
        break;
      case 'selection':
        this.#names.selection(value as string, path, scope);
        return;
      case 'category':
      case 'terrain':
      case 'region':
      case 'token':
      case 'waivers':
      case 'switches':
        this.#words.check(type, value, path);
        return;
      case 'tokenBounds':
        this.#words.tokens(value, path, (bound, at) => {
          this.#words.tokenOwner(at.at(-1), isData(bound) ? bound['of'] : undefined, at);
          this.#visit('tokenBound', bound, at, scope);
        });
        return;
      case 'tokensOn':
        if (isData(value)) this.#words.tokenOwner(value['kind'], value['of'], path);
        break;
      case 'steps':
        (value as readonly unknown[]).forEach((step, i, steps) => {
          scope.within(step, () => this.#step(step, [...path, i], scope));
          if (choosesTwice(steps[i - 1], step))
            this.#report('choose-twice', [...path, i], "This can choose the previous step's card again.");
        });
        return;
      case 'options':
        this.#branches(
          (value as readonly unknown[]).map(
            (option, i) => (inner) =>
              this.#fields(OPTION_FIELDS, option as Readonly<Record<string, unknown>>, [...path, i], inner),
          ),
          scope,
          false,
        );
        return;
      case 'lasting':
        (value as readonly unknown[]).forEach((one, i) => {
          if (isData(one)) this.#lastingEffect(one, [...path, i], scope);
        });
        return;
      case 'trigger':
        if (isData(value)) this.#trigger(value, path, scope);
        return;
      case 'price':
        if (isData(value)) this.#price(value, path, scope);
        return;
      case 'lastingIf':
        if (isData(value) && isData(value['test']) && !Object.hasOwn(value['test'], 'rule')) {
          this.#report('lasting-condition', [...path, 'test'], 'Only rules switches can be tested here.');
          return;
        }
        break;
      default:
    }
    if (OBJECT_TYPES[type] && isData(value)) this.#fields(OBJECT_TYPES[type], value, path, scope);
  }

  #step(step: unknown, stepPath: Path, scope: Scope): void {
    if (!isData(step)) return;
    const op = Object.keys(step)[0] as OpName;
    const written = step[op];
    const spec = OP_SPECS[op];
    const params = opParams(op, written);
    const long = isLongForm(spec, written);
    const at = (key: string): Path => (long ? [...stepPath, op, key] : [...stepPath, op]);
    if (!hasStepShape(op, written, this.#place([...stepPath, op]), this.#sink)) return;

    if (op === 'if') {
      const { test, then, else: otherwise } = params;
      this.#visit('condition', test, at('test'), scope);
      this.#branches(
        [
          (inner) => this.#visit('steps', then, at('then'), inner),
          (inner) => {
            if (otherwise !== undefined) this.#visit('steps', otherwise, at('else'), inner);
          },
        ],
        scope,
        // The engine keeps only the branch that the rules decide for, so a name must be set in both.
        isRuleTest(test),
      );
      return;
    }
    if (op === 'repeat') {
      const times = typeof params['times'] === 'number' ? params['times'] : 1;
      this.#visit('amount', params['times'], at('times'), scope);
      const before = this.#repeats;
      this.#repeats *= Math.max(1, times);
      if (this.#repeats > MAX_REPEATS && before <= MAX_REPEATS)
        this.#report(
          'effect-too-long',
          at('times'),
          `This would be done ${this.#repeats} times; the limit is ${MAX_REPEATS}.`,
        );
      this.#visit('steps', params['do'], at('do'), scope);
      this.#repeats = before;
      return;
    }
    if (op === 'lasting') {
      const before = this.#held;
      this.#held = true;
      this.lasting(params['what'], at('what'), scope);
      this.#held = before;
      return;
    }
    for (const [key, inner] of Object.entries(params)) {
      const type = (spec.params as ParamSpecs)[key]?.type;
      if (type !== undefined && type !== 'name') this.#visit(type, inner, at(key), scope);
    }
    if (op === 'take-tokens') this.#words.tokenOwner(params['kind'], params['of'], [...stepPath, op], true);
    this.#names.cardsOf(op, params, at, scope);
    if (op === 'apply-effect') {
      const selections = scope.get(params['of'] as string);
      this.applies.push({ path: at('of'), cards: () => unite(selections) });
    }
    const name = params['as'];
    if (typeof name === 'string')
      this.#names.declare(name, at('as'), candidatesOfStep(op, params, scope, this.#vocabulary), scope, {
        isKind: op === 'name',
        isCells: op === 'choose-cells',
      });
  }

  #branches(ways: readonly ((scope: Scope) => void)[], scope: Scope, inEach: boolean): void {
    const branches = ways.map(() => scope.branch());
    ways.forEach((way, i) => {
      way(branches[i] ?? scope);
    });
    scope.join(branches, inEach);
  }

  #price(value: Readonly<Record<string, unknown>>, path: Path, around: Scope): void {
    this.#fields(PRICE_FIELDS, value, path, around.apart());
    for (const at of hiddenCounts(value, path)) this.#report('price-hidden', at, HIDDEN_CARDS);
  }

  #lastingEffect(value: Readonly<Record<string, unknown>>, path: Path, scope: Scope): void {
    this.#fields(LASTING_FORMS, value, path, scope);
    if (Object.hasOwn(value, 'ignore')) this.#words.ignored(value['ignore'], [...path, 'ignore']);
  }

  #trigger(value: Readonly<Record<string, unknown>>, path: Path, around: Scope): void {
    const scope = around.apart();
    const isCard = CARD_EVENTS.includes(value['on'] as TriggerEvent);
    if (isCard) scope.declare({ name: 'it', path, candidates: anyCards, used: true });
    if (value['at'] !== undefined) this.#visit('cells', value['at'], [...path, 'at'], around.apart());
    if (value['token'] !== undefined) this.#visit('token', value['token'], [...path, 'token'], scope);
    this.#words.triggerOwner(value, path);
    if (value['where'] !== undefined) this.#visit('filter', value['where'], [...path, 'where'], scope);
    this.#visit('steps', value['do'], [...path, 'do'], scope);
    this.#names.reportUnused(scope);
  }
}
