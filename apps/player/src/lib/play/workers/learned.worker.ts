// The bots of all games, including learned players: loaded only if one of those plays.
import { createBot } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import { serveBots } from './bot-server.ts';

serveBots(createGame, createBot);
