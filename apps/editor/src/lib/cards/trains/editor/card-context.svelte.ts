// State shared by the parts of the form: the card, how to change it, the open step, the dragged step.
import type { NameOf, TextLanguage } from '@railwright/engine';
import { getContext, setContext, tick } from 'svelte';
import { allNames, freshName, lookPath } from '../language/scope.ts';
import type { StepScope } from '../language/scope.ts';
import { pathKey, startsWith, stepOn } from '../language/places.ts';
import { freshSteps } from '../language/fresh.ts';
import type { Data } from '../../../core/content/data.ts';
import type { Path } from '@railwright/content';
import type { Ops } from '../language/specs.ts';
import { isData } from '../../../core/content/data.ts';
import { sideOf } from '../../../core/side.svelte.ts';
import { nests, paramPath, readStepParts } from '../language/specs.ts';
import type { CardEntry } from '../../model/card-file.ts';
import type { CardVocabulary } from '../model/vocabulary.ts';
import { tellStep } from '../language/sentence.ts';
import type { Telling } from '../language/sentence.ts';
import type { CardProblem } from '../model/problems.ts';
import type { CardsEditor } from './cards-editor.svelte.ts';
import type { FormParts } from './form-parts.ts';

const CONTEXT = Symbol('card');

export class CardContext {
  readonly editor: CardsEditor;
  readonly parts: FormParts;
  readonly #card: () => CardEntry;
  /** The path of the step whose fields are shown. */
  open = $state.raw<Path | undefined>(undefined);
  /** The step that is being dragged. */
  dragged = $state.raw<Path | undefined>(undefined);

  readonly side = sideOf();

  constructor(editor: CardsEditor, card: () => CardEntry, parts: FormParts) {
    this.editor = editor;
    this.parts = parts;
    this.#card = card;
    setContext(CONTEXT, this);
  }

  get card(): CardEntry {
    return this.#card();
  }
  get ops(): Ops {
    return this.editor.ops;
  }
  get vocabulary(): CardVocabulary {
    return this.editor.vocabulary;
  }
  get language(): TextLanguage {
    return this.editor.language;
  }
  get names(): NameOf {
    return this.editor.names;
  }
  get readOnly(): boolean {
    return this.editor.document.broken;
  }

  at(path: Path): unknown {
    return lookPath(this.card.data, path);
  }

  set(path: Path, value: unknown, title: string, group?: string): void {
    this.editor.document.set(this.card.index, path, value, title, group);
  }

  tell(step: unknown, scope: StepScope): Telling {
    return tellStep(step, scope, this.language, this.names, this.ops);
  }

  /** A name for chosen cards that is unused in this card. */
  freshName(): string {
    return freshName(allNames(this.card.data));
  }

  /** Problems of a step itself, not of its nested steps. */
  problemsAt(path: Path): CardProblem[] {
    return this.editor.problemsOf(this.card.index).filter((problem) => {
      const step = stepOn(problem.path, this.ops);
      return step !== undefined && pathKey(step) === pathKey(path);
    });
  }

  /** Problems of a part of the card outside all steps. */
  problemsOfField(path: Path): CardProblem[] {
    return this.editor
      .problemsOf(this.card.index)
      .filter((problem) => stepOn(problem.path, this.ops) === undefined && startsWith(problem.path, path));
  }

  toggle(path: Path): void {
    this.open = this.open && pathKey(this.open) === pathKey(path) ? undefined : path;
  }

  isOpen(path: Path): boolean {
    return this.open !== undefined && pathKey(this.open) === pathKey(path);
  }

  steps(list: Path): readonly unknown[] {
    const value = this.at(list);
    return Array.isArray(value) ? (value as unknown[]) : [];
  }

  addStep(list: Path, index: number, op: string, scope: StepScope): void {
    const steps = freshSteps(op, { scope, name: this.freshName() }, this.ops);
    this.insertSteps(list, index, steps, 'Add a step');
    const last = [...list, index + steps.length - 1];
    this.open = last;
    if (steps.length > 1) this.editor.say('A step that chooses the cards was added before it.');
    void this.focus(last);
  }

  insertSteps(list: Path, index: number, steps: readonly Data[], title: string): void {
    this.editor.document.seal();
    this.set(list, this.steps(list).toSpliced(index, 0, ...steps), title);
    this.editor.document.seal();
  }

  duplicateStep(list: Path, index: number): void {
    const step = this.steps(list)[index];
    if (!isData(step)) return;
    this.insertSteps(list, index + 1, [step], 'Duplicate a step');
    this.open = undefined;
    void this.focus([...list, index + 1]);
  }

