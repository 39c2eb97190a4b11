// The face of a freight car: its type as a picture and a name. Types differ in color, in outline and in pattern.
import type { CarType } from '@railwright/engine';
import { circle, group, path, rect } from '../art/shape.ts';
import type { Shape } from '../art/shape.ts';
import { hashText } from '../paint/hash.ts';
import { nameIn } from '../text/names.ts';
import type { Face } from '../faces/face.ts';
import { frame, frameGround, landscape, title } from '../faces/frame.ts';
import { dressed, type Look } from '../faces/look.ts';
import { pictureIn } from '../faces/picture.ts';
import { LAYOUTS } from './layouts.ts';

type Body =
  | 'box'
  | 'open'
  | 'low'
  | 'tank'
  | 'flat'
  | 'logs'
  | 'hopper'
  | 'slats'
  | 'autos'
  | 'churns'
  | 'roof';

const KNOWN: Readonly<Record<string, readonly [Body, string]>> = {
  coal: ['open', '@kind-other'],
  reefer: ['roof', '@kind-victory'],
  boxcar: ['box', '@kind-action'],
  gondola: ['low', '@kind-reaction'],
  piggyback: ['flat', '@kind-train'],
  tanker: ['tank', '@kind-waste'],
  flatcar: ['logs', '@kind-other'],
  hopper: ['hopper', '@kind-station'],
  'stock-car': ['slats', '@kind-rail'],
  'milk-car': ['churns', '@kind-train'],
  autorack: ['autos', '@kind-attack'],
};

/** For types the board does not know. Seven in a row differ, and each from those above. */
const OTHERS: readonly (readonly [Body, string])[] = [
  ['hopper', '@kind-station'],
  ['box', '@kind-rail'],
  ['flat', '@kind-attack'],
  ['roof', '@kind-train'],
  ['tank', '@kind-reaction'],
  ['hopper', '@kind-victory'],
  ['box', '@kind-other'],
];

/** `position` is that in the game's list of types; without it the id decides. */
export function freightCarFace(
  type: CarType,
  position = hashText(type.id),
  languages: readonly [string, (string | undefined)?] = ['en'],
  look?: Look,
): Face {
  const [body, paint] = lookOf(type.id, position);
  const nameFor = (language: string): string => nameIn(type.name, language) || type.id;
  const label = nameFor(languages[0]);
  return dressed(
    look,
    LAYOUTS,
    () => ({
      ...{ label, languages, nameIn: nameFor, text: [], alsoText: [], paint },
      drawing: (height) => [
        group({ transform: 'translate(-16 0)' }, [
          ...landscape(type.id, paint, 0, height),
          // The car on the ground, as wide as the picture.
          group({ transform: `translate(0 ${height - 306})` }, car(body, paint)),
        ]),
      ],
    }),
    () => ({
      label,
      ground: frameGround([paint]),
      shapes: [
        ...frame([paint]),
        ...(look?.art
          ? pictureIn([16, 58, 220, 268], look.art)
          : [...landscape(type.id, paint, 58, 268), ...car(body, paint)]),
      ],
      ...title(languages, nameFor, 126),
    }),
  );
}

function lookOf(id: string, position: number): readonly [Body, string] {
  const known = Object.hasOwn(KNOWN, id) ? KNOWN[id] : undefined;
  return known ?? OTHERS[position % OTHERS.length] ?? ['box', '@kind-other'];
}

/** The part of the plane that holds a car alone. */
export const CAR_BOX = '26 148 200 158';

/** A car alone, without a card around it. */
export function freightCarShapes(id: string, position = hashText(id)): Shape[] {
  return car(...lookOf(id, position));
}

function car(body: Body, paint: string): Shape[] {
  return [
    rect(30, 268, 192, 12, { rx: 3, fill: '@card-ink' }),
    ...BODY_SHAPES[body](paint),
    ...[62, 94, 158, 190].flatMap((x) => [
      circle(x, 288, 14, { fill: '@card-ink', stroke: '@card-paper', 'stroke-width': 2.5 }),
      circle(x, 288, 4, { fill: '@card-paper' }),
    ]),
  ];
}

const EDGE = { stroke: '@card-paper', 'stroke-width': 3, 'stroke-linejoin': 'round' } as const;
const LINES = { fill: 'none', stroke: '@card-paper', 'stroke-width': 3, 'stroke-opacity': 0.75 } as const;

