// The face of the package: hex geometry as pure functions over numbers, without dependencies.
export * from './area.ts';
export * from './directions.ts';
export * from './doubled.ts';
export * from './edges.ts';
export * from './graph.ts';
export * from './hex.ts';
export * from './label.ts';
export * from './layout.ts';
export * from './line.ts';
export * from './offset.ts';
export * from './orbits.ts';
export * from './path.ts';
export * from './picture.ts';
export { disk } from './ring.ts';
export * from './symmetry.ts';
export * from './transform.ts';
