// Cities and remote locations of a map of Tiled: their names there, and their numbers.
const PLACES = {
  city: { keys: ['city', 'stations', 'buildings'], most: 20, plural: 'cities', number: 'number of stations' },
  remote: { keys: ['remote', 'value'], most: 99, plural: 'remote locations', number: 'number' },
} as const;

export type Place = keyof typeof PLACES;

export type PlaceNumber =
  | { readonly value: number }
  /** The content of that cell; undefined if it is empty. */
  | { readonly said: unknown };

export function isPlace(kind: string): kind is Place {
  return Object.hasOwn(PLACES, kind);
}

/** The properties that may have its number, in small letters. */
export function keysOf(place: Place): readonly string[] {
  return PLACES[place].keys;
}

/** `property` gives what stands under one of some names. */
export function placeNumber(place: Place, property: (...keys: readonly string[]) => unknown): PlaceNumber {
  const { keys, most } = PLACES[place];
  const said = property(...keys);
  const value = typeof said === 'string' && said.trim() !== '' ? Number(said) : said;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
    ? { value }
    : { said };
}

export function misfitOf(place: Place): string {
  const { number, most } = PLACES[place];
  return `whose ${number} is not a whole number from 1 to ${most}`;
}

export function absentOf(place: Place): { message: string; help: string } {
  const { plural, number, keys } = PLACES[place];
  return {
    message: `${plural} without a ${number} get 1`,
    help: `Set the property "${keys[0]}". Tiled does not save one that equals the default of its class, unless a map is exported with "Resolve object types and properties".`,
  };
}
