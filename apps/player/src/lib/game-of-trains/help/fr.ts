// French help for Game of Trains.
import { typeset } from '@railwright/engine/typeset';
import type { EN } from './en.ts';

export const FR: typeof EN = typeset({
  basics: ['But : être le premier dont le train croît de gauche à droite.'],
});
