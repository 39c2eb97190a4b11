export * from './definition.ts';
export { createFreightTrain, FreightTrain } from './game.ts';
export { placeFreightTrainPosition } from './position.ts';
export type { FreightTrainPositionInput, PlayerInput } from './position-input.ts';
export type { FreightTrainDecision, FreightTrainView, PlayerView } from './view.ts';
export { END_REASONS as FREIGHT_TRAIN_ENDS, type EndReason as FreightTrainEnd } from './end-reasons.ts';
export type { Codes as FreightTrainCodes } from './codes.ts';
