// Every command of the map editor: menus, shortcuts, the palette and the list of shortcuts are built from this list.
import type { MapEditor } from './map-editor.svelte.ts';
import type { Workbench } from './workbench.svelte.ts';
import { SYMMETRIES } from '../model/symmetry.ts';
import { copiedPiece, stamps } from '../stamps/stamps.svelte.ts';
import type { ToolId } from '../tools/tool.ts';
import { TOOLS } from '../tools/tools.ts';
import { LAYERS } from '../view/layers.svelte.ts';
import {
  copySelection,
  eraseSelection,
  invertSelection,
  pasteInHand,
  selectAll,
  turnPiece,
} from './clipboard.ts';
import type { Command } from '../../shell/commands/command.ts';
import {
  helpCommands,
  historyCommands,
  leaveCommand,
  viewCommands,
  renameCommand,
  saveCommand,
} from '../../shell/commands/common-commands.ts';
import type { CommonActions } from '../../shell/commands/common-commands.ts';
import { within } from '../../core/words/words.ts';

export interface PageActions extends CommonActions {
  print(): void;
  exportPicture(): void;
}

export function mapCommands(editor: MapEditor, bench: Workbench, page: PageActions): Command[] {
  const { document } = editor;
  const selected = (): boolean => editor.selected.size > 0;
  const turnable = (): boolean => selected() || (editor.toolId === 'stamp' && editor.stamp !== undefined);
  const all: Command[] = [
    saveCommand(page),
    {
      id: 'export',
      title: 'Export as SVG or PNG…',
      group: 'File',
      keys: ['Mod+e'],
      run: () => page.exportPicture(),
    },
    { id: 'print', title: 'Print at true scale…', group: 'File', keys: ['Mod+p'], run: () => page.print() },
    { id: 'copy-map', title: 'New map from this one…', group: 'File', run: () => bench.open('copy') },
    leaveCommand(page),
    ...historyCommands(document, (which) => undo(editor, which)),
    ...renameCommand(!document.broken && document.id !== '', () => bench.open('rename')),
    {
      id: 'cut',
      title: 'Cut',
      group: 'Edit',
      keys: ['Mod+x'],
      when: selected,
      run: () => {
        copySelection(editor);
        eraseSelection(editor, 'Cut');
      },
    },
    {
      id: 'copy',
      title: 'Copy',
      group: 'Edit',
      keys: ['Mod+c'],
      when: selected,
      run: () => void copySelection(editor),
    },
    {
      id: 'paste',
      title: 'Paste as a stamp',
      group: 'Edit',
      keys: ['Mod+v'],
      when: () => copiedPiece.value !== undefined,
      run: () => pasteInHand(editor),
    },
    {
      id: 'delete',
      title: 'Delete the selection',
      group: 'Edit',
      keys: ['Delete', 'Backspace'],
      when: selected,
      run: () => eraseSelection(editor, /* @wc-include */ 'Delete'),
    },
    { id: 'select-all', title: 'Select all', group: 'Edit', keys: ['Mod+a'], run: () => selectAll(editor) },
    {
      id: 'select-rest',
      title: 'Invert the selection',
      group: 'Edit',
      keys: ['Mod+Shift+i'],
      run: () => invertSelection(editor),
    },
    {
      id: 'turn-left',
      title: 'Rotate by 60° to the left',
      group: 'Edit',
      keys: ['q'],
      when: turnable,
      run: () => turnPiece(editor, 'left'),
    },
    {
      id: 'turn-right',
      title: 'Rotate by 60° to the right',
      group: 'Edit',
      keys: ['w'],
      when: turnable,
      run: () => turnPiece(editor, 'right'),
    },
    {
      id: 'flip',
      title: 'Flip left and right',
      group: 'Edit',
      keys: ['f'],
      when: turnable,
      run: () => turnPiece(editor, 'flip'),
    },
    {
      id: 'flip-vertical',
      title: 'Flip top and bottom',
      group: 'Edit',
      keys: ['Shift+f'],
      when: turnable,
      run: () => turnPiece(editor, 'flip-vertical'),
    },
    {
      id: 'escape',
      title: 'Cancel, or clear the selection',
      group: 'Edit',
      keys: ['Escape'],
      run: () => editor.escape(),
    },
    {
      id: 'save-stamp',
      title: 'Save the selection as a stamp…',
      group: 'Edit',
      keys: ['Mod+Shift+s'],
      when: selected,
      run: () => bench.open('stamp'),
    },
    ...TOOLS.map(({ id, title, key }): Command => ({
      id: `tool-${id}`,
      title,
      group: 'Tool',
      keys: [key],
      checked: () => editor.toolId === id,
      run: () => chooseTool(editor, bench, id),
    })),
    ...stamps.list.map((stamp): Command => ({
      id: `stamp-${stamp.id}`,
      title: `Stamp: ${stamp.name}`,
      group: 'Tool',
      when: () => editor.fits(stamp.piece),
      run: () => editor.takeStamp(stamp.piece),
    })),
    {
      id: 'brush-smaller',
      title: 'Smaller brush',
      group: 'Tool',
      keys: ['['],
      when: () => editor.radius > 0,
      run: () => editor.chooseRadius(editor.radius - 1),
    },
    {
      id: 'brush-larger',
      title: 'Larger brush',
      group: 'Tool',
      keys: [']'],
      when: () => editor.radius < 3,
      run: () => editor.chooseRadius(editor.radius + 1),
    },
    ...editor.palette.slice(0, 9).map(({ name, letter }, i): Command => ({
      id: `terrain-${i + 1}`,
      title: `Paint with ${name}`,
      group: 'Tool',
      keys: [String(i + 1)],
      run: () => editor.chooseLetter(letter),
    })),
    ...SYMMETRIES.map((choice): Command => ({
      id: `symmetry-${choice.id}`,
      title: `Symmetry: ${within(choice.title)}`,
      group: 'Map',
      checked: () => (editor.symmetry?.choice.id ?? 'none') === choice.id,
      run: () => editor.setSymmetry(choice.id),
    })),
    {
      id: 'symmetry-center',
      title: 'Move the centre of symmetry to the cursor',
      group: 'Map',
      when: () => editor.symmetry !== undefined,
      run: () => editor.centerSymmetry(editor.keyboard ? editor.cursor : (editor.hover ?? editor.cursor)),
    },
    {
      id: 'grow',
      title: 'Let strokes beyond the border enlarge the map',
      group: 'Map',
      checked: () => editor.growth.on,
      run: () => void (editor.growth.on = !editor.growth.on),
    },
    {
      id: 'find-cells',
      title: 'Find and replace cells…',
      group: 'Map',
      keys: ['Mod+f'],
      run: () => bench.open('cells'),
    },
    { id: 'resize', title: 'Resize or crop…', group: 'Map', run: () => bench.open('resize') },
    {
      id: 'panel-problems',
      title: 'Show problems',
      group: 'View',
      keys: ['Mod+m'],
      run: () => bench.show('problems'),
    },
    { id: 'panel-facts', title: 'Show facts about the map', group: 'View', run: () => bench.show('facts') },
    { id: 'panel-symmetry', title: 'Show symmetry', group: 'View', run: () => bench.show('symmetry') },
    { id: 'panel-regions', title: 'Show regions', group: 'View', run: () => bench.show('regions') },
    { id: 'panel-tokens', title: 'Show tokens', group: 'View', run: () => bench.show('tokens') },
    { id: 'panel-links', title: 'Show links and routes', group: 'View', run: () => bench.show('links') },
    {
      id: 'panel-stamps',
      title: 'Show stamps',
      group: 'View',
      keys: ['Shift+s'],
      run: () => bench.show('stamps'),
    },
    {
      id: 'panel-playtest',
      title: 'Playtest: let bots play on this map',
      group: 'View',
      run: () => bench.show('playtest'),
    },
    { id: 'panel-layers', title: 'Show layers and tracing', group: 'View', run: () => bench.show('layers') },
    {
      id: 'text',
      title: 'Text next to the map',
      group: 'View',
      keys: ['Mod+Shift+e'],
      checked: () => bench.showText,
      run: () => bench.toggleText(),
    },
    {
      id: 'zoom-in',
      title: 'Zoom in',
      group: 'View',
      keys: ['+', '=', 'Mod+='],
      run: () => editor.camera.zoomBy(1.25),
    },
    {
      id: 'zoom-out',
      title: 'Zoom out',
      group: 'View',
      keys: ['-', 'Mod+-'],
      run: () => editor.camera.zoomBy(0.8),
    },
    { id: 'fit', title: 'Show the whole map', group: 'View', keys: ['0', 'Mod+0'], run: () => editor.fit() },
    ...LAYERS.map(({ id, title }): Command => ({
      id: `layer-${id}`,
      title: `Layer: ${within(title)}`,
      group: 'View',
      checked: () => editor.layers.shows(id),
      run: () => editor.layers.toggle(id),
    })),
    ...viewCommands(),
    ...helpCommands(page),
  ];
  return all.map((command) =>
    waits(command) ? { ...command, when: () => !editor.held && (command.when?.() ?? true) } : command,
  );
}

