// Reads the data of Tiled's JSON map format (documentation of Tiled, "JSON Map Format").
import { isData, type Data } from '../text/data.ts';

/** The content of a file of Tiled, or why it cannot be read. */
export type TiledFile = { readonly data: Data } | { readonly problem: string };

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

/** Tiled's class, formerly called type. */
export function classOf(data: Data): string | undefined {
  return textOf(data, 'class') ?? textOf(data, 'type');
}

/** The properties a person gave to something; before Tiled 1.2 they were keys. */
export function propertiesOf({ properties }: Data): (readonly [name: string, value: unknown])[] {
  if (isData(properties)) return Object.entries(properties);
  return listOf(properties).flatMap(({ name, value }) =>
    typeof name === 'string' ? [[name.trim(), value] as const] : [],
  );
}

/** A property a person gave to a tile or an object: the first of some names, in small letters, that it has in any case. */
export function propertyOf(data: Data, ...names: readonly string[]): unknown {
  const properties = propertiesOf(data);
  return names
    .map((wanted) => properties.find(([name]) => name.trim().toLowerCase() === wanted))
    .find((property) => property !== undefined)?.[1];
}

/** Marks a file as unreadable; never leaves this folder. */
export class Unreadable extends Error {
  readonly help: string | undefined;
  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}
