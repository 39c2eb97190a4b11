// The layouts of cards of Trains besides the classic one.
import type { BuiltInLayouts } from '../layouts/layout.ts';

export const LAYOUTS: BuiltInLayouts = {
  'big-picture': {
    parts: [
      { box: [0, 0, 63, 88], fill: 'category' },
      { show: 'art', box: [2, 2, 59, 84] },
      { box: [2, 2, 59, 11], fill: 'category', opacity: 0.9 },
      { show: 'value', box: [3, 2.75, 9.5, 9.5] },
      { show: 'name', box: [12.5, 2.5, 38, 10], size: 5, color: 'title' },
      { show: 'icon', box: [50.5, 3.75, 9.5, 7.5], color: 'title' },
      { show: 'text', box: [4, 53, 55, 22], fill: 'paper', opacity: 0.9, round: 2, size: 3.6 },
      { box: [2, 77, 59, 9], fill: 'category', opacity: 0.9 },
      { show: 'cost', box: [3, 77.25, 13.5, 8.5] },
      { show: 'resources', box: [3, 43, 40, 9] },
      { show: 'type', box: [16.5, 77.5, 30, 8], size: 2.9, bold: true, color: 'title' },
      { show: 'points', box: [50, 77.25, 10, 8.5] },
    ],
  },
  'text-only': {
    parts: [
      { box: [0, 0, 63, 88], fill: 'category' },
      { box: [2, 13, 59, 73], fill: 'paper', round: 2 },
      { show: 'value', box: [2.75, 2, 9.5, 9.5] },
      { show: 'name', box: [12.5, 1.5, 38, 10.5], size: 5, color: 'title' },
      { show: 'icon', box: [50.5, 3, 9.5, 7.5], color: 'title' },
      { show: 'type', box: [4, 15, 55, 5], size: 3, bold: true, color: 'faint' },
      { show: 'text', box: [4, 21, 55, 53], size: 5 },
      { show: 'cost', box: [4, 76, 13.5, 8.5] },
      { show: 'resources', box: [18.5, 75.5, 29.5, 9.5] },
      { show: 'points', box: [49, 75.5, 10, 9.5] },
    ],
  },
};
