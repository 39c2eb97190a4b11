// Game of Trains in pictures: its railcars.
import { describeAbility, type GameOfTrainsDefinition, type TextLanguage } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { railcarFace } from './railcar-face.ts';

export const GAME_OF_TRAINS: GameModule = {
  faces(definition, [language, second], lookOf) {
    const { abilities, cards } = definition as GameOfTrainsDefinition;
    const byId = new Map(abilities.map((ability) => [ability.id, ability]));
    return cards.map(({ number, ability: id }) => {
      const ability = byId.get(id);
      const spoken = (one: TextLanguage) => ({
        language: one,
        text: ability ? describeAbility(ability, one) : [],
      });
      return {
        id: String(number),
        face: railcarFace(number, ability, {
          ...spoken(language),
          look: lookOf(id),
          ...(second && { also: spoken(second) }),
        }),
      };
    });
  },
};
