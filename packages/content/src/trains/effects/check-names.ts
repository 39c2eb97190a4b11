// Names of selections in the effects of one card: given once, not to what means something already, and read where they are set.
import { ZONES, type OpName } from '@railwright/engine';
import type { DiagnosticCode } from '../../codes/index.ts';
import { nearest, onlyNearest } from '../../diagnostics/suggest.ts';
import type { DiagnosticSink, Marked } from '../../diagnostics/sink.ts';
import type { SourceFile } from '../../model.ts';
import type { Path } from '../../yaml/path.ts';
import { quote } from '../../schema/describe.ts';
import { isData } from '../../yaml/data.ts';
import { tried, findTried } from '../../schema/tried.ts';
import { SELF_WORDS } from '../schema/tried/filters.ts';
import { LEAVING, type Scope, type Selection } from './scope.ts';

const ZONE_NAMES: ReadonlySet<string> = new Set(ZONES);

/** The meaning of a name after the step that sets it. */
const LEFT: Readonly<Record<keyof typeof LEAVING, { readonly means: string; readonly help: string }>> = {
  'each-opponent': { means: 'what the last opponent chose', help: 'Use it in the steps of each-opponent.' },
  'each-player': { means: 'what the last player chose', help: 'Use it in the steps of each-player.' },
  repeat: {
    means: 'only what was chosen the last time',
    help: 'Use it in the repeated steps, or choose all at once with count.',
  },
  'choose-one': {
    means: 'empty where another option was taken',
    help: 'Use it in the option that sets it, or set it in each of them.',
  },
};

export class NameChecker {
  readonly #file: SourceFile;
  readonly #sink: DiagnosticSink;

  constructor(file: SourceFile, sink: DiagnosticSink) {
    this.#file = file;
    this.#sink = sink;
  }

