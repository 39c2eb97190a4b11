// Tools that act when the pointer is released: fill, eyedropper, places, stamps.
import { boundingBox, floodFill, shiftBy, toOffset } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { withoutKnownNames } from '../model/alike.ts';
import { CITY, HOLE, REMOTE } from '../../core/content/letters.ts';
import { cellAt, isolated, placeAt } from '../model/model.ts';
import type { MapModel } from '../model/model.ts';
import { MAX_CELLS } from '../model/parse.ts';
import { movePiece, pastePiece } from '../model/transform.ts';
import type { Piece } from '../model/transform.ts';
import { NO_GHOST } from './tool.ts';
import type { Spot, Tool, ToolHost, ToolId } from './tool.ts';

/** The connected cells that look like this one; off the map, the empty places enclosed in the map's frame. */
export function fillArea(model: MapModel, start: Hex): Hex[] {
  const letter = cellAt(model, start)?.letter;
  const box = boundingBox([...model.cells.values()].map((h) => toOffset(model.orientation, h, model.shift)));
  const inside = (h: Hex): boolean => {
    const { col, row } = toOffset(model.orientation, h, model.shift);
    return (
      box !== undefined && col >= box.minCol && col <= box.maxCol && row >= box.minRow && row <= box.maxRow
    );
  };
  if (!inside(start)) return [];
  return floodFill(start, (to) => inside(to) && cellAt(model, to)?.letter === letter, 4 * MAX_CELLS);
}

type Click = (host: ToolHost, spot: Spot) => void;

class ClickTool implements Tool {
  readonly id: ToolId;
  active = false;
  readonly #host: ToolHost;
  readonly #click: Click;
  readonly #hover: (host: ToolHost, spot: Spot) => readonly Hex[];

  constructor(
    host: ToolHost,
    id: ToolId,
    click: Click,
    hover: (host: ToolHost, spot: Spot) => readonly Hex[] = (_, { hex }) => [hex],
  ) {
    this.#host = host;
    this.id = id;
    this.#click = click;
    this.#hover = hover;
  }

  down(spot: Spot): void {
    this.active = true;
    this.move(spot);
  }

  move(spot: Spot): void {
    this.#host.ghost({ cells: this.#hover(this.#host, spot), edges: [] });
  }

  up(spot: Spot): void {
    const { active } = this;
    this.active = false;
    if (active) this.#click(this.#host, spot);
  }

  cancel(): void {
    this.active = false;
    this.#host.ghost(NO_GHOST);
  }
}

export function fillTool(host: ToolHost): Tool {
  return new ClickTool(
    host,
    'fill',
    (h, { hex }) => void h.commit(h.paint(h.model, fillArea(h.model, hex), h.letter), 'Fill'),
    (h, { hex }) => h.images(fillArea(h.model, hex)),
  );
}

export function pickTool(host: ToolHost): Tool {
  return new ClickTool(host, 'pick', (h, { hex }) => h.pick(cellAt(h.model, hex)?.letter ?? HOLE));
}

/** Makes a cell a city (or a remote location, if that letter is chosen) and opens its form. */
export function placeTool(host: ToolHost): Tool {
  return new ClickTool(host, 'place', (h, { hex }) => {
    if (!placeAt(h.model, hex)) {
      const letter = h.letter === REMOTE || cellAt(h.model, hex)?.letter === REMOTE ? REMOTE : CITY;
      h.commit(h.paint(h.model, [hex], letter), letter === REMOTE ? 'Add a remote location' : 'Add a city');
    }
    h.editPlace(hex);
  });
}

/** The stamp with its first cell under the pointer. */
function stampAt(piece: Piece, hex: Hex): Piece {
  const origin = piece.cells[0] ?? hex;
  return movePiece(piece, shiftBy({ q: hex.q - origin.q, r: hex.r - origin.r }));
}

export class StampTool implements Tool {
  readonly id = 'stamp';
  active = false;
  readonly #host: ToolHost;

  constructor(host: ToolHost) {
    this.#host = host;
  }

  down(spot: Spot): void {
    this.active = true;
    this.move(spot);
  }

  up(spot: Spot): void {
    const { stamp, model } = this.#host;
    const { active } = this;
    this.active = false;
    if (!stamp || !active) return;
    const { piece, left } = withoutKnownNames(model, stampAt(stamp, spot.hex));
    const done = this.#host.commit(this.#host.pieceImages(piece).reduceRight(pastePiece, model), 'Stamp');
    if (done && left.length > 0)
      this.#host.tell(`The map already has ${left.map(isolated).join(', ')}, so the copy has no name.`);
  }

  move(spot: Spot): void {
    const { stamp } = this.#host;
    if (!stamp) return this.#host.ghost({ cells: [spot.hex], edges: [] });
    const pieces = this.#host.pieceImages(stampAt(stamp, spot.hex));
    this.#host.ghost({
      cells: pieces.flatMap(({ cells }) => cells),
      edges: pieces.slice(1).flatMap(({ barriers }) => barriers),
      stamp: { piece: stamp, at: spot.hex },
    });
  }

  cancel(): void {
    this.active = false;
    this.#host.ghost(NO_GHOST);
  }
}