  removeStep(list: Path, index: number): void {
    const steps = this.steps(list);
    this.editor.document.seal();
    // An effect without steps is removed.
    const last = steps.length === 1;
    if (
      last &&
      (list.length === 1 || ((list[0] === 'reaction' || list[0] === 'instead') && list.length === 2))
    )
      this.set(list, undefined, 'Remove a step');
    else this.set(list, steps.toSpliced(index, 1), 'Remove a step');
    this.editor.document.seal();
    this.open = undefined;
    this.editor.say('Step removed.');
    if (!last) void this.focus([...list, Math.min(index, steps.length - 2)]);
    else void this.focusAdd(list);
  }

  /** Moves a step within its list or to another one; the index is that before the move. */
  moveStep(from: Path, list: Path, index: number): void {
    const source = from.slice(0, -1);
    const at = from.at(-1) as number;
    // A step cannot be moved into itself.
    if (startsWith(list, from)) return;
    const { document } = this.editor;
    if (pathKey(source) === pathKey(list)) {
      const to = index > at ? index - 1 : index;
      if (to === at) return;
      const root: Path = ['cards', this.card.index];
      document.move([...root, ...list], this.steps(list), at, to, 'Move a step');
      this.#landed([...list, to]);
      return;
    }
    const step = this.at(from);
    const card = this.card.data;
    const without = replaced(card, source, this.steps(source).toSpliced(at, 1));
    // Removing it may have moved the target list.
    const target = shiftedBy(list, from);
    const there = lookPath(without, target);
    const items = Array.isArray(there) ? (there as unknown[]) : [];
    document.seal();
    this.set([], replaced(without, target, items.toSpliced(index, 0, step)), 'Move a step');
    document.seal();
    this.#landed([...target, index]);
  }

  /** The list in the step above into which a step can be moved: its last one. */
  #listAbove(path: Path): Path | undefined {
    const index = path.at(-1) as number;
    if (index === 0) return undefined;
    const above = [...path.slice(0, -1), index - 1];
    const parts = readStepParts(this.at(above), this.ops);
    const inner = Object.entries(parts?.spec?.params ?? {}).findLast(
      ([key, spec]) => nests(spec) && (spec.optional !== true || parts?.params[key] !== undefined),
    );
    if (!parts || !inner) return undefined;
    const list = [...above, ...paramPath(parts, inner[0])];
    if (inner[1].type !== 'options') return list;
    return [...list, Math.max(0, this.steps(list).length - 1), 'do'];
  }

  /** The enclosing step. */
  #around(path: Path): Path | undefined {
    return stepOn(path.slice(0, -1), this.ops);
  }

  canNest(path: Path): boolean {
    return this.#listAbove(path) !== undefined;
  }

  canUnnest(path: Path): boolean {
    return this.#around(path) !== undefined;
  }

  /** Moves a step to the end of the steps nested in the one above. */
  nest(path: Path): void {
    const list = this.#listAbove(path);
    if (list) this.moveStep(path, list, this.steps(list).length);
  }

  /** Moves a step after its enclosing step. */
  unnest(path: Path): void {
    const around = this.#around(path);
    if (around) this.moveStep(path, around.slice(0, -1), (around.at(-1) as number) + 1);
  }

  #landed(path: Path): void {
    this.open = undefined;
    this.editor.say(`Step moved to position ${(path.at(-1) as number) + 1}.`);
    void this.focus(path);
  }

  async focus(path: Path): Promise<void> {
    await tick();
    this.side.root
      .querySelector<HTMLElement>(`[data-step="${CSS.escape(pathKey(path))}"] [data-step-button]`)
      ?.focus();
  }

  async focusAdd(list: Path): Promise<void> {
    await tick();
    this.side.root.querySelector<HTMLElement>(`[data-add="${CSS.escape(pathKey(list))}"]`)?.focus();
  }
}

export function cardContext(): CardContext {
  return getContext<CardContext>(CONTEXT);
}

/** A value with a nested value replaced. */
function replaced(value: unknown, path: Path, inner: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return inner;
  if (Array.isArray(value)) return value.with(step as number, replaced(value[step as number], rest, inner));
  return isData(value) ? { ...value, [step]: replaced(value[step], rest, inner) } : value;
}

/** The path of a list after the step at `from` was removed. */
function shiftedBy(list: Path, from: Path): Path {
  const depth = from.length - 1;
  const at = from[depth] as number;
  const same = startsWith(list, from.slice(0, -1)) && list.length > depth;
  const step = list[depth];
  return same && typeof step === 'number' && step > at ? list.with(depth, step - 1) : list;
}
