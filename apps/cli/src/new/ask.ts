// Asks in a terminal for what no flag says. Without a terminal, it uses defaults.
import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { GAME_TITLES, NEW_GAMES, textProblem, type Edition } from '@railwright/content/new';
import { Failure, EXIT } from '../failure.ts';

export interface Asker {
  text(message: string, fallback: string): Promise<string>;
  game(): Promise<string>;
  /** Asks for the id of one of these; the first is the default. */
  edition(editions: readonly Edition[]): Promise<string | undefined>;
}

/** The suggestions that match. */
export const NOBODY: Asker = {
  text: (_, fallback) => Promise.resolve(fallback),
  game: () => Promise.resolve(NEW_GAMES[0] ?? ''),
  edition: ([usual]) => Promise.resolve(usual?.id),
};

export async function askTerminal(): Promise<Asker> {
  const { input, select } = await import('@inquirer/prompts');
  return {
    text: (message, fallback) =>
      stoppable(input({ message, default: fallback, validate: (text) => textProblem(text) ?? true })),
    game: () =>
      stoppable(
        select({
          message: 'Game',
          choices: NEW_GAMES.map((value) => ({ value, name: GAME_TITLES[value] ?? value })),
        }),
      ),
    edition: (editions) =>
      stoppable(
        select({
          message: 'Edition that your rules extend',
          choices: editions.map(({ id, title }) => ({ value: id, name: title })),
        }),
      ),
  };
}

export function isTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && !process.env['CI'];
}

/** The git author here, otherwise the user who is logged in. */
export function defaultAuthor(): string {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8', timeout: 5000 });
  // Without git, there is no output.
  const name = ((stdout as string | null) ?? '').trim();
  if (textProblem(name) === undefined) return name;
  try {
    return userInfo().username || 'Anonymous';
  } catch {
    return 'Anonymous';
  }
}

async function stoppable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError')
      throw new Failure('Stopped; nothing was written.', EXIT.interrupted);
    throw error;
  }
}
