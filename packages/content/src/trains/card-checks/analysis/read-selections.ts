// Reads the effects of one card for the names of selections: which are set at a point, and which are ever read.
import { CARD_EVENTS, NAMING_CELLS, ZONES, type Filter, type TriggerEvent } from '@railwright/engine';
import { nearest, onlyNearest } from '../../../diagnostics/suggest.ts';
import { isBroken } from '../../../packs/is-broken.ts';
import { quote } from '../../../text/describe.ts';
import { hints } from '../../../schema/hint.ts';
import { findHint } from '../../../schema/hints.ts';
import type { Path } from '../../../text/path.ts';
import { StepNode, type CardNode } from '../../language/nodes.ts';
import type { NodeType } from '../../language/grammar.ts';
import { SELF_WORDS } from '../../schema/hints/filters.ts';
import { cardsMatching, type Vocabulary } from '../../cards/vocabulary.ts';
import type { CardFacts, CheckedCard, Report } from '../check.ts';
import { LEFT } from './left.ts';
import { LEAVING, Scope, unite, type Selection } from './scope.ts';
import { isRuleTest } from '../lasting.ts';
import { shapeProblem } from '../step-shapes.ts';

const ZONE_NAMES: ReadonlySet<unknown> = new Set(ZONES);

/** A step that applies the effect of another card. */
export interface Applied {
  readonly path: Path;
  /** Ids of the cards that it can be, undefined for any. Costly, so only on demand. */
  readonly cards: () => ReadonlySet<string> | undefined;
}

/** Reads the parts of a card that fit the schema, and reports what is wrong with their names. */
export function readSelections(
  { item, tree }: Pick<CheckedCard, 'item' | 'tree'>,
  { vocabulary, sink }: Pick<CardFacts, 'vocabulary' | 'sink'>,
  report: Report,
): Applied[] {
  const reader = new Reader(vocabulary, report, () => sink.crowded);
  for (const part of tree.inner) if (!item.broken || !isBroken(item.file, part.path)) reader.part(part);
  return reader.applies;
}

/** What waits for something, each with names of its own. */
const OWN_NAMES: readonly NodeType[] = ['trigger', 'instead', 'reaction', 'ownInstead'];

const anyCards = (): undefined => undefined;

interface Wanted {
  /** Words that are no names, for suggestions. */
  readonly others?: readonly string[];
  readonly cells?: boolean;
  /** It is read as one number. */
  readonly value?: boolean;
}

class Reader {
  readonly applies: Applied[] = [];
  readonly #vocabulary: Vocabulary;
  readonly #report: Report;
  readonly #isCrowded: () => boolean;

  constructor(vocabulary: Vocabulary, report: Report, isCrowded: () => boolean) {
    this.#vocabulary = vocabulary;
    this.#report = report;
    this.#isCrowded = isCrowded;
  }

  /** Names that are known within one part of a card, or one trigger, and no longer. */
  part(node: CardNode, scope = new Scope()): void {
    const isAboutCard =
      node.type === 'trigger' || node.type === 'reaction'
        ? CARD_EVENTS.includes(node.fields['on'] as TriggerEvent)
        : node.type === 'instead' ||
          node.type === 'ownInstead' ||
          node.key === 'onBuy' ||
          node.key === 'onGain';
    if (isAboutCard) scope.declare({ name: 'it', path: node.path, candidates: anyCards, used: true });
    if (!OWN_NAMES.includes(node.type)) this.#visit(node, scope);
    // What a trigger waits for is no choice of what it does.
    else
      for (const inner of node.inner)
        this.#visit(inner, node.type === 'trigger' && inner.key !== 'do' ? scope.around() : scope);
    for (const { name, path, used } of scope.all)
      if (!used) this.#report('selection-unused', path, `The selection ${quote(name)} is never used.`);
  }

