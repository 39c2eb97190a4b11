// Lessons: the shipped ones teach what they promise, whatever the learner does, and `test` tells which step is lost.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGame, createRng, Match, randomBelow } from '@railwright/engine';
import { listSetups, loadContent, resolveSetup } from '@railwright/content';
import { advance, followLesson, goOn, isFinished, momentOf, NO_PROGRESS } from '@railwright/content/lesson';
import { folderSource } from '@railwright/content/node';
import { describe, expect, test } from 'vitest';
import { lessonOpponents } from '../src/check/lesson-opponents.ts';
import { makeCopy, runCli, writeIn } from './run-cli.ts';

const SHIPPED = join(import.meta.dirname, '../../../content');
const LANGUAGES = ['en', 'fr', 'de'];
/** Most letters of a text; two short sentences. */
const LONGEST = 200;

const content = await loadContent(folderSource(SHIPPED));
const taught = listSetups(content).flatMap(({ id }) => {
  const resolved = resolveSetup(content, id);
  return resolved.ok && resolved.setup.lesson ? [{ ...resolved.setup, lesson: resolved.setup.lesson }] : [];
});

test('each game has a lesson', () => {
  expect(taught.map(({ id }) => id)).toEqual(LESSONS);
});
const LESSONS = ['freight-train/standard', 'game-of-trains/standard', 'trains/tokyo-beginners'];

describe.each(taught)('the lesson of $id', ({ lesson, definition }) => {
  const game = createGame(definition, lesson.players);

  function opponents(): (match: Match, seat: number) => string {
    const chooser = lessonOpponents(game, lesson);
    if (typeof chooser !== 'function') throw new Error(chooser.message);
    return chooser;
  }

  test('shows all its steps in order to those who follow it, and guides every choice', () => {
    const { shown, unguided, finished, choices } = followLesson(lesson, game, opponents());
    expect(shown).toEqual(lesson.steps.map((_, i) => i));
    expect({ unguided, finished }).toEqual({ unguided: 0, finished: true });
    expect(choices).toBeLessThan(60);
  });

  test('is short, in every language of the player', () => {
    for (const { text, otherwise } of lesson.steps)
      for (const said of otherwise ? [text, otherwise] : [text])
        for (const language of LANGUAGES)
          expect(said[language]?.length, said[language]).toBeLessThan(LONGEST);
  });

  test('never stands in the way of those who do as they like, and take choices back', () => {
    const choose = opponents();
    for (let seed = 1; seed <= 10; seed++) {
      const rng = createRng(seed);
      const match = new Match(game, lesson.seed);
      let progress = NO_PROGRESS;
      for (let i = 0; i < 400 && !match.isOver; i++) {
        if (game.seatToAct(match.state) !== 0) {
          match.choose(choose(match, game.seatToAct(match.state)));
          continue;
        }
        const legal = match.legal();
        const moment = momentOf(game, match.state, 0, { log: match.log(), legal: new Set(legal) });
        progress = advance(lesson, progress, moment);
        const { shown } = progress;
        // What is asked for can be done.
        if (shown && lesson.steps[shown.step]?.expect)
          expect(followable(lesson.steps[shown.step], legal), `step ${shown.step + 1}`).toBe(true);
        if (randomBelow(rng, 4) === 0) progress = goOn(lesson, progress, moment);
        if (randomBelow(rng, 8) === 0 && match.canUndo) match.undo();
        else match.choose(legal[randomBelow(rng, legal.length)] ?? '');
      }
      expect(isFinished(lesson, progress) || progress.done.length > 0).toBe(true);
    }
  });
});

function followable(
  step: (typeof taught)[number]['lesson']['steps'][number] | undefined,
  legal: readonly string[],
): boolean {
  const said = [...(step?.expect ?? []), ...(step?.via ?? [])];
  return legal.some((choice) => said.some((one) => choice === one || choice.startsWith(`${one} `)));
}

describe('test plays lessons', () => {
  const LESSON = 'content/trains/lessons/tokyo-beginners.yaml';
  const written = readFileSync(join(SHIPPED, 'trains/lessons/tokyo-beginners.yaml'), 'utf8');
  const run = async (change: (text: string) => string): ReturnType<typeof runCli> => {
    const cwd = makeCopy();
    writeIn(cwd, LESSON, change(written));
    return runCli(['test', LESSON], { cwd });
  };

  test('and counts one that can be followed as a test that passed', async () => {
    expect(await run((text) => text)).toMatchObject({ code: 0, out: '1 test passed (1 file).\n' });
  });

  test('and names the step that no longer appears, and why', async () => {
    const { code, out } = await run((text) => text.replace('expect: buy landfill', 'expect: buy skyscraper'));
    expect(code).toBe(1);
    expect(out).toContain('FAILED the lesson of trains/tokyo-beginners can be followed');
    expect(out).toMatch(
      /error\[lesson-lost\] Step 13 never appears .*: its expected choice is not possible when it should appear\./,
    );
    expect(out).toMatch(/tokyo-beginners\.yaml:\d+:13\n/);
  });

  test('and refuses a bot that does not play the game', async () => {
    const { code, out } = await run((text) => text.replace('bot: heuristic', 'bot: heuristc'));
    expect(code).toBe(1);
    expect(out).toContain('error[lesson-bot] No bot "heuristc" plays trains.');
    expect(out).toContain('Did you mean heuristic?');
  });

  test('and says of one with errors what they are', async () => {
    const { code, out } = await run((text) => text.replace('expect: end', 'expect: ned'));
    expect(code).toBe(1);
    expect(out).toContain('No choice is called “ned”.');
  });
});
