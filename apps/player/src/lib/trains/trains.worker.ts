// The bots of Trains. The usual one is at the table at once; the code of the others is loaded for those who ask for them.
import { createTrainsBot, makeBot, type Makers } from '@railwright/bots';
import { createTrains, type TrainsDefinition } from '@railwright/engine';
import { serveBots } from '../play/workers/bot-server.ts';

const USUAL: Makers = new Map([['heuristic', createTrainsBot]]);

serveBots(
  (definition, seats) => createTrains(definition as TrainsDefinition, seats),
  (_, spec, seed) => makeBot(USUAL, spec, seed),
  async () => {
    const { TRAINS_BOTS } = await import('./more-bots.ts');
    return (_, spec, seed) => makeBot(TRAINS_BOTS, spec, seed);
  },
);