  #visit(node: CardNode, scope: Scope): void {
    if (node instanceof StepNode) return scope.within(node.op, () => this.#step(node, scope));
    if (typeof node.value === 'string') return this.#name(node, node.value, scope);
    if (node.type === 'instead') return this.part(node, scope.apart());
    if (node.type === 'trigger')
      return this.part(
        node,
        scope.handed(new Set(['it', ...node.steps().map(({ fields }) => fields['as'])])),
      );
    if (node.type === 'options') return this.#branches(node.inner, scope);
    if (node.type === 'condition' && this.#usesCells(node.fields['there'], scope)) return;
    // A test of anything but the rules is a mistake of its own.
    const isRest = node.type === 'lastingIf' && node.field('test')?.fields['rule'] === undefined;
    const isApart =
      node.type === 'price' ||
      node.type === 'ban' ||
      node.type === 'worth' ||
      (node.type === 'lasting' && node.parent?.type !== 'lastingIf');
    const inside = isApart ? scope.apart(true) : scope;
    for (const inner of node.inner) if (!isRest || inner.key !== 'test') this.#visit(inner, inside);
  }

  #branches(ways: readonly (CardNode | undefined)[], scope: Scope, inEach = false): void {
    scope.branches(
      ways.map((way) => (inner) => {
        if (way) this.#visit(way, inner);
      }),
      inEach,
    );
  }

