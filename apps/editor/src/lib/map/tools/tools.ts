// All tools by id, with their names and keys.
import { CITY, REMOTE } from '../../core/content/letters.ts';
import { BarrierTool } from './barrier.ts';
import { StampTool, fillTool, pickTool, placeTool } from './click.ts';
import { FeatureTool } from './feature.ts';
import { ShapeTool, StrokeTool } from './paint.ts';
import { RegionTool } from './region.ts';
import { SelectTool } from './select.ts';
import { TokenTool } from './token.ts';
import type { Tool, ToolHost, ToolId } from './tool.ts';

export interface ToolInfo {
  readonly id: ToolId;
  readonly title: string;
  readonly key: string;
  readonly hint: string;
}

export const TOOLS: readonly ToolInfo[] = [
  {
    id: 'select',
    title: 'Select and move',
    key: 'v',
    hint: 'Drag a frame to select; drag the selection to move it; Shift adds to it',
  },
  { id: 'brush', title: 'Brush', key: 'b', hint: 'Paint the chosen terrain; [ and ] change the size' },
  { id: 'line', title: 'Line', key: 'l', hint: 'Drag from one end to the other' },
  { id: 'rectangle', title: 'Rectangle', key: 'r', hint: 'Drag from corner to corner' },
  { id: 'fill', title: 'Fill', key: 'g', hint: 'Fill connected cells of the same kind' },
  { id: 'eraser', title: 'Eraser', key: 'e', hint: 'Remove cells' },
  { id: 'pick', title: 'Eyedropper', key: 'i', hint: 'Pick the terrain of a cell' },
  {
    id: 'place',
    title: 'City or place',
    key: 'c',
    hint: 'Click a cell to make it a city, or to edit the place there',
  },
  { id: 'barrier', title: 'Barrier', key: 'x', hint: 'Click or drag along edges' },
  {
    id: 'feature',
    title: 'Links and routes',
    key: 'k',
    hint: 'Drag from cell to cell: ferries, tunnels, one-way edges and routes; click for a bonus',
  },
  {
    id: 'region',
    title: 'Region',
    key: 'n',
    hint: 'Paint the cells of a region; begin within it to take cells away; [ and ] change the size',
  },
  {
    id: 'token',
    title: 'Tokens',
    key: 't',
    hint: 'Put tokens on cells; begin where just as many lie to take them away; [ and ] change the size',
  },
  {
    id: 'stamp',
    title: 'Stamp',
    key: 's',
    hint: 'Place a copied or saved piece of map; Q and W turn it, F flips it',
  },
  { id: 'pan', title: 'Move the view', key: 'h', hint: 'Drag to move; Space with any tool does the same' },
];

/** Whether a tool draws with this letter. */
export function paints(id: ToolId, letter: string): boolean {
  if (id === 'place') return letter === CITY || letter === REMOTE;
  return id === 'brush' || id === 'line' || id === 'rectangle' || id === 'fill';
}

export function createTools(host: ToolHost): Readonly<Record<ToolId, Tool>> {
  return {
    select: new SelectTool(host),
    brush: new StrokeTool(host, 'brush'),
    eraser: new StrokeTool(host, 'eraser'),
    line: new ShapeTool(host, 'line'),
    rectangle: new ShapeTool(host, 'rectangle'),
    fill: fillTool(host),
    pick: pickTool(host),
    place: placeTool(host),
    barrier: new BarrierTool(host),
    feature: new FeatureTool(host),
    region: new RegionTool(host),
    token: new TokenTool(host),
    stamp: new StampTool(host),
    // The canvas itself moves the view; the tool does nothing to the map.
    pan: {
      id: 'pan',
      active: false,
      down: () => undefined,
      move: () => undefined,
      up: () => undefined,
      cancel: () => undefined,
    },
  };
}
