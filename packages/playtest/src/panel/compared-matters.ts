// The questions that panels are asked about any setup, and compared by.
import { figureMatters } from './asked-figures.ts';
import { cardMatters } from './cards.ts';
import { leaderMatter } from './leader.ts';
import type { Matter } from './matters.ts';
import { partMatters } from './parts.ts';
import { seatMatters } from './seats.ts';
import { skillMatter } from './skill.ts';
import type { Played } from './words.ts';

export const comparedMatters = (played: Played): Matter[] => [
  ...seatMatters(played),
  ...figureMatters(played),
  ...leaderMatter(played),
  ...skillMatter(played),
  ...cardMatters(played),
  ...partMatters(played),
];