  #step(step: StepNode, scope: Scope): void {
    if (shapeProblem(step)) return;
    const { op, fields } = step;
    if (op === 'if') {
      const test = step.field('test');
      if (test) this.#visit(test, scope);
      // The engine keeps only the branch that the rules decide for, so a name must be set in both.
      this.#branches([step.field('then'), step.field('else')], scope, isRuleTest(fields['test']));
      return;
    }
    for (const inner of step.inner) this.#visit(inner, scope);
    this.#movable(step, scope);
    const isInPlay = step.isIn(({ key }) => key === 'effect' || key === 'whileInPlay');
    if (op === 'stay' && (!isInPlay || step.isUnder('lasting')))
      this.#report('self-outside', step, 'No card is in play here that could stay.', {
        at: 'key',
        help: '`effect` or a trigger of `whileInPlay` keeps the card in play.',
      });
    if (op === 'apply-effect') {
      const selections = scope.get(fields['of'] as string);
      this.applies.push({ path: step.at('of'), cards: () => unite(selections) });
    }
    if (typeof fields['as'] === 'string') this.#declare(fields['as'], step, scope);
  }

  /** Cards to be moved or chosen from: the name must not be that of a kind that was only named. */
  #movable(step: StepNode, scope: Scope): void {
    const cards = step.field(step.op === 'choose' || step.op === 'choose-random' ? 'from' : 'cards');
    const place = cards?.type === 'cards' && cards.inner.length > 0 ? cards.field('from') : cards;
    const name = place?.value;
    if (!place || typeof name !== 'string') return;
    const here = scope.get(name);
    const isKept = here.length === 0 && scope.kept(name).some(({ isCells }) => !isCells);
    if (!isKept && (here.length === 0 || !here.every(({ isKind }) => isKind))) return;
    const message = isKept
      ? `${quote(name)} is by then the kind of the chosen card, not that card.`
      : `${quote(name)} is a named kind, not a set of cards.`;
    this.#report('kind-as-cards', place, message, {
      help: `Say where its cards are: { from: hand, where: { sameAs: ${name} } }`,
    });
  }

  /** Gives a name to what a step chooses. */
  #declare(name: string, step: StepNode, scope: Scope): void {
    const path = step.at('as');
    const isReserved = ZONE_NAMES.has(name) || name === 'self' || name === 'it';
    if (isReserved)
      this.#report('selection-name', path, `${quote(name)} is a reserved word; choose another name.`);
    else if (scope.has(name))
      this.#report(
        'selection-repeated',
        path,
        `An earlier step already uses the name ${quote(name)} with another meaning.`,
      );
    scope.declare({
      name,
      path,
      candidates: this.#candidatesOf(step, scope),
      // A reserved word counts as used, so that this stays one mistake.
      used: isReserved,
      isKind: step.op === 'name',
      isCells: NAMING_CELLS.has(step.op),
    });
  }

  /** The cards that match where they are chosen or gained. */
  #candidatesOf({ op, fields: { from, where } }: StepNode, scope: Scope): Selection['candidates'] {
    if (op !== 'choose' && op !== 'choose-random' && op !== 'gain') return anyCards;
    const sources = typeof from === 'string' ? scope.get(from) : [];
    return () => {
      const among = unite(sources);
      if (where === undefined) return among;
      const matching = cardsMatching(this.#vocabulary, where as Filter);
      return among === undefined ? matching : new Set([...among].filter((id) => matching.has(id)));
    };
  }

  /** A name, or a word that means certain cards, by what is asked for. */
  #name(node: CardNode, name: string, scope: Scope): void {
    const { type } = node;
    if (type === 'cellSelection') this.#use(name, node, scope, { cells: true });
    else if (type === 'source' && !ZONE_NAMES.has(name)) this.#use(name, node, scope, { others: ZONES });
    else if (type === 'selection' && name === 'self')
      this.#report('self-as-selection', node, 'This needs the name of a selection; self is not one.');
    else if (type === 'selection') this.#use(name, node, scope, { value: true });
    else if (type === 'cards' && name !== 'self' && !ZONE_NAMES.has(name))
      this.#use(name, node, scope, { others: ['self'] });
    else if (type === 'cards' && name === 'self' && node.isUnder('lasting'))
      this.#report(
        'self-outside',
        node,
        'A lasting effect that a step starts belongs to no card, so there is no self.',
      );
  }

  /** Whether a name is that of cells, which counts as read. */
  #usesCells(name: unknown, scope: Scope): boolean {
    const all = typeof name === 'string' ? [...scope.get(name), ...scope.kept(name)] : [];
    const found = all.filter(({ isCells }) => isCells);
    for (const selection of found) selection.used = true;
    return found.length > 0;
  }

  /** Looks a name up. */
  #use(
    name: string,
    node: CardNode,
    scope: Scope,
    { others = [], cells = false, value = false }: Wanted,
  ): void {
    const here = scope.get(name);
    const found = here.length > 0 ? here : scope.kept(name);
    for (const selection of found) selection.used = true;
    if (found.some(({ isCells = false }) => isCells !== cells)) this.#mistaken(name, node, cells);
    if (found.length > 0) return this.#left(name, node, found, value);
    if (name === 'it') {
      this.#report('it-outside', node, '`it` means no card here.', {
        help: 'The card that has this effect is self.',
      });
      return;
    }
    const outside = scope.outside(name);
    for (const selection of outside) selection.used = true;
    if (outside.length > 0) {
      this.#report(
        'selection-unknown',
        node,
        `What is done instead sees no earlier choice, so ${quote(name)} means nothing here.`,
        {
          help: cells
            ? 'Say by a filter which cells are meant, or let its own steps choose them.'
            : 'Say by a filter which cards are meant, or let its own steps choose them.',
        },
      );
      return;
    }
    const elsewhere = scope.all.filter((selection) => selection.name === name);
    for (const selection of elsewhere) selection.used = true;
    if (elsewhere.length > 0) {
      this.#report('selection-unknown', node, `${quote(name)} is not set on every path that leads here.`);
      return;
    }
    const known = this.#isCrowded() ? [] : [...scope.names(), ...others];
    const near = nearest(name, known);
    const self = findHint(hints(SELF_WORDS), name)?.way;
    // The one that was meant is not unused as well.
    if (near !== undefined) for (const selection of scope.get(near)) selection.used = true;
    this.#report('selection-unknown', node, `No earlier step sets ${quote(name)}.`, {
      help: self ?? (near && `Did you mean ${near}?`),
      meant: self ? undefined : onlyNearest(name, known),
    });
  }

  /** Whether a name still means all that was chosen, here after the step that sets it. */
  #left(name: string, node: CardNode, found: readonly Selection[], value: boolean): void {
    const left = found.find((selection) => selection.left !== undefined)?.left;
    if (left === undefined || (LEAVING[left] === 'perhaps' && !value)) return;
    this.#report('selection-left', node, `After ${left}, ${quote(name)} is ${LEFT[left].means}.`, {
      help: LEFT[left].help,
    });
  }

  #mistaken(name: string, node: CardNode, wantsCells: boolean): void {
    const message = wantsCells
      ? `${quote(name)} is a set of cards, and this asks for cells.`
      : `${quote(name)} is a set of cells, and this asks for cards.`;
    this.#report('cells-or-cards', node, message, {
      help: wantsCells
        ? 'Cells get a name from choose-cells, or from a step that lays, builds or places with `as`.'
        : `Cells are meant by a filter of cells, such as where: { in: ${name} }.`,
    });
  }
}
