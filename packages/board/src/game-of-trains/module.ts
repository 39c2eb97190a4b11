// Game of Trains in pictures: its railcars.
import type { GameOfTrainsDefinition } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { railcarFace } from './railcar-face.ts';

export const GAME_OF_TRAINS: GameModule = {
  faces(definition, [language, second]) {
    const { abilities, cards } = definition as GameOfTrainsDefinition;
    const byId = new Map(abilities.map((ability) => [ability.id, ability]));
    return cards.map(({ number, ability: id }) => {
      const ability = byId.get(id);
      const other = second && ability?.name[second];
      return {
        id: String(number),
        face: railcarFace(number, ability, { language, ...(other !== undefined && { text: [other] }) }),
      };
    });
  },
};
