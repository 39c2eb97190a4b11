// The type of document for a file, by its folder. A new kind of form needs a line here.
import { isMapPath } from '../core/content/packs.ts';
import { CardsDocument } from '../cards/document/cards-document.svelte.ts';
import { isCardsPath } from '../cards/model/card-file.ts';
import { FormDocument, formFolder } from '../forms/document/form-document.svelte.ts';
import { MapDocument } from '../map/document/map-document.svelte.ts';
import { TextDocument } from '../core/document/text-document.svelte.ts';
import type { SavedState } from '../core/document/text-document.svelte.ts';

export function openDocument(path: string, saved: SavedState): TextDocument {
  if (isMapPath(path)) return new MapDocument(path, saved);
  if (isCardsPath(path)) return new CardsDocument(path, saved);
  const folder = formFolder(path);
  if (folder) return new FormDocument(path, saved, folder);
  return new TextDocument(path, saved);
}
