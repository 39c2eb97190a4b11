// Targets as typed: `rounds:12-16`, `minutes:-75`, `leadChanges:2-`, `firstSeatAdvantage:0.05`.
import { TARGET_FIGURES, type TargetRange, type Targets, type WantedEach } from '@railwright/figures';
import { misuse } from '../failure.ts';
import { suggest } from '../suggest.ts';

/** Figures with one range or one distance; those of cards and cells need none, and are set in a setup. */
const FIGURES = TARGET_FIGURES.filter(({ of }) => of === 'game' || of === 'games');

/** @throws Failure for text that is no target. */
export function targetsOf(typed: readonly string[]): Targets {
  const names = typed.map((text) => text.split(':')[0] ?? '');
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined)
    throw misuse(`There are two targets for ${twice}.`, 'Write one range with both ends: rounds:12-16.');
  return Object.fromEntries(
    typed.map((text, i) => {
      const name = names[i] ?? '';
      const range = text.slice(name.length + 1);
      const figure = FIGURES.find((one) => one.figure === name);
      if (!figure)
        throw misuse(
          `There is no target “${name}”.`,
          suggest(
            name,
            FIGURES.map((one) => one.figure),
            'There are',
          ),
        );
      const { target } = figure;
      const wanted = target.kind === 'within' ? { within: numberIn(text, range) } : rangeOf(text, range);
      const most = mostOf(target);
      if (
        Object.values(wanted)
          .flat()
          .some((bound) => bound > most)
      )
        throw misuse(
          `“${text}” is too much: ${name} is ${most} at most.`,
          ...(most === 1 ? ['It is a share: write 0.2 for 20%.'] : []),
        );
      return [name, wanted];
    }),
  );
}

const mostOf = (target: WantedEach): number => (target.kind === 'range' ? target.most : 1);

function rangeOf(text: string, range: string): TargetRange {
  const [, low = '', high = ''] = /^([\d.]*)-([\d.]*)$/.exec(range) ?? [];
  if (low === '' && high === '') throw unclear(text);
  if (high === '') return { atLeast: numberIn(text, low) };
  if (low === '') return { atMost: numberIn(text, high) };
  const between: [number, number] = [numberIn(text, low), numberIn(text, high)];
  if (between[0] > between[1]) throw unclear(text);
  return { between };
}

function numberIn(text: string, word: string): number {
  const value = Number(word);
  if (word === '' || !Number.isFinite(value) || value < 0) throw unclear(text);
  return value;
}

const unclear = (text: string) =>
  misuse(
    `“${text}” is not a target.`,
    'Write rounds:12-16, minutes:-75 (at most), leadChanges:2- (at least) or firstSeatAdvantage:0.05.',
  );
