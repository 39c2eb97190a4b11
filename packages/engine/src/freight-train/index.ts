export * from './definition.ts';
export { createFreightTrain, FreightTrain } from './game.ts';
export { placeFreightTrainPosition, type FreightTrainGiven, type GivenPlayer } from './position.ts';
export type { FreightTrainDecision, FreightTrainView, PlayerView } from './view.ts';
export type { EndReason as FreightTrainEnd } from './day-end.ts';
export type { Codes as FreightTrainCodes } from './codes.ts';
