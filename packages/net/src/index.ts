// Public interface of the package: the net behind learned players.
export { Arena, padded } from './arena.ts';
export type { Kernel } from './kernel-calls.ts';
export { contentsOf, countRows, shapeFor, transfer, wire, type Contents, type Senses } from './knowledge.ts';
export { innerRows, Net, type NetShape, type Wiring } from './net.ts';
export { rounded } from './rows.ts';
export { unite, type Places } from './unite.ts';
export { Samples, type SampleRoom } from './samples.ts';
export { formatPlayer, MOST_PLAYER_BYTES, parsePlayer, type Player } from './player-file.ts';
export { knowledgeOf, type LearnedSetup, type PlayerHeader, type Witnesses } from './player-header.ts';
