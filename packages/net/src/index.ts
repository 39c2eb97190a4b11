// The face of the package: the net behind learned players.
export { Arena, padded } from './arena.ts';
export type { Kernel } from './kernel.ts';
export {
  contentsOf,
  countRows,
  shapeFor,
  transfer,
  wire,
  type Contents,
  type Senses,
  type Wiring,
} from './knowledge.ts';
export { innerRows, Net, type NetShape } from './net.ts';
export { rounded } from './rows.ts';
export { unite, type Places, type United } from './unite.ts';
export { Samples, type SampleRoom } from './samples.ts';
export {
  formatPlayer,
  MOST_PLAYER_BYTES,
  parsePlayer,
  type LearnedSetup,
  type ParsedPlayer,
  type Player,
  type PlayerHeader,
  type Strength,
  type Witnesses,
} from './player-file.ts';
