// The words of an effect that mean something outside of it: cards, categories, terrains, regions, tokens, switches of the rules.
import { CATEGORIES, TOKEN_EVENTS, type TriggerEvent } from '@railwright/engine';
import { nearest, onlyNearest } from '../../diagnostics/suggest.ts';
import type { DiagnosticSink, Place } from '../../diagnostics/sink.ts';
import type { SourceFile } from '../../model.ts';
import type { Path } from '../../yaml/path.ts';
import { quote, whatThereIs } from '../../schema/describe.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isData, type Data } from '../../yaml/data.ts';
import { wordsAt } from './effect-values.ts';

export class WordChecker {
  readonly #file: SourceFile;
  readonly #vocabulary: Vocabulary;
  readonly #sink: DiagnosticSink;

  constructor(file: SourceFile, vocabulary: Vocabulary, sink: DiagnosticSink) {
    this.#file = file;
    this.#vocabulary = vocabulary;
    this.#sink = sink;
  }

  #place(path: Path): Place {
    return { file: this.#file, path };
  }

  /** The words among which one that was meant is looked for. */
  #near(known: Iterable<string>): Iterable<string> {
    return this.#sink.crowded ? [] : known;
  }

  /** Under `ignore` of what lasts. */
  ignored(value: unknown, path: Path): void {
    const { wastes, cards } = this.#vocabulary;
    if (wastes.size === 0) return;
    for (const [id, at] of wordsAt(value, path)) {
      const card = cards.get(id);
      if (!card || wastes.has(card)) continue;
      const message = `${quote(id)} is not the Waste card of any rules; only Waste can be ignored.`;
      this.#sink.report('ignore-not-waste', this.#place(at), message);
    }
  }

  /** A parameter of a type whose words mean something outside of the effect. */
  check(
    type: 'category' | 'terrain' | 'region' | 'token' | 'waivers' | 'switches',
    value: unknown,
    path: Path,
  ): void {
    if (type === 'category') for (const [word, at] of wordsAt(value, path)) this.#category(word, at);
    else if (type === 'token') this.#token(value as string, path, 'value');
    else if (type === 'region') for (const [word, at] of wordsAt(value, path)) this.#region(word, at);
    else if (type === 'switches') this.#switches(value as Readonly<Record<string, unknown>>, path);
    else for (const [word, at] of wordsAt(value, path)) this.#terrain(word, at, type === 'waivers');
  }

  #category(category: string, path: Path): void {
    const { categories, cardsComplete } = this.#vocabulary;
    if (categories.has(category) || !cardsComplete) return;
    const message = `No card has the category ${quote(category)}.`;
    const known = this.#sink.crowded ? [] : [...CATEGORIES, ...categories];
    this.#sink.report('category-unknown', this.#place(path), message, suggestion(category, known));
  }

  /** A terrain; or, among waivers, a surcharge. */
  #terrain(word: string, path: Path, orWaiver: boolean): void {
    const { waivers, terrains, terrainsComplete } = this.#vocabulary;
    const known = orWaiver ? waivers : terrains;
    if (known.has(word) || !terrainsComplete) return;
    const message = orWaiver
      ? `${quote(word)} is neither a surcharge nor a terrain.`
      : `There is no terrain ${quote(word)}.`;
    const otherwise = whatThereIs(known);
    this.#sink.report(
      'reference-unknown',
      this.#place(path),
      message,
      suggestion(word, this.#near(known), otherwise),
    );
  }

  #region(word: string, path: Path): void {
    const { regions, regionsComplete } = this.#vocabulary;
    if (regions.has(word) || !regionsComplete) return;
    const otherwise =
      regions.size === 0
        ? 'A map gives its cells regions: `regions: [{ id: north, cells: [A1, B1-B4] }]`.'
        : whatThereIs(regions);
    this.#sink.report(
      'reference-unknown',
      this.#place(path),
      `No map has a region ${quote(word)}.`,
      suggestion(word, this.#near(regions), otherwise),
    );
  }

  /** Kinds of token that are keys, each with what `inner` looks at. */
  tokens(value: unknown, path: Path, inner: (of: unknown, at: Path) => void): void {
    for (const [kind, of] of isData(value) ? Object.entries(value) : []) {
      this.#token(kind, [...path, kind], 'key');
      if (isData(of) && Object.keys(of).join() === 'of')
        this.#sink.report(
          'schema-missing-key',
          this.#place([...path, kind]),
          'How many of these is missing.',
          {
            at: 'key',
            help: 'Add `atLeast`, `atMost` or `exactly`.',
          },
        );
      inner(of, [...path, kind]);
    }
  }

  /** Whose tokens of a kind are meant; with `asked`, that must be said if they belong to players. */
  tokenOwner(kind: unknown, of: unknown, path: Path, asked = false): void {
    const token = this.#vocabulary.tokens.get(String(kind));
    if (!token || (token.owned ? of !== undefined || !asked : of === undefined)) return;
    if (token.owned) {
      const message = `Tokens ${quote(token.id)} belong to players, and this does not say whose are taken.`;
      this.#sink.report('token-owner', this.#place([...path, 'kind']), message, {
        help: 'Add `of: own`, `of: opponents` or `of: all`.',
      });
    } else {
      const message = `Tokens ${quote(token.id)} have no owner, so ${quote('of')} cannot say whose they are.`;
      this.#sink.report('token-owner', this.#place([...path, 'of']), message, {
        at: 'key',
        help: 'Remove `of`, or declare them with `owned: true` in pack.yaml.',
      });
    }
  }

  /** Whose tokens a trigger waits for. */
  triggerOwner({ on, by = 'own', token, of }: Data, path: Path): void {
    if (of === undefined || !TOKEN_EVENTS.includes(on as TriggerEvent)) return;
    if (token !== undefined) this.tokenOwner(token, of, path);
    const { tokens, tokensComplete } = this.#vocabulary;
    const kinds = token === undefined ? [...tokens.values()] : [tokens.get(token as string)];
    if (!kinds.some((kind) => kind?.owned)) {
      if (token === undefined && tokensComplete)
        this.#sink.report(
          'token-owner',
          this.#place([...path, 'of']),
          `No kind of token belongs to players, so ${quote('of')} cannot say whose it is.`,
          { at: 'key', help: 'Remove `of`, or declare a kind with `owned: true` in pack.yaml.' },
        );
    } else if (on === 'token' && of !== 'all' && by !== 'all' && of !== by)
      this.#sink.report(
        'token-owner',
        this.#place([...path, 'of']),
        'A token belongs to the player who places it, so this never happens.',
        { at: 'key', help: 'Remove `of`: `by` says who places it.' },
      );
  }

  #token(word: string, path: Path, at: 'key' | 'value'): void {
    const { tokens, tokensComplete } = this.#vocabulary;
    if (tokens.has(word) || !tokensComplete) return;
    const otherwise =
      tokens.size === 0
        ? 'pack.yaml declares tokens: `tokens: { goods: { name: Goods } }`.'
        : whatThereIs(tokens.keys());
    this.#sink.report('reference-unknown', this.#place(path), `There is no token ${quote(word)}.`, {
      at,
      ...suggestion(word, this.#near(tokens.keys()), otherwise),
    });
  }

  #switches(wanted: Readonly<Record<string, unknown>>, path: Path): void {
    const { switches, rulesComplete } = this.#vocabulary;
    if (!rulesComplete) return;
    for (const [name, value] of Object.entries(wanted)) {
      const place = this.#place([...path, name]);
      const known = switches.get(name);
      if (!known) {
        const message = `No rules have a switch ${quote(name)}.`;
        this.#sink.report('switch-unknown', place, message, {
          at: 'key',
          ...suggestion(name, this.#near(switches.keys())),
        });
      } else if (!known.has(value)) {
        const values = [...known].map(String);
        const message = `The switch ${name} is never ${String(value)}.`;
        const otherwise = `It is ${values.join(' or ')}.`;
        this.#sink.report(
          'switch-value',
          place,
          message,
          suggestion(String(value), this.#near(values), otherwise),
        );
      }
    }
  }
}

/** The message about an unknown word, and its replacement if only one comes near. */
function suggestion(
  word: string,
  known: Iterable<string>,
  otherwise?: string,
): { readonly help: string | undefined; readonly meant: string | undefined } {
  const words = [...known];
  const near = nearest(word, words);
  return { help: near === undefined ? otherwise : `Did you mean ${near}?`, meant: onlyNearest(word, words) };
}
