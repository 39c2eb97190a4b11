// The letters of a map's picture that are not terrain.
export const CITY = 'C';
export const REMOTE = '*';
export const HOLE = '.';
