// The effects of one card: names of selections, ids, categories and switches, and whether they end. Walks values by the
// types the engine declares, so a new op or form is checked without a line here.
import { AMOUNT_FORMS, LASTING_FORMS, OP_SPECS, OPTION_FIELDS, ZONES } from '@railwright/engine';
import type { Filter, OpName, ParamSpecs, ParamType } from '@railwright/engine';
import { nearest } from '../../diagnostics/suggest.ts';
import type { DiagnosticSink, Place } from '../../diagnostics/sink.ts';
import type { Library } from '../../load/library.ts';
import type { Item, Pack, Path } from '../../model.ts';
import { quote } from '../../schema/describe.ts';
import type { CardData } from '../schema/cards.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isData, isLongForm, LIST_TYPES, OBJECT_TYPES, opParams } from './long-form.ts';
import { Scope, type Selection } from './scope.ts';
import { hasStepShape } from './step-shape.ts';
import { WordChecker } from './check-words.ts';

const ZONE_NAMES: ReadonlySet<string> = new Set(ZONES);
/** Repetitions within repetitions beyond which a card is refused. */
const MAX_REPEATS = 1000;

export interface CheckedEffects {
  /** Cards whose effect this card may apply, with the place of the step. */
  readonly applies: readonly { readonly path: Path; readonly cards: ReadonlySet<string> | undefined }[];
}

/** Reports what is wrong with the effects of a card whose shape is right. */
export function checkEffects(
  item: Item<CardData>,
  pack: Pack,
  library: Library,
  vocabulary: Vocabulary,
  sink: DiagnosticSink,
): CheckedEffects {
  const words = new WordChecker(item.file, pack, library, vocabulary, sink);
  const checker = new EffectChecker(item, vocabulary, sink, words);
  const { data, path } = item;
  checker.effect(data.effect, [...path, 'effect'], false);
  checker.lasting(data.whileInPlay, [...path, 'whileInPlay']);
  checker.effect(data.onBuy, [...path, 'onBuy'], true);
  checker.effect(data.onGain, [...path, 'onGain'], true);
  checker.effect(data.reaction?.do, [...path, 'reaction', 'do'], false);
  return { applies: checker.applies };
}

class EffectChecker {
  readonly applies: { path: Path; cards: ReadonlySet<string> | undefined }[] = [];
  readonly #item: Item<CardData>;
  readonly #vocabulary: Vocabulary;
  readonly #sink: DiagnosticSink;
  readonly #words: WordChecker;
  #repeats = 1;

  constructor(item: Item<CardData>, vocabulary: Vocabulary, sink: DiagnosticSink, words: WordChecker) {
    this.#item = item;
    this.#vocabulary = vocabulary;
    this.#sink = sink;
    this.#words = words;
  }

  /** A list of steps with names of its own; `aboutCard`: the selection `it` is there. */
  effect(value: unknown, path: Path, aboutCard: boolean): void {
    if (value === undefined) return;
    const scope = new Scope();
    if (aboutCard) scope.declare({ name: 'it', path, candidates: anyCards, used: true });
    this.#visit('steps', value, path, scope);
    this.#reportUnused(scope);
  }

  lasting(value: unknown, path: Path): void {
    if (value !== undefined) this.#visit('lasting', value, path, new Scope());
  }

