// What people said and answered, from the files of their games; those of earlier versions of a setup count too.
import { resolveSetup, type Content } from '@railwright/content';
import { isAnswer } from '@railwright/content/bundle';
import { answersTo, type PeopleResult } from '@railwright/playtest';
import type { FoundGame } from './find-games.ts';

/** The answers to each question of the setups that were played, in the order of the setups' files. */
export function answersIn(content: Content, games: readonly FoundGame[]): PeopleResult['answers'] {
  return [...Map.groupBy(games, ({ setup }) => setup)].flatMap(([setup, own]) => {
    const resolved = resolveSetup(content, setup);
    const questions = resolved.ok ? (resolved.setup.questions ?? []) : [];
    return questions.map((question) => {
      const { id, text, kind, options = {} } = question;
      const given = own.flatMap(({ file, data }) =>
        (data?.answers ?? []).flatMap(({ question: asked, value }) =>
          asked === id && isAnswer(question, value) ? [{ file, value }] : [],
        ),
      );
      return answersTo({ setup, question: id, text: text.en, kind, options: Object.keys(options) }, given);
    });
  });
}

/** All notes, file by file. */
export function notesIn(games: readonly FoundGame[]): PeopleResult['notes'] {
  return games.flatMap(({ file, setup, data }) =>
    (data?.notes ?? []).map(({ at, seat, about, text }) => ({
      ...{ file, setup, text },
      at: at ?? null,
      seat: seat === undefined ? null : seat - 1,
      about: about?.card ?? about?.cell ?? null,
    })),
  );
}
