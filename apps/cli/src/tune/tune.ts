// `railwright tune`: what may change and what is wanted, and the proposals.
import { createGame } from '@railwright/engine';
import { costOf, isFine, studiedItems, type FreeNumber } from '@railwright/playtest';
import { tuneDocument } from '@railwright/report/documents';
import { tune } from '@railwright/studies';
import { GAMES } from '@railwright/studies/limits';
import { findField } from '../compare/field.ts';
import { formatDocument } from '../document-text.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, printJson } from '../output.ts';
import { findStart } from '../panel/find-panel.ts';
import { batchOf } from '../study/batch.ts';
import { failedGames } from '../study/failed-games.ts';
import type { StudyFlags } from '../study/flags.ts';
import { openSetup } from '../study/open-setup.ts';
import { playStudy } from '../study/play-study.ts';
import { checkReportFiles, writeReport } from '../study/write-reports.ts';
import { suggest } from '../suggest.ts';
import { targetsOf } from './targets.ts';

export interface TuneFlags extends StudyFlags {
  readonly cards: string | undefined;
  readonly number: readonly string[] | undefined;
  readonly target: readonly string[] | undefined;
  readonly games: number | undefined;
  readonly rounds: number;
  readonly bots: string | undefined;
  readonly report: readonly string[] | undefined;
  readonly command: string;
}

/** Returns the exit code. */
export async function tuneSetup(typed: string, flags: TuneFlags): Promise<number> {
  checkReportFiles(flags.report ?? []);
  const { content, setup } = await openSetup(typed, flags);
  const { definition, title } = setup;
  const batch = await batchOf(content, setup, { ...flags, games: flags.games ?? GAMES, first: 0 });
  const numbers = (flags.number ?? []).map((text) => numberOf(definition, text));
  const known = studiedItems(createGame(definition, batch.seats)).flatMap(({ item, cost }) =>
    cost === null ? [] : [item],
  );
  const cards = cardsOf(flags.cards ?? (numbers.length > 0 ? '' : known.join(',')), known);
  const twice = [...cards.map(costOf), ...numbers.map(({ path }) => path)].find(
    (path, i, all) => all.indexOf(path) < i,
  );
  if (twice !== undefined) throw misuse(`${twice} is given twice.`, 'Name each number once.');
  const typedTargets = targetsOf(flags.target ?? []);
  const targets = { ...setup.targets, ...typedTargets };
  const asked = Object.keys(typedTargets);
  if (cards.length + numbers.length === 0)
    throw misuse(
      'Nothing may change.',
      known.length === 0
        ? 'No card has a cost here. Name a --number.'
        : `Name a --number, or some of these as --cards: ${known.join(', ')}.`,
    );
  const general = flags.bots === undefined ? findStart(content, setup, batch.seats).learned[0] : undefined;
  const { value, interrupted } = await playStudy(
    (place) =>
      tune(
        {
          ...{ kind: 'tune', batch, cards, numbers, targets, asked, rounds: flags.rounds },
          ...(general && { general }),
        },
        place,
      ),
    flags,
    typed,
  ).catch((error: unknown) => {
    throw failedGames(error);
  });
  if (!value) {
    printError('Stopped before anything was found.');
    return EXIT.interrupted;
  }
  const document = { ...tuneDocument(value, title, undefined, !interrupted), command: flags.command };
  if (flags.json) printJson(value);
  else print(formatDocument(document));
  for (const file of flags.report ?? []) await writeReport(file, { result: value, document });
  if (interrupted) printError('Stopped: this is what was found so far.');
  return interrupted
    ? EXIT.interrupted
    : value.proposals.length > 0 || isFine(value.now)
      ? EXIT.clean
      : EXIT.findings;
}

/** @throws Failure for a card that is not for sale. */
function cardsOf(typed: string, known: readonly string[]): string[] {
  const names = typed.split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))].map((name) => {
    if (!known.includes(name))
      throw misuse(`No card “${name}” is for sale.`, suggest(name, known, 'There are'));
    return name;
  });
}

/** `rules.end.emptyPiles=2-5`. @throws Failure for text that is no number with its range. */
function numberOf(definition: unknown, text: string): FreeNumber {
  const [, path = '', from, to] = /^(.+)=(\d+)-(\d+)$/.exec(text) ?? [];
  if (path === '' || Number(from) > Number(to))
    throw misuse(`“${text}” is not a number with its range.`, 'Write it like rules.end.emptyPiles=2-5.');
  return { path: findField(definition, path).path, from: Number(from), to: Number(to) };
}
