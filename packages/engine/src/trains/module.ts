// Trains' entry in the engine's registry: the game with all that tools ask of it.
import type { GameModule } from '../game-module.ts';
import { compileTables } from './compile/tables.ts';
import type { TrainsDefinition } from './definition.ts';
import { trainsOver } from './game.ts';
import { trainsHooks } from './playtest-hooks.ts';
import { traced } from './effect-trace.ts';

export const TRAINS: GameModule = {
  create(definition, seats, trace) {
    const compiled = compileTables(definition as TrainsDefinition, seats);
    const t = trace ? traced(compiled, trace) : compiled;
    return trainsOver(t, trainsHooks(t));
  },
};
