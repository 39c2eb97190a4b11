// Writes texts into their files, each as one step, and takes the steps back in the order in which they were made.
import { editDocument } from '@railwright/content';
import { CardsDocument } from '../../cards/document/cards-document.svelte.ts';
import type { TextDocument } from '../../core/document/text-document.svelte.ts';
import { project } from '../../core/project/project.svelte.ts';
import { withChanged, type TextSpot } from './text-rows.ts';

interface Step {
  readonly document: TextDocument;
  readonly title: string;
}

export class TextSteps {
  #done = $state.raw<readonly Step[]>([]);
  #undone = $state.raw<readonly Step[]>([]);

  get undoTitle(): string | undefined {
    return this.#done.at(-1)?.title;
  }

  get redoTitle(): string | undefined {
    return this.#undone.at(-1)?.title;
  }

  write(spot: TextSpot, language: string, text: string, title: string): void {
    const document = project.document(spot.file);
    if (!document) return;
    const [list, index, ...rest] = spot.path;
    const value = withChanged(spot, language, text);
    document.seal();
    // In a set of cards, only the lines of the card are read.
    if (document instanceof CardsDocument && list === 'cards' && typeof index === 'number')
      document.set(index, rest, value, title);
    else {
      const { path } = spot;
      const edit = value === undefined ? { path, delete: true as const } : { path, value };
      document.change(editDocument(document.text, [edit]), title);
    }
    document.seal();
    this.#done = [...this.#done, { document, title }];
    this.#undone = [];
  }

  /** @returns why not, as a sentence */
  undo(): string | undefined {
    const step = this.#done.at(-1);
    if (!step) return undefined;
    this.#done = this.#done.slice(0, -1);
    if (step.document.undoTitle !== step.title) return changedSince(step);
    step.document.undo();
    this.#undone = [...this.#undone, step];
    return undefined;
  }

  /** @returns why not, as a sentence */
  redo(): string | undefined {
    const step = this.#undone.at(-1);
    if (!step) return undefined;
    this.#undone = this.#undone.slice(0, -1);
    if (step.document.redoTitle !== step.title) return changedSince(step);
    step.document.redo();
    this.#done = [...this.#done, step];
    return undefined;
  }
}

const changedSince = ({ document: { path } }: Step): string => `${path} has changed since, so undo it there.`;
