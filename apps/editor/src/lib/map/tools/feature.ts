// Links, one-way edges and routes, drawn from a cell to another one; and bonuses, by a click on a cell. An existing one is shown in
// its panel.
import { directionBetween, sameHex } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { addFeatures, sameCells } from '../model/features.ts';
import type { FeatureList, MapFeature } from '../model/features.ts';
import { cellAt, labelOf } from '../model/model.ts';
import type { Data } from '../../core/content/data.ts';
import { NO_GHOST } from './tool.ts';
import type { FeatureKindId, Spot, Tool, ToolHost } from './tool.ts';
import { listed } from '../../core/words/words.ts';

export interface FeatureKind {
  readonly id: FeatureKindId;
  readonly title: string;
  readonly list: FeatureList;
  /** The defaults of a new one. */
  readonly data: Data;
  readonly hint: string;
  /** Its drawing in the history. */
  readonly step: string;
}

export const FEATURE_KINDS: readonly FeatureKind[] = [
  {
    id: 'ferry',
    title: 'Ferry',
    list: 'links',
    data: { cost: 2, kind: 'ferry' },
    hint: 'Drag between two cells that do not touch. Rails that enter a cell over it pay its cost on top of the surcharge.',
    step: 'Draw a ferry',
  },
  {
    id: 'tunnel',
    title: 'Tunnel',
    list: 'links',
    data: { cost: 2, kind: 'tunnel' },
    hint: 'Drag between two cells that do not touch. It works like a ferry; only the drawing differs.',
    step: 'Draw a tunnel',
  },
  {
    id: 'one-way',
    title: 'One-way edge',
    list: 'oneWay',
    data: {},
    hint: 'Drag from a cell to one it touches. Rails cross the edge in this direction only.',
    step: 'Draw a one-way edge',
  },
  {
    id: 'route',
    title: 'Route',
    list: 'routes',
    data: { points: 5, for: 'first' },
    hint: 'Drag from one end to the other. Joining both ends with rails gives points.',
    step: 'Draw a route',
  },
  {
    id: 'bonus',
    title: 'Bonus',
    list: 'bonuses',
    data: { points: 1 },
    hint: 'Click a cell. The first player to lay rails there gets the bonus.',
    step: 'Draw a bonus',
  },
];

export function kindOf(id: FeatureKindId): FeatureKind {
  const kind = FEATURE_KINDS.find((one) => one.id === id);
  if (!kind) throw new Error(/* @wc-ignore */ `No kind ${id}`);
  return kind;
}

export class FeatureTool implements Tool {
  readonly id = 'feature';
  readonly #host: ToolHost;
  #from: Hex | undefined;

  constructor(host: ToolHost) {
    this.#host = host;
  }

  get active(): boolean {
    return this.#from !== undefined;
  }

  down({ hex }: Spot): void {
    this.#from = hex;
    this.#host.ghost({ cells: [hex], edges: [] });
  }

  move({ hex }: Spot): void {
    const from = kindOf(this.#host.featureKind).list === 'bonuses' ? undefined : this.#from;
    this.#host.ghost({ cells: from && !sameHex(from, hex) ? [from, hex] : [hex], edges: [] });
  }

  up({ hex }: Spot): void {
    const from = this.#from;
    this.#from = undefined;
    this.#host.ghost(NO_GHOST);
    if (!from) return;
    const kind = kindOf(this.#host.featureKind);
    const cells = kind.list === 'bonuses' ? [hex] : [from, hex];
    const wrong = this.#problem(kind, cells);
    if (wrong !== undefined) return this.#host.tell(wrong);
    const { model } = this.#host;
    const fresh: MapFeature = { list: kind.list, index: -1, cells, data: kind.data };
    if (!model.features.some((old) => sameCells(old, fresh))) {
      const images = this.#host
        .pieceImages({
          orientation: model.orientation,
          cells: [],
          places: [],
          barriers: [],
          features: [fresh],
          regions: [],
        })
        .flatMap(({ features }) => features.map((image): MapFeature => ({ ...image, index: -1 })))
        .filter((image) => image.cells.every((h) => cellAt(model, h)));
      const features = addFeatures(model.features, images);
      if (!this.#host.commit({ ...model, features }, kind.step)) return;
    }
    this.#host.showFeature(fresh);
  }

  cancel(): void {
    this.#from = undefined;
    this.#host.ghost(NO_GHOST);
  }

  #problem({ id, list }: FeatureKind, cells: readonly Hex[]): string | undefined {
    const { model } = this.#host;
    const [from, to] = cells;
    if (!cells.every((h) => cellAt(model, h)))
      return list === 'bonuses' ? 'Click a cell of the map.' : 'Drag between cells of the map.';
    if (!from || !to) return undefined;
    if (sameHex(from, to)) return 'Drag from one cell to another.';
    const touch = directionBetween(from, to) >= 0;
    const names = listed([labelOf(model, from) ?? '', labelOf(model, to) ?? '']);
    if (list === 'oneWay' && !touch)
      return `${names} do not touch: a one-way edge lies between two cells that do.`;
    if (list === 'links' && touch)
      return id === 'tunnel'
        ? `${names} touch, so rails connect them without a tunnel.`
        : `${names} touch, so rails connect them without a ferry.`;
    return undefined;
  }
}
