// Asks panels: one about a setup, or two about a version before and after a change.
import type { BotSpec } from '@railwright/bots';
import { createGame, type GameDefinition } from '@railwright/engine';
import type { Targets } from '@railwright/figures';
import {
  askPanel,
  compareLearned,
  firstImpression,
  panelHostOn,
  type PanelComparison,
  type PanelHost,
  type PanelPlan,
  type PanelResult,
} from '@railwright/playtest';
import type { Ended, Place } from './place.ts';

/** A panel about a setup, as plain data. */
export interface PanelAsked extends Pick<
  PanelPlan,
  'definition' | 'source' | 'seats' | 'seed' | 'own' | 'others' | 'pair' | 'sources'
> {
  /** The targets of the setup. */
  readonly wanted?: Targets;
  /** Players to train first; none by default. */
  readonly lessons?: PanelPlan['lessons'];
}

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

interface Asked {
  readonly plan: PanelPlan;
  readonly host: PanelHost;
}

type Open = (asked: PanelAsked) => Asked;

/** With a clock, a first word comes at once, from a player that knows the setup or something of it. */
export function panel(request: PanelRequest, place: Place): Promise<Ended<PanelResult>> {
  return answer<PanelResult>(place, async (open, show) => {
    const { plan, host } = open(request);
    const first = place.now && (await firstImpression(plan, host));
    if (first) show(first);
    return askPanel(plan, host);
  });
}

/** A first word comes at once, from a player that has learned neither. */
export function change(
  { a, b, versions }: ChangeRequest,
  place: Place<PanelComparison>,
): Promise<Ended<PanelComparison>> {
  return answer<PanelComparison>(place, (open, show) => {
    const side = (asked: PanelAsked, version: string) => {
      const { plan, host } = open(asked);
      return { plan: { ...plan, openings: false }, host, version };
    };
    return compareLearned([side(a, versions.a), side(b, versions.b)], show);
  });
}

/** @throws whatever a game or a training run throws, unless it was stopped. */
async function answer<R>(
  place: Place<R>,
  ask: (open: Open, show: (value: R) => void) => Promise<R>,
): Promise<Ended<R>> {
  const { executor, say, wordsOf } = place;
  const stop = new AbortController();
  const signal = AbortSignal.any([place.signal, stop.signal]);
  let [played, games] = [0, 0];
  const count = (): void => say({ kind: 'progress', progress: { played, games } });
  const show = (value: R): void => say({ kind: 'shown', progress: { played, games }, value });
  const open: Open = ({ lessons, ...asked }) => {
    const game = createGame(asked.definition as GameDefinition, asked.seats);
    let training = 0;
    const on = panelHostOn(game, {
      ...{ executor, signal },
      onGames(more) {
        played += more;
        count();
      },
      onLearned: (done) =>
        say({ kind: 'progress', progress: { played: Math.min(training, done), games: training } }),
    });
    const host: PanelHost = {
      play: (batch) => on.play(batch),
      learn(plans) {
        training = plans.reduce((sum, { budget }) => sum + ('games' in budget ? budget.games : 0), 0);
        return on.learn(plans);
      },
      teaches: (stage) => say({ kind: 'stage', stage }),
      planned(more) {
        say({ kind: 'stage', stage: '' });
        games = played + more;
        count();
      },
    };
    return { plan: { ...asked, ...wordsOf(asked.definition), game, ...(lessons && { lessons }) }, host };
  };
  try {
    const value = await ask(open, show);
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

/** Both sides of a change start from the same player, no matter what else is known here. */
export const sameStart = ({ people, learned, ...sources }: PanelPlan['sources']): PanelPlan['sources'] => ({
  ...sources,
  learned: people ? [people] : learned.slice(0, 1),
});

/** Mixed tables show how strong each player is, which takes fewer games. */
const PAIRS_PART = 20;

/** Games of a panel: so many at each player's own table. */
export const panelGames = (own: number) => ({ own, pair: Math.ceil(own / PAIRS_PART) });
