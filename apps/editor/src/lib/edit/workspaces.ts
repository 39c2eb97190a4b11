// Which workspace shows a document, loaded on first use. Documents without one, or that it cannot show, appear as text.
import type { Component } from 'svelte';
import { cardsAt } from '../cards/find-cards.ts';
import { CardsDocument } from '../cards/document/cards-document.svelte.ts';
import { FormDocument } from '../forms/document/form-document.svelte.ts';
import type { TextDocument } from '../core/document/text-document.svelte.ts';

interface WorkspaceProps {
  document: TextDocument;
  saving: boolean;
  save: () => void;
}
type Workspace = Component<WorkspaceProps>;
type Load = () => Promise<Workspace>;

// Each is a single function, so that a page that asks again after every change gets the same one and keeps its content.
const form: Load = async () =>
  // It takes the kind of document for which it is chosen, like those for cards.
  (await import('../forms/components/FormWorkspace.svelte')).default as unknown as Workspace;

/** Undefined for a file that is shown as text. */
export function workspaceFor(document: TextDocument): Load | undefined {
  if (document instanceof CardsDocument && document.readable)
    return cardsAt(document.path)?.workspace as Load | undefined;
  if (document instanceof FormDocument && document.readable) return form;
  return undefined;
}
