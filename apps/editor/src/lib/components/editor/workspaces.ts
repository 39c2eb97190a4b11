// Which workspace shows a document, loaded when it is first needed. What has none, or cannot be shown in it, is shown as text.
import type { Component } from 'svelte';
import { CardsDocument } from '../../cards/document/cards-document.svelte.ts';
import type { TextDocument } from '../../document/text-document.svelte.ts';

interface WorkspaceProps {
  document: TextDocument;
  saving: boolean;
  save: () => void;
}
type Load = () => Promise<{ default: unknown }>;

function loaderFor(document: TextDocument): Load | undefined {
  if (document instanceof CardsDocument && document.readable)
    return () => import('../../cards/components/CardsWorkspace.svelte');
  return undefined;
}

/** Undefined for a file that is shown as text. Each workspace takes the kind of document it is chosen for. */
export function workspaceFor(document: TextDocument): (() => Promise<Component<WorkspaceProps>>) | undefined {
  const load = loaderFor(document);
  return load && (async () => (await load()).default as Component<WorkspaceProps>);
}
