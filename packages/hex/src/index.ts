// The face of the package: hex geometry as pure functions over numbers, without dependencies.
export * from './directions.ts';
export * from './doubled.ts';
export * from './edges.ts';
export * from './hex.ts';
export * from './label.ts';
export * from './offset.ts';
export * from './picture.ts';
