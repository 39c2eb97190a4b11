// Parts of cards that do nothing where they stand: in a turn that is not their player's, after it, or on cells that rule themselves out.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Item } from '../../model.ts';
import type { CardData } from '../schema/cards.ts';
import { farRails } from './far-rails.ts';
import { TurnCheck } from './turns.ts';

/** `isApart`: some setup has the card as a power or an event, or it could be one. */
export function checkIdle(
  { data, file, path }: Item<CardData>,
  isApart: boolean,
  doneByOthers: ReadonlySet<string>,
  sink: DiagnosticSink,
): void {
  const turns = new TurnCheck(doneByOthers);
  // What an event does comes between turns; its setup tells what is lost then.
  if (!isApart) turns.steps(data.effect, [...path, 'effect'], 'own');
  turns.lasting(data.whileInPlay, [...path, 'whileInPlay'], isApart ? 'longer' : 'turn');
  turns.steps(data.onBuy, [...path, 'onBuy'], 'own');
  turns.steps(data.onGain, [...path, 'onGain'], 'own');
  turns.steps(data.reaction?.do, [...path, 'reaction', 'do'], 'others');
  for (const { code, path: at, ...told } of turns.found)
    sink.report(code, { file, path: at }, told.message, { at: 'key', help: told.help });
  for (const { path: at, ...told } of farRails(data, path))
    sink.report('never-acts', { file, path: at }, told.message, { at: 'key', help: told.help });
}
