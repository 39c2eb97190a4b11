// Paints the cells of a region: a stroke that begins outside the region adds to it, one that begins within takes away.
import { hexNumber } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { freshRegionId, paintRegion } from '../model/regions.ts';
import { BrushTool, type Stroke } from './brush.ts';

export class RegionTool extends BrushTool {
  readonly id = 'region';

  protected begin(hex: Hex): Stroke {
    const { regions } = this.host.model;
    const chosen = regions.find(({ id }) => id === this.host.regionId);
    const id = chosen?.id ?? freshRegionId(regions);
    const adds = chosen?.cells.has(hexNumber(hex)) !== true;
    return {
      paint(model, cells) {
        const painted = paintRegion(model.regions, id, cells, adds);
        return painted === model.regions ? model : { ...model, regions: painted };
      },
      label: `Paint the region ${id}`,
      onDone: () => (this.host.regionId = id),
    };
  }
}
