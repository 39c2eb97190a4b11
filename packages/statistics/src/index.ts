// The face of the package: pure functions over numbers, each with its paper and a worked example.
export * from './bootstrap.ts';
export * from './choice-model.ts';
export * from './contrast.ts';
export * from './histogram.ts';
export * from './holm.ts';
export * from './mean.ts';
export * from './paired.ts';
export * from './ratio.ts';
export * from './redeal.ts';
export * from './sequence.ts';
export * from './share.ts';
export * from './shrink.ts';
export * from './special.ts';
export * from './split.ts';
export * from './unpaired.ts';
