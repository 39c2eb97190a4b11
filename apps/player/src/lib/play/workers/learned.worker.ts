// The bots of all games, learned players among them: loaded only where one of those sits at the table.
import { createBot } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import { serveBots } from './bot-server.ts';

serveBots(createGame, createBot);
