// Everything about one open form except its values: the schema, possible references, problems, the rules with which it is compared, the
// panels next to it. The parts of a form get it from their context.
import { spokenLanguage, type TextLanguage } from '@railwright/engine/languages';
import type { Path, Schema } from '@railwright/content';
import { getContext, setContext, tick } from 'svelte';
import { isData } from '../../core/content/data.ts';
import { startsWith, valueAt, withValue } from '../model/paths.ts';
import { packOf } from '../../core/content/packs.ts';
import { pathProblems } from '../../core/checks/path-problems.ts';
import type { PathProblem } from '../../core/checks/path-problems.ts';
import { packIndexOf } from '../../core/project/known-files.svelte.ts';
import { project } from '../../core/project/project.svelte.ts';
import { sideOf } from '../../core/side.svelte.ts';
import { ownNames } from '../../shell/rename/own-names.ts';
import { schemaFor } from '../../core/content/schemas.ts';
import { keep, readKept } from '../../core/browser/kept.ts';
import { language as spoken } from '../../core/words/words.ts';
import type { FormDocument } from '../document/form-document.svelte.ts';
import { baseOf, differences } from '../model/base.ts';
import type { Base } from '../model/base.ts';
import { withoutRefs } from '../model/form-schema.ts';
import type { FormSchema } from '../model/form-schema.ts';

const CONTEXT = Symbol('form');
/** Rules inherit `supply` card by card, and each entry as a whole. */
const UNIT_DEPTH = 2;
const KEY = 'railwright.forms';

export class FormEditor {
  readonly document: FormDocument;
  schema = $state.raw<FormSchema | undefined>(undefined);
  /** Whether the schema could not be loaded. */
  missing = $state(false);
  showText = $state(false);
  language = $state<TextLanguage>(spoken);
  onlyDifferences = $state(false);
  /** `pack/id` of rules to compare with, for rules that extend none. */
  comparedWith = $state('');
  announcement = $state('');
  /** The id to rename; '' for the first one. */
  renaming = $state<string | undefined>(undefined);

  readonly pack = $derived.by(() => packOf(project.listing, this.document.path));
  readonly game = $derived.by(() => this.pack?.manifest?.game ?? '');
  readonly packIndex = $derived.by(() => packIndexOf(this.pack?.folder ?? ''));
  /** The items whose ids this file defines. */
  readonly names = $derived.by(() =>
    ownNames(this.document.text, this.pack?.manifest?.id ?? '', this.schema as Schema | undefined),
  );
  readonly problems: readonly PathProblem[] = $derived.by(() =>
    pathProblems(
      this.document.path,
      project.checked.get(this.document.path) ?? this.document.text,
      project.diagnostics,
    ),
  );
  readonly base: Base | undefined = $derived.by(() =>
    this.document.folder === 'rules'
      ? baseOf(
          this.document.data,
          this.pack?.manifest?.id ?? '',
          this.packIndex,
          this.language,
          this.packIndex.find('rules', this.comparedWith),
        )
      : undefined,
  );
  readonly differences = $derived.by(() => differences(this.document.data, this.base));

  readonly #side = sideOf();

  constructor(document: FormDocument) {
    this.document = document;
    const kept = readKept(KEY);
    this.showText = kept['showText'] === true;
    this.language = spokenLanguage(kept['language']) ?? spoken;
    void this.load();
    setContext(CONTEXT, this);
  }

  async load(): Promise<void> {
    this.missing = false;
    try {
      const schema = await schemaFor(this.document.path, this.game);
      this.schema = schema && withoutRefs(schema as FormSchema);
    } catch {
      this.missing = true;
    }
  }

  get readOnly(): boolean {
    return this.document.broken;
  }

  keep(): void {
    const { showText, language } = this;
    keep(KEY, { showText, language });
  }

  set(path: Path, value: unknown, title: string, group?: string): void {
    // A number or pile is inherited as a whole: changing a part writes all of it.
    const unit = path.slice(0, UNIT_DEPTH);
    const there = this.base?.inherited === true ? valueAt(this.base.data, unit) : undefined;
    const within = path.length > UNIT_DEPTH && isData(there) && this.document.at(unit) === undefined;
    if (!within) return this.document.set(path, value, title, group);
    this.document.set(unit, withValue(there, path.slice(UNIT_DEPTH), value), title, group);
  }

  /** Opens the dialog for renaming an id. */
  rename(id = ''): void {
    this.renaming = id;
  }

  /** Problems of a value and of everything inside it. */
  problemsIn(path: Path): PathProblem[] {
    return this.problems.filter((problem) => startsWith(problem.path, path));
  }

  say(text: string): void {
    this.announcement = '';
    queueMicrotask(() => (this.announcement = text));
  }

  /** Scrolls to and focuses the field at a path, or the nearest enclosing one. */
  async show(path: Path): Promise<void> {
    this.onlyDifferences = false;
    await tick();
    for (let length = path.length; length > 0; length--) {
      const key = fieldKey(path.slice(0, length));
      const place = this.#side.root.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`);
      if (!place) continue;
      place.scrollIntoView({ block: 'center' });
      place.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
      return;
    }
  }
}

export function fieldKey(path: Path): string {
  return path.join('\n');
}

export function formEditor(): FormEditor {
  return getContext<FormEditor>(CONTEXT);
}
