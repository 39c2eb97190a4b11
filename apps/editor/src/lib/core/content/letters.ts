// The letters of a map's picture that do not mean a terrain.
export const CITY = 'C';
export const REMOTE = '*';
export const HOLE = '.';
