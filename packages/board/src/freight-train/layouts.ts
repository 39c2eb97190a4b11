// The layouts of cards of Freight Train besides the classic one.
import type { BuiltInLayouts } from '../layouts/layout.ts';

export const LAYOUTS: BuiltInLayouts = {
  'big-picture': {
    parts: [
      { box: [0, 0, 63, 88], fill: 'category' },
      { show: 'art', box: [2, 2, 59, 72] },
      { show: 'name', box: [2, 74, 59, 12], size: 6, color: 'title' },
    ],
  },
  'text-only': {
    parts: [
      { box: [0, 0, 63, 88], fill: 'category' },
      { box: [3, 3, 57, 82], fill: 'paper', round: 3 },
      { show: 'name', box: [5, 24, 53, 40], size: 11, color: 'category', lines: 3 },
    ],
  },
};
