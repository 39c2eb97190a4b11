// Who is on the panel for a setup: every player that has learned it, weaker levels of the first of them (human-like strength), players
// with a preference, and hand-written bots with recognisably different play.
import { atLevel, findLevel, type BotSpec } from '@railwright/bots';
import { isAlike, type Style } from './style.ts';

/**
 * `strong` to `weak`: learned players and levels of one. `persona`: likes something besides winning. `style`: hand-written. `group`: plays like
 * people of this setup; its answers are told apart, and nothing has to hold for it.
 */
export const PANEL_KINDS = ['strong', 'middling', 'weak', 'persona', 'style', 'group'] as const;
export type PanelKind = (typeof PANEL_KINDS)[number];

export interface PanelPlayer {
  readonly kind: PanelKind;
  readonly bot: BotSpec;
}

/** The players available for a setup, in order of preference. */
export interface PanelSources {
  /** Learned players at their best, the one that knows the setup best first. */
  readonly learned: readonly BotSpec[];
  /** Learned players with a preference. */
  readonly personas: readonly BotSpec[];
  /** Bots written by hand. */
  readonly styles: readonly BotSpec[];
  /** The player whose weaker levels play as people do; by default the first learned player. */
  readonly people?: BotSpec;
  /** Players like groups of people who played this setup. */
  readonly groups?: readonly BotSpec[];
}

/** Results of a few games of a candidate: how it plays, and its share of wins against the reference of its kind. */
export interface Trial {
  readonly manner: Style;
  readonly share: number;
}

const LEVELS = [
  ['middling', 'practised'],
  ['weak', 'beginner'],
] as const;

const MOST_STRONG = 3;
const MOST_PERSONAS = 3;
const MOST_STYLES = 4;
const MOST_GROUPS = 3;
/** A learned player below this part of its even share against the first one is not strong. */
const STRONG_PART = 0.7;

/** All candidates for the panel: they are tried before `choosePanel` picks some. */
export function candidatesOf({
  learned,
  personas,
  styles,
  people,
  groups = [],
}: PanelSources): PanelPlayer[] {
  const best = people ?? learned[0];
  const levels = best
    ? LEVELS.flatMap(([kind, name]) => {
        const level = findLevel(name);
        return level ? [{ kind, bot: atLevel(best, level) }] : [];
      })
    : [];
  return [
    ...learned.slice(0, MOST_STRONG).map((bot) => ({ kind: 'strong' as const, bot })),
    ...levels,
    ...personas.slice(0, MOST_PERSONAS).map((bot) => ({ kind: 'persona' as const, bot })),
    ...styles.map((bot) => ({ kind: 'style' as const, bot })),
    ...groups.slice(0, MOST_GROUPS).map((bot) => ({ kind: 'group' as const, bot })),
  ];
}

/**
 * Leaves out candidates that play much like one picked before; of styles, the strongest are picked first. `trials` is indexed by
 * candidate; `even` is the even share.
 */
export function choosePanel(
  candidates: readonly PanelPlayer[],
  trials: readonly Trial[],
  even: number,
): PanelPlayer[] {
  const tried = candidates.map((player, i) => ({ player, trial: trials[i] as Trial }));
  const of = (...kinds: readonly PanelKind[]) => tried.filter(({ player }) => kinds.includes(player.kind));
  const [first, ...others] = of('strong');
  const panel = [
    ...(first ? [first] : []),
    ...others.filter(({ trial }) => trial.share >= STRONG_PART * even),
    ...of('middling', 'weak', 'persona'),
  ];
  const byStrength = of('style').toSorted((a, b) => b.trial.share - a.trial.share);
  let styles = 0;
  for (const one of byStrength) {
    if (styles === MOST_STYLES) break;
    if (panel.some((other) => isAlike(one.trial.manner, other.trial.manner))) continue;
    panel.push(one);
    styles++;
  }
  return [...panel, ...of('group')].map(({ player }) => player);
}
