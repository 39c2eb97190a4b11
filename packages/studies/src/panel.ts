// Asks panels: one about a setup, or two about a version before and after a change.
import type { BotSpec } from '@railwright/bots';
import { createGame, type GameDefinition } from '@railwright/engine';
import {
  askPanel,
  compareLearned,
  firstImpression,
  type PanelComparison,
  type PanelEvent,
  type PanelPlace,
  type PanelPlan,
  type PanelResult,
} from '@railwright/playtest';
import type { Ended, Place } from './place.ts';

/** A panel about a setup, as plain data. */
export type PanelAsked = Omit<PanelPlan, 'game' | 'called' | 'scores' | 'openings'>;

/** Asks a panel about a setup. */
export interface PanelRequest extends PanelAsked {
  readonly kind: 'panel';
}

/** Asks a panel about each of two sides, which learns it first. */
export interface ChangeRequest {
  readonly kind: 'change';
  readonly a: PanelAsked;
  readonly b: PanelAsked;
  /** Where each was read, as the result tells it. */
  readonly versions: { readonly a: string; readonly b: string };
}

/** With a clock, a first word comes at once, from a player that knows the setup or something of it. */
export function panel(request: PanelRequest, place: Place): Promise<Ended<PanelResult>> {
  return answer<PanelResult>(place, async (on, show) => {
    const plan = planOf(request, place);
    const first = place.now && (await firstImpression(plan, on));
    if (first) show(first);
    return askPanel(plan, on);
  });
}

/** A first word comes at once, from a player that has learned neither. */
export function change(
  { a, b, versions }: ChangeRequest,
  place: Place<PanelComparison>,
): Promise<Ended<PanelComparison>> {
  return answer<PanelComparison>(place, (on, show) => {
    const side = (asked: PanelAsked, version: string) => ({
      plan: { ...planOf(asked, place), openings: false },
      version,
    });
    return compareLearned([side(a, versions.a), side(b, versions.b)], on, show);
  });
}

const planOf = (asked: PanelAsked, { wordsOf }: Pick<Place, 'wordsOf'>): PanelPlan => ({
  ...{ ...asked, ...wordsOf(asked.definition) },
  game: createGame(asked.definition as GameDefinition, asked.seats),
});

/** @throws whatever a game or a training run throws, unless it was stopped. */
async function answer<R>(
  place: Place<R>,
  ask: (on: PanelPlace, show: (value: R) => void) => Promise<R>,
): Promise<Ended<R>> {
  const { executor, say } = place;
  const stop = new AbortController();
  const signal = AbortSignal.any([place.signal, stop.signal]);
  let [played, games] = [0, 0];
  const show = (value: R): void => say({ kind: 'shown', progress: { played, games }, value });
  let stage: string | undefined;
  const enter = (next: string): void => {
    if (next !== stage) say({ kind: 'stage', stage: next });
    stage = next;
  };
  const hear = (event: PanelEvent): void => {
    if (event.kind === 'teaches') return enter(event.sentence);
    if (event.kind === 'learned')
      return say({ kind: 'progress', progress: { played: event.games, games: event.of } });
    if (event.kind === 'planned') {
      enter('');
      games = played + event.games;
    } else played += event.games;
    say({ kind: 'progress', progress: { played, games } });
  };
  try {
    const value = await ask({ executor, signal, say: hear }, show);
    show(value);
    return { value, complete: true, stops: [] };
  } catch (error) {
    stop.abort();
    if (!place.signal.aborted) throw error;
    return { value: undefined, complete: false, stops: [] };
  }
}

/** The players of a pack that know a setup. */
export interface KnownPlayer {
  /** The player at its best. */
  readonly bot: BotSpec;
  /** It learned this very setup. */
  readonly exact: boolean;
  /** It likes something besides winning. */
  readonly preference: boolean;
}

/** Who may sit on a panel: players of this machine that have learned the setup, those of packs, and bots written by hand. */
export function panelSources(
  own: readonly BotSpec[],
  packed: readonly KnownPlayer[],
  styles: readonly BotSpec[],
): PanelPlan['sources'] {
  const named = (wanted: (one: KnownPlayer) => boolean) => packed.filter(wanted).map(({ bot }) => bot);
  const [general, ...more] = named(({ preference, exact }) => !preference && !exact);
  return {
    learned: [
      ...own,
      ...named(({ preference, exact }) => !preference && exact),
      ...(general ? [general, ...more] : []),
    ],
    // A player that learned in a minute from what another knows was never a beginner.
    ...(general && { people: general }),
    personas: named(({ preference }) => preference),
    styles,
  };
}

/** Both sides of a change start from the same player, no matter what else is known here; groups played one of them. */
export const sameStart = ({
  people,
  learned,
  groups: _,
  ...sources
}: PanelPlan['sources']): PanelPlan['sources'] => ({
  ...sources,
  learned: people ? [people] : learned.slice(0, 1),
});

/** Mixed tables show how strong each player is, which takes fewer games. */
const PAIRS_PART = 20;

/** Games of a panel: so many at each player's own table. */
export const panelGames = (own: number) => ({ own, pair: Math.ceil(own / PAIRS_PART) });
