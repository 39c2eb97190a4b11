// What the answers of the first screen are made from: a panel's result, and the setup that was played.
import type { Wardrobe } from '@railwright/board/svg';
import type { GameDefinition, HexMap } from '@railwright/engine';
import type { PanelFinding, PanelResult } from '@railwright/playtest';
import type { StripRow } from '../pictures/strip.ts';

/** A panel's result, and what it does not contain. */
export interface Judged {
  readonly result: PanelResult;
  /** For pictures of cards. */
  readonly definition?: GameDefinition | undefined;
  /** What those cards look like beyond what is printed on them. */
  readonly wardrobe?: Wardrobe | undefined;
  /** For pictures of cells. */
  readonly map?: HexMap | undefined;
}

/** A finding by its id. */
export const findingOf = ({ findings }: PanelResult, id: string): PanelFinding | undefined =>
  findings.find((one) => one.id === id);

/** On which side of its reference value strong play is for sure, also where other players' games do not show whether they agree. */
export const sideOf = ({ effect, says }: PanelFinding): PanelFinding['says'][number]['side'] =>
  effect === null ? 'open' : (says[0]?.side ?? 'open');

type Effect = NonNullable<PanelFinding['effect']>;

/** An effect as the value it stands for, with its interval. */
export const shifted = ({ value, low, high }: Effect, by: number): Effect => ({
  value: value + by,
  low: low + by,
  high: high + by,
});

/** Its value for strong play. */
export const valueOf = ({ effect, against }: PanelFinding): Effect | undefined =>
  effect === null ? undefined : shifted(effect, against);

const MOST_PLAYERS = 4;
// @wc-include
const LEVELS: Readonly<Record<string, string>> = {
  strong: 'strong play',
  middling: 'practised',
  weak: 'beginner',
};

/** What each player says, the strongest first. */
export const playersOf = ({ says, against }: PanelFinding): StripRow[] =>
  says
    .filter(({ kind }) => kind !== 'all')
    .slice(0, MOST_PLAYERS)
    .map(({ player, kind, effect }) => ({ name: LEVELS[kind] ?? player, ...shifted(effect, against) }));

/** Whether any player on the panel has learned to play. */
export const isStrong = ({ panel }: PanelResult): boolean => panel.some(({ kind }) => kind === 'strong');

/** The answer to every question about play if nobody has learned to play. */
export const NOBODY = 'No player has learned this setup.';
/** What would settle it then. */
export const TEACH = '“ask --learn 2” lets players learn it first; in the studio, “Learn a player”.';