  #report(code: DiagnosticCode, path: Path, message: string, extra?: Marked): void {
    this.#sink.report(code, { file: this.#file, path }, message, extra);
  }

  /** After an effect: names that nothing reads. */
  reportUnused({ all }: Scope): void {
    for (const { name, path, used } of all)
      if (!used) this.#report('selection-unused', path, `The selection ${quote(name)} is never used.`);
  }

  /** Gives a name to what a step chooses. */
  declare(
    name: string,
    path: Path,
    candidates: Selection['candidates'],
    scope: Scope,
    of: { readonly isKind?: boolean; readonly isCells?: boolean } = {},
  ): void {
    if (ZONE_NAMES.has(name) || name === 'self' || name === 'it') {
      this.#report('selection-name', path, `${quote(name)} is a reserved word; choose another name.`);
      // It counts as set, so that this stays one mistake.
      scope.declare({ name, path, candidates, used: true, ...of });
      return;
    }
    if (scope.has(name))
      this.#report(
        'selection-repeated',
        path,
        `An earlier step already uses the name ${quote(name)} with another meaning.`,
      );
    scope.declare({ name, path, candidates, used: false, ...of });
  }

  /** The cards that a step moves or chooses from. */
  cardsOf(
    op: OpName,
    params: Readonly<Record<string, unknown>>,
    at: (key: string) => Path,
    scope: Scope,
  ): void {
    const { from, cards } = params;
    if (op === 'choose') this.#useCards(from, at('from'), scope);
    else if (isData(cards)) this.#useCards(cards['from'], [...at('cards'), 'from'], scope);
    else this.#useCards(cards, at('cards'), scope);
  }

  /** Cards to be moved or chosen from: the name must not be that of a kind that was only named. */
  #useCards(name: unknown, path: Path, scope: Scope): void {
    if (typeof name !== 'string') return;
    const found = scope.get(name);
    if (found.length === 0 || !found.every(({ isKind }) => isKind)) return;
    this.#report('kind-as-cards', path, `${quote(name)} is a named kind, not a set of cards.`, {
      help: `Say where its cards are: { from: hand, where: { sameAs: ${name} } }`,
    });
  }

  /** Cards by name: a selection, a zone, or self, which does not exist within a lasting effect that a step starts (`held`). */
  cards(name: string, path: Path, scope: Scope, held: boolean): void {
    if (name === 'self' && held)
      this.#report(
        'self-outside',
        path,
        'A lasting effect that a step starts belongs to no card, so there is no self.',
      );
    else if (name !== 'self' && !ZONE_NAMES.has(name)) this.#use(name, path, scope, ['self']);
  }

  /** The sources of cards: a zone or a selection. */
  source(name: string, path: Path, scope: Scope): void {
    if (!ZONE_NAMES.has(name)) this.#use(name, path, scope, ZONES);
  }

  /** Cells by the name of the step that chose them. */
  cells(name: string, path: Path, scope: Scope): void {
    this.#use(name, path, scope, [], true);
  }

  /** Whether a name is that of cells, which counts as read. */
  usesCells(name: unknown, scope: Scope): boolean {
    if (typeof name !== 'string') return false;
    const found = scope.get(name).filter(({ isCells }) => isCells);
    for (const selection of found) selection.used = true;
    return found.length > 0;
  }

  selection(name: string, path: Path, scope: Scope): void {
    if (name === 'self')
      this.#report('self-as-selection', path, 'This needs the name of a selection; self is not one.');
    else this.#use(name, path, scope, [], false, true);
  }

  /** Whether a name still means all that was chosen, here after the step that sets it; `value`: it is read as one number. */
  #left(name: string, path: Path, found: readonly Selection[], value: boolean): void {
    const left = found.find((selection) => selection.left !== undefined)?.left;
    if (left === undefined || (LEAVING[left] === 'perhaps' && !value)) return;
    this.#report('selection-left', path, `After ${left}, ${quote(name)} is ${LEFT[left].means}.`, {
      help: LEFT[left].help,
    });
  }

  #mistaken(name: string, path: Path, wantsCells: boolean): void {
    this.#report(
      'cells-or-cards',
      path,
      wantsCells
        ? `${quote(name)} is a set of cards, and this asks for cells.`
        : `${quote(name)} is a set of cells, and this asks for cards.`,
      {
        help: wantsCells
          ? 'Cells get a name from choose-cells.'
          : `Cells are meant by a filter of cells, such as where: { in: ${name} }.`,
      },
    );
  }

  /** Looks a name up, which may also be one of `others`. */
  #use(
    name: string,
    path: Path,
    scope: Scope,
    others: readonly string[],
    wantsCells = false,
    value = false,
  ): void {
    const found = scope.get(name);
    for (const selection of found) selection.used = true;
    if (found.some(({ isCells = false }) => isCells !== wantsCells)) this.#mistaken(name, path, wantsCells);
    if (found.length > 0) {
      this.#left(name, path, found, value);
      return;
    }
    if (name === 'it') {
      this.#report('it-outside', path, '`it` means no card here.', {
        help: 'The card that has this effect is self.',
      });
      return;
    }
    const outside = scope.outside(name);
    for (const selection of outside) selection.used = true;
    if (outside.length > 0) {
      this.#report(
        'selection-unknown',
        path,
        `What lasts sees no earlier choice, so ${quote(name)} means nothing here.`,
        {
          help: wantsCells
            ? 'Say by a filter which cells are meant, or let a trigger choose them when it acts.'
            : 'Say by a filter which cards are meant, or let a trigger choose them when it acts.',
        },
      );
      return;
    }
    const elsewhere = scope.all.filter((selection) => selection.name === name);
    for (const selection of elsewhere) selection.used = true;
    const known = elsewhere.length > 0 || this.#sink.crowded ? [] : [...scope.names(), ...others];
    const near = nearest(name, known);
    const self = elsewhere.length > 0 ? undefined : findTried(tried(SELF_WORDS), name)?.way;
    // The one that was meant is not unused as well.
    if (near !== undefined) for (const selection of scope.get(near)) selection.used = true;
    this.#report(
      'selection-unknown',
      path,
      elsewhere.length > 0
        ? `${quote(name)} is not set on every path that leads here.`
        : `No earlier step sets ${quote(name)}.`,
      { help: self ?? (near && `Did you mean ${near}?`), meant: self ? undefined : onlyNearest(name, known) },
    );
  }
}

export function anyCards(): undefined {
  return undefined;
}

/** The cards that can be in any of these; undefined for any card, as from no selection. */
export function unite(selections: readonly Selection[]): ReadonlySet<string> | undefined {
  const sets = selections.map((selection) => selection.candidates());
  if (sets.length === 0 || sets.includes(undefined)) return undefined;
  return new Set(sets.flatMap((set) => [...(set ?? [])]));
}
