// The editor of each open map. It outlives the page: what is under way ends when that is left, all else is there when it is seen again.
import type { MapDocument } from '../document/map-document.svelte.ts';
import { NO_GHOST } from '../tools/tool.ts';
import { keptEditors } from './kept-editors.svelte.ts';
import { MapEditor } from './map-editor.svelte.ts';

export const mapEditorOf = keptEditors((document: MapDocument) => new MapEditor(document));

export function leaveMap(editor: MapEditor): void {
  if (editor.tool.active) editor.tool.cancel();
  editor.ghost(NO_GHOST);
  editor.held = false;
  editor.spaceHeld = false;
  editor.hover = undefined;
  editor.editing = undefined;
  editor.refusal = undefined;
  editor.notice = undefined;
  editor.announcement = '';
}
