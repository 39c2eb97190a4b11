// The layouts of railcars besides the classic one.
import type { BuiltInLayouts } from '../layouts/layout.ts';

export const LAYOUTS: BuiltInLayouts = {
  'big-picture': {
    parts: [
      { box: [0, 0, 63, 88], fill: 'category' },
      { show: 'art', box: [2, 2, 59, 84] },
      { show: 'name', box: [2, 2, 59, 10], fill: 'category', opacity: 0.9, size: 5, color: 'title' },
      { show: 'number', box: [4, 13, 55, 21], size: 18, bold: true, rim: 'paper' },
      { box: [4, 54, 55, 30], fill: 'paper', opacity: 0.9, round: 2 },
      { show: 'sign', box: [8, 55, 47, 12] },
      { show: 'text', box: [5, 67, 53, 16], size: 3.4 },
    ],
  },
  'text-only': {
    parts: [
      { box: [0, 0, 63, 88], fill: 'category' },
      { box: [2, 13, 59, 73], fill: 'paper', round: 2 },
      { show: 'name', box: [3, 2, 57, 10], size: 5, color: 'title' },
      { show: 'number', box: [4, 15, 55, 24], size: 20, bold: true },
      { show: 'sign', box: [6, 40, 51, 13] },
      { show: 'text', box: [4, 55, 55, 29], size: 4.5 },
    ],
  },
};
