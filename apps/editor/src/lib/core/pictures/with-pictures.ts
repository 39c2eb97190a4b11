// Faces from the worker, which knows pictures by name: the page has their pixels.
import type { FaceData } from '@railwright/board';

type HrefOf = (name: string) => string | undefined;

/** A face with the pixels of its pictures, without those that cannot be shown. */
export const withPictures = (face: FaceData, hrefOf: HrefOf): FaceData => ({
  ...face,
  shapes: face.shapes.flatMap((shape) => shapeWith(shape, hrefOf)),
});

type Shape = FaceData['shapes'][number];

function shapeWith(shape: Shape, hrefOf: HrefOf): Shape[] {
  const { attributes, children } = shape;
  const name = shape.tag === 'image' ? String(attributes['href']) : undefined;
  const href = name === undefined ? undefined : hrefOf(name);
  if (name !== undefined && href === undefined) return [];
  return [
    {
      ...shape,
      attributes: href === undefined ? attributes : { ...attributes, href },
      ...(children && { children: children.flatMap((one) => shapeWith(one, hrefOf)) }),
    },
  ];
}
