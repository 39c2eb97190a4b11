// Parts of cards that do nothing at their place: in a turn that is not their player's, after it, or on cells that rule themselves out.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Item } from '../../model.ts';
import type { CardData } from '../schema/cards.ts';
import { isAlwaysZero } from './amount-range.ts';
import { farRails } from './far-rails.ts';
import { TurnCheck } from './turns.ts';

/** Where a card is while its `whileInPlay` holds; unknown if it is neither sold nor in any setup. */
export type Standing = 'play' | 'power' | 'event' | 'unknown';

const TERMS = { play: 'turn', power: 'longer', event: 'event' } as const;

export function checkIdle(
  { data, file, path }: Item<CardData>,
  standing: Standing,
  doneByOthers: ReadonlySet<string>,
  sink: DiagnosticSink,
): void {
  const turns = new TurnCheck(doneByOthers);
  // An event acts between turns; its setup tells what is lost then.
  if (standing !== 'event') turns.steps(data.effect, [...path, 'effect'], 'own');
  if (standing !== 'unknown') turns.lasting(data.whileInPlay, [...path, 'whileInPlay'], TERMS[standing]);
  turns.steps(data.onBuy, [...path, 'onBuy'], 'own');
  turns.steps(data.onGain, [...path, 'onGain'], 'own');
  turns.steps(data.reaction?.do, [...path, 'reaction', 'do'], 'others');
  for (const { code, path: at, ...told } of turns.found)
    sink.report(code, { file, path: at }, told.message, { at: 'key', help: told.help });
  if (data.endPoints !== undefined && isAlwaysZero(data.endPoints))
    sink.report(
      'points-never',
      { file, path: [...path, 'endPoints'] },
      'This is always 0: amounts never fall below it.',
      { at: 'key', help: 'For less than 0, print points such as -5 on the card; endPoints add to them.' },
    );
  for (const { path: at, ...told } of farRails(data, path))
    sink.report('never-acts', { file, path: at }, told.message, { at: 'key', help: told.help });
}
