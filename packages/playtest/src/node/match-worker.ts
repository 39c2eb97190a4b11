// Runs in a worker thread: makes the game once, then plays the matches it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { playMatch, type Match } from '../match/match.ts';
import { createBot, createGame } from '../shipped-games.ts';

const { definition, seats } = workerData as { definition: Parameters<typeof createGame>[0]; seats: number };
const game = createGame(definition, seats);

parentPort?.on('message', (match: Match) => {
  parentPort?.postMessage(playMatch(game, match, createBot));
});
