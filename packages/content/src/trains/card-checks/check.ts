// A check of cards as a record: its codes with their pages, what it looks at, and what it reports there.
import type { OpName } from '@railwright/engine';
import type { CodeInfo } from '../../codes/code-info.ts';
import type { DiagnosticCode } from '../../codes/index.ts';
import type { EffectCode } from '../../codes/effects.ts';
import type { DiagnosticSink, Marked } from '../../diagnostics/sink.ts';
import type { Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import type { Path } from '../../text/path.ts';
import type { PackCards } from './pack-cards.ts';
import type { NodeType } from '../language/grammar.ts';
import type { CardNode, StepNode } from '../language/nodes.ts';
import type { Limits } from '../rules/limits.ts';
import type { CardData } from '../schema/cards.ts';
import type { Vocabulary } from '../cards/vocabulary.ts';

/** The page of a code, of which the table of codes has the severity. */
interface CardPage extends Omit<CodeInfo, 'severity'> {
  /** The broken pack in `test/errors` that shows it best. */
  readonly broken: string;
}

export interface PackContext {
  readonly pack: Pack;
  readonly library: Library;
  readonly sink: DiagnosticSink;
}

/** What one card of a pack is judged by, besides itself. */
export interface CardFacts extends PackContext {
  readonly vocabulary: Vocabulary;
}

export type Report = (code: DiagnosticCode, where: CardNode | Path, message: string, marked?: Marked) => void;

/** One card, as checks see it. */
export interface CheckedCard {
  readonly item: Item<CardData>;
  readonly tree: CardNode;
  readonly of: CardFacts;
  readonly limits: Limits;
  /** Whether an error was reported so far. */
  readonly hasErrors: () => boolean;
  readonly report: Report;
}

export type ValueType = Exclude<NodeType, 'step'>;
type Visit<Node> = (node: Node, card: CheckedCard) => void;

/** Values and steps are looked at in the parts of a card that fit their schema; with `evenBroken`, in all. */
export interface CardCheck {
  /** The codes that it brings in. */
  readonly pages?: Readonly<Partial<Record<EffectCode, CardPage>>>;
  /** Each value of a type. */
  readonly values?: Readonly<Partial<Record<ValueType, Visit<CardNode>>>>;
  /** Each step, or those with an op. */
  readonly steps?: Visit<StepNode>;
  readonly ops?: Readonly<Partial<Record<OpName, Visit<StepNode>>>>;
  readonly evenBroken?: true;
  /** Once a card after its values, whether or not it fits its schema. */
  readonly card?: (card: CheckedCard) => void;
  /** Once a pack, after its cards. */
  readonly pack?: (cards: PackCards, of: PackContext) => void;
}