  #report(code: Parameters<DiagnosticSink['report']>[0], path: Path, message: string, help?: string): void {
    this.#sink.report(code, this.#place(path), message, { help });
  }

  #place(path: Path): Place {
    return { file: this.#item.file, path };
  }

  #reportUnused({ all }: Scope): void {
    for (const { name, path, used } of all)
      if (!used) this.#report('selection-unused', path, `The cards called ${quote(name)} are never used.`);
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
    const specs = OBJECT_TYPES[type];
    switch (type) {
      case 'amount':
        if (isData(value)) this.#fields(AMOUNT_FORMS, value, path, scope);
        return;
      case 'count':
        if (isData(value)) this.#visit('amount', value['upTo'], [...path, 'upTo'], scope);
        return;
      case 'cards':
        if (typeof value === 'string') {
          if (value !== 'self' && !ZONE_NAMES.has(value)) this.#use(value, path, scope, ['self']);
        } else if (isData(value)) {
          this.#visit('source', value['from'], [...path, 'from'], scope);
          if (value['where'] !== undefined) this.#visit('filter', value['where'], [...path, 'where'], scope);
        }
        return;
      case 'source':
        if (!ZONE_NAMES.has(value as string)) this.#use(value as string, path, scope, ZONES);
        return;
      case 'selection':
        if (value === 'self')
          this.#report('self-as-selection', path, 'Here the name of a selection is needed; self is none.');
        else this.#use(value as string, path, scope, []);
        return;
      case 'card':
        this.#words.card(value as string, path);
        return;
      case 'cardList':
        if (Array.isArray(value)) value.forEach((card, i) => this.#words.card(card as string, [...path, i]));
        else this.#words.card(value as string, path);
        return;
      case 'category':
        this.#words.category(value as string, path);
        return;
      case 'terrain':
      case 'waivers':
        for (const [word, at] of wordsAt(value, path)) this.#words.terrain(word, at, type === 'waivers');
        return;
      case 'switches':
        this.#words.switches(value as Readonly<Record<string, unknown>>, path);
        return;
      case 'steps':
        (value as readonly unknown[]).forEach((step, i) => this.#step(step, [...path, i], scope));
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
        if (isData(value)) this.#trigger(value, path);
        return;
      case 'lastingIf':
        if (isData(value) && isData(value['test']) && !Object.hasOwn(value['test'], 'rule')) {
          this.#report(
            'lasting-condition',
            [...path, 'test'],
            'Only switches of the rules can be tested here.',
          );
          return;
        }
        break;
      default:
    }
    if (specs && isData(value)) this.#fields(specs, value, path, scope);
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
        this.#report('effect-too-long', at('times'), `This would be done ${this.#repeats} times.`);
      this.#visit('steps', params['do'], at('do'), scope);
      this.#repeats = before;
      return;
    }
    for (const [key, inner] of Object.entries(params)) {
      const type = (spec.params as ParamSpecs)[key]?.type;
      if (type !== undefined && type !== 'name') this.#visit(type, inner, at(key), scope);
    }
    if (op === 'apply-effect')
      this.applies.push({ path: at('of'), cards: unite(scope.get(params['of'] as string)) });
    const name = params['as'];
    if (typeof name === 'string')
      this.#declare(name, at('as'), this.#candidatesOfStep(op, params, scope), scope);
  }

  #branches(ways: readonly ((scope: Scope) => void)[], scope: Scope, inEach: boolean): void {
    const branches = ways.map(() => scope.branch());
    ways.forEach((way, i) => {
      way(branches[i] ?? scope);
    });
    scope.join(branches, inEach);
  }

  #lastingEffect(value: Readonly<Record<string, unknown>>, path: Path, scope: Scope): void {
    this.#fields(LASTING_FORMS, value, path, scope);
    if (!Object.hasOwn(value, 'ignore')) return;
    for (const [card, at] of wordsAt(value['ignore'], [...path, 'ignore'])) this.#words.ignored(card, at);
  }

  #trigger(value: Readonly<Record<string, unknown>>, path: Path): void {
    const scope = new Scope();
    scope.declare({ name: 'it', path, candidates: anyCards, used: true });
    if (value['where'] !== undefined) this.#visit('filter', value['where'], [...path, 'where'], scope);
    this.#visit('steps', value['do'], [...path, 'do'], scope);
    this.#reportUnused(scope);
  }

  #declare(name: string, path: Path, candidates: Selection['candidates'], scope: Scope): void {
    if (ZONE_NAMES.has(name) || name === 'self' || name === 'it') {
      this.#report('selection-name', path, `${quote(name)} means something already; choose another name.`);
      // It counts as set, so that this stays one mistake.
      scope.declare({ name, path, candidates, used: true });
      return;
    }
    if (scope.has(name))
      this.#report('selection-repeated', path, `An earlier step calls other cards ${quote(name)} already.`);
    scope.declare({ name, path, candidates, used: false });
  }

  #use(name: string, path: Path, scope: Scope, others: readonly string[]): void {
    const found = scope.get(name);
    for (const selection of found) selection.used = true;
    if (found.length > 0) return;
    if (name === 'it') {
      this.#report(
        'it-outside',
        path,
        'Here is no card that it could mean.',
        'The card of this effect is self.',
      );
      return;
    }
    const elsewhere = scope.all.filter((selection) => selection.name === name);
    for (const selection of elsewhere) selection.used = true;
    const near = elsewhere.length > 0 ? undefined : nearest(name, [...scope.names(), ...others]);
    // The one that was meant is not unused as well.
    if (near !== undefined) for (const selection of scope.get(near)) selection.used = true;
    this.#report(
      'selection-unknown',
      path,
      elsewhere.length > 0
        ? `${quote(name)} is not set on every way that leads here.`
        : `No earlier step calls any cards ${quote(name)}.`,
      near === undefined ? undefined : `Did you mean ${near}?`,
    );
  }

  #candidatesOfStep(
    op: OpName,
    params: Readonly<Record<string, unknown>>,
    scope: Scope,
  ): Selection['candidates'] {
    if (op !== 'choose' && op !== 'gain') return anyCards;
    const { from, where } = params;
    const sources = typeof from === 'string' ? scope.get(from) : [];
    return () => {
      const among = unite(sources);
      if (where === undefined) return among;
      const matching = this.#vocabulary.matching(where as Filter);
      return among === undefined ? matching : new Set([...among].filter((id) => matching.has(id)));
    };
  }
}

function anyCards(): undefined {
  return undefined;
}

/** What can be in any of these; undefined for any card, as from no selection. */
function unite(selections: readonly Selection[]): ReadonlySet<string> | undefined {
  const sets = selections.map((selection) => selection.candidates());
  if (sets.length === 0 || sets.includes(undefined)) return undefined;
  return new Set(sets.flatMap((set) => [...(set ?? [])]));
}

function isRuleTest(test: unknown): boolean {
  if (!isData(test)) return false;
  return Object.hasOwn(test, 'rule') || (Object.hasOwn(test, 'not') && isRuleTest(test['not']));
}

function wordsAt(value: unknown, path: Path): [string, Path][] {
  if (Array.isArray(value)) return value.map((word, i) => [word as string, [...path, i]]);
  return typeof value === 'string' ? [[value, path]] : [];
}
