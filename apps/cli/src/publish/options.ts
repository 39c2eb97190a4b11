// The targets of `railwright publish`, in the order of help, and the values of its flags; help works without loading what publishes.
import type { PrintOptions, PrintProfile, TargetName } from '@railwright/publish';

const SUMMARIES: Readonly<Record<TargetName, string>> = {
  site: 'a static site with rules, maps and cards to read and search, and each setup to play',
  html: 'one page for each setup, which plays by double click, learns, and keeps its games',
  print:
    'the whole kit on paper: rules, map, cards with backs and tokens as a PDF, or pictures for a printing house',
  tts: 'a save of Tabletop Simulator with the map, piles, hands, bags of tokens and the rules',
  pcio: 'a room, a free table in any browser, for playingcards.io and virtualtabletop.io',
  tabletopia:
    'a picture of each card, each token and the map, for Tabletopia, with a list of how many there are',
  screentop:
    'sheets of all cards, and pictures of the tokens and the map, for Screentop.gg, with a list of how many there are',
};

export const TARGET_NAMES = Object.keys(SUMMARIES) as TargetName[];
export const TARGET_SUMMARIES = Object.entries(SUMMARIES);

export const PRINT_PROFILES = ['home', 'tgc', 'mpc'] as const satisfies readonly PrintProfile[];
export const BACKS = ['long', 'short', 'fold', 'none'] as const satisfies readonly PrintOptions['backs'][];
