// The picture of each tool.
import BoxSelect from '@lucide/svelte/icons/square-dashed-mouse-pointer';
import Boxes from '@lucide/svelte/icons/boxes';
import Brush from '@lucide/svelte/icons/brush';
import Building from '@lucide/svelte/icons/building-2';
import Eraser from '@lucide/svelte/icons/eraser';
import Ship from '@lucide/svelte/icons/ship';
import Fence from '@lucide/svelte/icons/construction';
import Hand from '@lucide/svelte/icons/hand';
import PaintBucket from '@lucide/svelte/icons/paint-bucket';
import Pipette from '@lucide/svelte/icons/pipette';
import RectangleHorizontal from '@lucide/svelte/icons/rectangle-horizontal';
import Shapes from '@lucide/svelte/icons/shapes';
import Slash from '@lucide/svelte/icons/slash';
import Stamp from '@lucide/svelte/icons/stamp';
import type { ToolId } from '../tools/tool.ts';

export const TOOL_ICONS: Readonly<Record<ToolId, typeof Brush>> = {
  select: BoxSelect,
  brush: Brush,
  line: Slash,
  rectangle: RectangleHorizontal,
  fill: PaintBucket,
  eraser: Eraser,
  pick: Pipette,
  place: Building,
  barrier: Fence,
  feature: Ship,
  region: Shapes,
  token: Boxes,
  stamp: Stamp,
  pan: Hand,
};