/** The groups of commands that change the map or the tool. */
const WAITING: readonly Command['group'][] = ['Edit', 'Tool', 'Map'];

/** Whether a command would replace the map or the tool during a stroke, and so waits until the pointer is up. */
function waits({ id, group }: Command): boolean {
  if (id === 'escape' || id.startsWith('brush-') || id.startsWith('terrain-')) return false;
  return WAITING.includes(group);
}

/** Chooses a tool. The stamp with nothing in hand shows the stamps, and links, regions and tokens have their panel next to the map. */
export function chooseTool(editor: MapEditor, bench: Workbench, id: ToolId): void {
  if (id === 'stamp' && !editor.fits(editor.stamp)) bench.show('stamps');
  if (id === 'feature') bench.show('links');
  if (id === 'region') bench.show('regions');
  if (id === 'token') bench.show('tokens');
  editor.useTool(id);
}

function undo(editor: MapEditor, which: 'undo' | 'redo'): void {
  if (editor.tool.active) editor.tool.cancel();
  const { document } = editor;
  const title = which === 'undo' ? document.undoTitle : document.redoTitle;
  document[which]();
  for (const { path } of document.behind)
    editor.tell(`${path} has changed since and keeps its old cell names; please check it.`);
  editor.announcement = `${which === 'undo' ? 'Undone' : 'Redone'}: ${title}`;
}
