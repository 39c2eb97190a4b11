// What the signs of links mean, for a legend: kinds of links and, where the map has such, what players who own one ask of others.
import type { HexMap } from '@railwright/engine';
import { coin } from '../art/marks.ts';
import { group } from '../art/shape.ts';
import { wordsFor } from '../text/words.ts';
import { tollText } from './crossings.ts';
import type { FeatureScene } from './features.ts';
import { linkSample, lock, SIGN_GAP } from './links.ts';

interface LinkSign {
  readonly scene: FeatureScene;
  /** Half of the side of the square around (0, 0) that it fills. */
  readonly half: number;
  readonly name: string;
  readonly hint: string;
}

export function linkLegend({ links = [] }: HexMap, language: string): LinkSign[] {
  const words = wordsFor(language);
  const tolls = links.flatMap(({ toll, for: whose }) =>
    whose === undefined && toll !== undefined ? [toll] : [],
  );
  const left = -SIGN_GAP / 2;
  return [
    ...[...new Set(links.map(({ kind }) => kind))].map((kind) => ({
      scene: linkSample(kind),
      half: 30,
      name: words.link[kind],
      hint: words.linkHint,
    })),
    ...tolls.slice(0, 1).map((toll) => ({
      scene: {
        shapes: [group({ transform: `translate(${left} 0)` }, coin())],
        texts: [tollText(toll, { x: left, y: 0 })],
      },
      half: 18,
      name: words.toll,
      hint: words.tollHint,
    })),
    ...(links.some(({ for: whose }) => whose === 'first')
      ? [{ scene: { shapes: lock(), texts: [] }, half: 11, name: words.reserved, hint: words.reservedHint }]
      : []),
  ];
}
