// The parts of Tiled's JSON map format that are read and written here (documentation of Tiled, "JSON Map Format"), and
// where the middle of a cell of its hexagonal maps is.
import type { Offset, Orientation, Shift } from '@railwright/hex';
import { isData, type Data } from '../yaml/data.ts';

export interface TiledGrid {
  readonly orientation: Orientation;
  readonly shift: Shift;
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** Length of the side that is level or upright. */
  readonly side: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Middle of a cell in pixels. */
export function tiledCenter(
  { orientation, shift, tileWidth, tileHeight, side }: TiledGrid,
  { col, row }: Offset,
): Point {
  const isPushed = (line: number): boolean => (Math.abs(line) % 2 === 1) === (shift === 'odd');
  return orientation === 'pointy'
    ? {
        x: (col + 0.5 + (isPushed(row) ? 0.5 : 0)) * tileWidth,
        y: row * ((tileHeight + side) / 2) + tileHeight / 2,
      }
    : {
        x: col * ((tileWidth + side) / 2) + tileWidth / 2,
        y: (row + 0.5 + (isPushed(col) ? 0.5 : 0)) * tileHeight,
      };
}

/** Entries of a list that are objects. */
export function listOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : [];
}

export function numberOf(data: Data, key: string): number | undefined {
  const value = data[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function textOf(data: Data, key: string): string | undefined {
  const value = data[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** What Tiled calls class now and called type before. */
export function classOf(data: Data): string | undefined {
  return textOf(data, 'class') ?? textOf(data, 'type');
}

/** A property a person gave to a tile or an object. */
export function propertyOf(data: Data, ...names: readonly string[]): unknown {
  return listOf(data['properties']).find(({ name }) => typeof name === 'string' && names.includes(name))?.[
    'value'
  ];
}

/** What makes a file one that cannot be read; never leaves this folder. */
export class Unreadable extends Error {
  readonly help: string | undefined;
  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}
