// The editor of each open map. It outlives the page: leaving ends the current gesture, and everything else is restored on return.
import type { CarryNames, MapDocument } from '../document/map-document.svelte.ts';
import { carriedNames, tellCarried } from './cell-names.ts';
import { project } from '../../core/project/project.svelte.ts';
import { NO_GHOST } from '../tools/tool.ts';
import { keptEditors } from '../../core/document/kept-editors.svelte.ts';
import { MapEditor } from './map-editor.svelte.ts';

export const mapEditorOf = keptEditors((document: MapDocument) => {
  // Reports renamed cells in tests and strategies once they are changed.
  const carry: CarryNames = (changes) => {
    const carried = carriedNames(document.path, changes, project.files, project.listing);
    queueMicrotask(() => editor.tell(tellCarried(carried, changes)));
    return carried.changed.flatMap(([path, text]) => {
      const other = project.document(path);
      return other ? [[other, text] as const] : [];
    });
  };
  const editor = new MapEditor(document, carry);
  return editor;
});

export function leaveMap(editor: MapEditor): void {
  if (editor.tool.active) editor.tool.cancel();
  editor.ghost(NO_GHOST);
  editor.growth.on = false;
  editor.held = false;
  editor.spaceHeld = false;
  editor.hover = undefined;
  editor.editing = undefined;
  editor.notice = undefined;
  editor.announcement = '';
}