const BODY_SHAPES: Readonly<Record<Body, (paint: string) => Shape[]>> = {
  box: (fill) => [
    rect(36, 176, 180, 92, { rx: 5, fill, ...EDGE }),
    path('M104 180v84h44v-84M126 180v84M52 180v84M200 180v84', LINES),
  ],
  open: (fill) => [
    path('M50 204c14-24 30-8 42-22c14-12 26 2 38-6c16-8 28 14 44 4c14-6 22 12 28 24z', {
      fill: '@card-ink',
      ...EDGE,
    }),
    path('M36 200H216L206 268H46Z', { fill, ...EDGE }),
    path('M80 204l5 60M126 204v60M172 204l-5 60', LINES),
  ],
  low: (fill) => [
    path('M36 222H216L208 268H44Z', { fill, ...EDGE }),
    path('M74 226l4 38M108 226l2 38M144 226l-2 38M178 226l-4 38', LINES),
    rect(52, 200, 148, 11, { rx: 5, fill: '@card-faint', ...EDGE }),
    rect(66, 188, 120, 11, { rx: 5, fill: '@card-faint', ...EDGE }),
  ],
  logs: () => [
    ...[64, 104, 144, 184].map((x) => circle(x, 246, 20, { fill: '@kind-victory', ...EDGE })),
    ...[84, 124, 164].map((x) => circle(x, 212, 20, { fill: '@kind-victory', ...EDGE })),
    ...[104, 144].map((x) => circle(x, 178, 20, { fill: '@kind-victory', ...EDGE })),
    path('M38 268v-78M214 268v-78', { fill: 'none', stroke: '@card-ink', 'stroke-width': 7 }),
  ],
  slats: (fill) => [
    rect(36, 172, 180, 96, { rx: 4, fill, ...EDGE }),
    path('M40 192H212M40 212H212M40 232H212M40 250H212', {
      ...LINES,
      'stroke-width': 7,
      'stroke-opacity': 1,
    }),
    path('M100 174v92M152 174v92', { ...LINES, 'stroke-opacity': 1 }),
  ],
  churns: (fill) => [
    ...[58, 103, 149, 194].flatMap((x) => [
      rect(x - 17, 206, 34, 62, { rx: 8, fill, ...EDGE }),
      rect(x - 10, 188, 20, 20, { rx: 4, fill, ...EDGE }),
    ]),
    path('M30 240H222', { fill: 'none', stroke: '@card-ink', 'stroke-width': 5 }),
  ],
  autos: (fill) => [
    ...[210, 262].flatMap((y) =>
      [80, 172].flatMap((x) => [
        path(`M${x - 38} ${y}v-12l14-3 10-15h26l12 15 14 3v12z`, { fill, ...EDGE }),
        circle(x - 22, y, 7, { fill: '@card-ink', ...EDGE }),
        circle(x + 22, y, 7, { fill: '@card-ink', ...EDGE }),
      ]),
    ),
    path('M32 218H220M36 268V166H216V268', { fill: 'none', stroke: '@card-ink', 'stroke-width': 6 }),
  ],
  tank: (fill) => [
    rect(34, 188, 184, 76, { rx: 38, fill, ...EDGE }),
    path('M112 190v-14h28v14M84 190v72M168 190v72', { ...LINES, 'stroke-opacity': 1 }),
  ],
  flat: (fill) => [
    rect(50, 184, 152, 70, { rx: 4, fill, ...EDGE }),
    circle(84, 258, 9, { fill: '@card-ink', ...EDGE }),
    circle(106, 258, 9, { fill: '@card-ink', ...EDGE }),
    path('M50 204h152M74 184v64M98 184v64M122 184v64M146 184v64M170 184v64', LINES),
  ],
  hopper: (fill) => [
    path('M36 184H216V226L186 268H150L126 240L102 268H66L36 226Z', { fill, ...EDGE }),
    path('M66 188v44M96 188v44M126 188v44M156 188v44M186 188v44', LINES),
  ],
  roof: (fill) => [
    path('M36 186Q126 158 216 186V268H36Z', { fill, ...EDGE }),
    path('M36 196H216M44 220h164M44 244h164M112 198v68M140 198v68', LINES),
  ],
};
