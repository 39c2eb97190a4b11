// Places under a symmetry: the images of a place have its kind and number. A name belongs to one place and is never copied to an image.
import { hexNumber } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import { paintCells, putPlace } from './change.ts';
import { CITY, REMOTE } from '../../core/content/letters.ts';
import { nameText } from '../../core/content/data.ts';
import { placeAt } from './model.ts';
import type { MapModel, MapPlace } from './model.ts';
import type { Symmetry } from './symmetry.ts';
import { movePiece } from './transform.ts';
import type { Piece } from './transform.ts';

type Value = Pick<MapPlace, 'city' | 'remote'>;

function withValue(model: MapModel, h: Hex, { city, remote }: Value): MapModel {
  const old = placeAt(model, h);
  if (old && old.city === city && old.remote === remote) return model;
  return putPlace(model, {
    q: h.q,
    r: h.r,
    index: old?.index ?? -1,
    ...(city === undefined ? {} : { city }),
    ...(remote === undefined ? {} : { remote }),
    ...(old?.name === undefined ? {} : { name: old.name }),
  });
}

/** Puts a place on its cell, and similar places on the other cells. */
export function putAlike(model: MapModel, place: MapPlace, images: Iterable<Hex>): MapModel {
  let next = putPlace(model, place);
  for (const h of images) if (hexNumber(h) !== hexNumber(place)) next = withValue(next, h, place);
  return next;
}

/**
 * Paints cells with their images. Painted places keep the number of the previous place there, on the cell itself or otherwise on one of
 * its images.
 */
export function paintAlike(
  model: MapModel,
  imagesOf: (cells: readonly Hex[]) => readonly Hex[],
  cells: readonly Hex[],
  letter: string,
): MapModel {
  let painted = paintCells(model, imagesOf(cells), letter);
  if (letter !== CITY && letter !== REMOTE) return painted;
  const kind = letter === CITY ? 'city' : 'remote';
  for (const cell of cells) {
    const images = imagesOf([cell]);
    const known = images.map((h) => placeAt(model, h)).find((place) => place?.[kind] !== undefined);
    if (known) for (const h of images) painted = withValue(painted, h, known);
  }
  return painted;
}

/** A piece and its images, which have no names. */
export function pieceImages(symmetry: Symmetry | undefined, piece: Piece): Piece[] {
  const images = symmetry?.group.map((transform) => movePiece(piece, transform)) ?? [piece];
  return images.map((image, i) =>
    i === 0
      ? image
      : {
          ...image,
          places: image.places.map(({ name: _, ...rest }) => rest),
          features: image.features.map(({ data: { name: _, ...data }, ...rest }) => ({ ...rest, data })),
        },
  );
}

/** The piece without names that the map has elsewhere, and a list of these names. */
export function withoutKnownNames(model: MapModel, piece: Piece): { piece: Piece; left: string[] } {
  const below = new Set(piece.cells.map(hexNumber));
  const known = new Set(
    [...model.places].flatMap(([key, { name }]) =>
      below.has(key) || name === undefined ? [] : [nameText(name)],
    ),
  );
  const left: string[] = [];
  const places = piece.places.map(({ name, ...rest }) => {
    if (name === undefined || !known.has(nameText(name)))
      return name === undefined ? rest : { ...rest, name };
    left.push(nameText(name));
    return rest;
  });
  return { piece: { ...piece, places }, left };
}
