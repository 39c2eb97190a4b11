// The face of a railcar of Game of Trains: its number, large, and the sign and name of its ability.
import type { AbilityDefinition, AbilityStep } from '@railwright/engine';
import { circle, group, path, rect, round } from '../art/shape.ts';
import type { Shape } from '../art/shape.ts';
import { fitParagraphs } from '../text/fit.ts';
import { nameIn } from '../text/names.ts';
import { textCuts, type Face, type FaceText } from '../faces/face.ts';
import { frame, frameGround, landscape, title } from '../faces/frame.ts';
import { dressed, type Look } from '../faces/look.ts';
import { pictureIn } from '../faces/picture.ts';
import { footIn, type Printed } from '../layouts/printed.ts';
import { LAYOUTS } from './layouts.ts';

export interface RailcarFaceOptions {
  readonly language?: string;
  /** The effect of the ability, in sentences. */
  readonly text?: readonly string[];
  /** A second language on the same face, below the first. */
  readonly also?: { readonly language: string; readonly text?: readonly string[] };
  /** Picture, layout and colors of its ability. */
  readonly look?: Look | undefined;
}

const PAINTS: Readonly<Record<string, string>> = {
  swap: '@kind-train',
  shift: '@kind-rail',
  remove: '@kind-action',
  protect: '@kind-station',
};

export function railcarFace(
  number: number,
  ability: AbilityDefinition | undefined,
  options: RailcarFaceOptions = {},
): Face {
  return dressed(
    options.look,
    LAYOUTS,
    () => printedOf(number, ability, options),
    () => classicFace(number, ability, options),
  );
}

function printedOf(
  number: number,
  ability: AbilityDefinition | undefined,
  { language = 'en', text = [], also }: RailcarFaceOptions,
): Printed {
  const step = ability?.steps[0];
  const paint = PAINTS[kindOf(step)] ?? '@kind-other';
  const nameFor = nameOf(ability);
  return {
    label: labelOf(number, nameFor(language), [...text, ...(also?.text ?? [])]),
    languages: [language, also?.language],
    nameIn: nameFor,
    text,
    alsoText: also?.text ?? [],
    paint,
    number: String(number),
    sign: { shapes: abilitySign(step, paint), box: [-84, -20, 168, 42] },
    drawing: (height) => [
      group({ transform: 'translate(-16 0)' }, [
        ...landscape(`railcar ${number}`, paint, 0, height),
        ...wagon(paint, 126, footIn(height)),
      ]),
    ],
  };
}

function nameOf(ability: AbilityDefinition | undefined): (language: string) => string {
  return (language) => (ability ? nameIn(ability.name, language) || ability.id : '?');
}

function labelOf(number: number, name: string, sentences: readonly string[]): string {
  return [`${number}, ${name}`, ...sentences].join('. ').replaceAll('..', '.');
}

function classicFace(
  number: number,
  ability: AbilityDefinition | undefined,
  { language = 'en', text = [], also, look }: RailcarFaceOptions,
): Face {
  const step = ability?.steps[0];
  const paint = PAINTS[kindOf(step)] ?? '@kind-other';
  const nameFor = nameOf(ability);
  const languages = [language, also?.language] as const;
  const name = title(languages, nameFor, 126);
  const shown = String(number);
  const size = Math.min(68, 230 / Math.max(2, shown.length));
  const rules = fitParagraphs([...text, ...(also?.text ?? [])], {
    width: 212,
    height: 70,
    size: 14,
    minSize: 8,
    leading: 1.22,
    gap: 0.3,
  });
  let y = 290 - (rules.paragraphs.flat().length * 1.22 * rules.size) / 2 + rules.size * 0.8;
  return {
    label: labelOf(number, nameFor(language), [...text, ...(also?.text ?? [])]),
    cuts: [...name.cuts, ...textCuts(rules, text.length, languages)],
    ground: frameGround([paint]),
    shapes: [
      ...frame([paint]),
      ...(look?.art
        ? pictureIn([16, 58, 220, 112], look.art)
        : [...landscape(`railcar ${shown}`, paint, 58, 112), ...wagon(paint, 126, 158)]),
      group({ transform: 'translate(126 212)' }, abilitySign(step, paint)),
    ],
    texts: [
      ...name.texts,
      {
        text: shown,
        x: 126,
        y: round(100 + size * 0.36),
        size: round(size),
        weight: 700,
        fill: '@card-ink',
        rim: '@card-paper',
      },
      ...rules.paragraphs.flatMap((lines, number) =>
        lines.map((line): FaceText => {
          const base = round(y);
          y += 1.22 * rules.size;
          const fill = number < text.length ? '@card-ink' : '@card-faint';
          return { text: line, x: 126, y: base, size: rules.size, weight: 400, fill };
        }),
      ),
    ],
  };
}

function kindOf(step: AbilityStep | undefined): string {
  return step === undefined ? '' : (Object.keys(step)[0] ?? '');
}

// An open wagon on the line, under its number.
function wagon(paint: string, x: number, y: number): Shape[] {
  return [
    rect(x - 74, y - 24, 148, 20, { rx: 4, fill: paint, stroke: '@card-paper', 'stroke-width': 2 }),
    ...[-50, -30, 30, 50].map((dx) =>
      circle(x + dx, y, 7, { fill: '@card-ink', stroke: '@card-paper', 'stroke-width': 2 }),
    ),
  ];
}

/** Seven cars in a row with what happens to them, on a strip around (0, 0). */
function abilitySign(step: AbilityStep | undefined, paint: string): Shape[] {
  const car = (i: number, more: Record<string, string | number> = {}): Shape =>
    rect(i * 24 - 9, 6, 18, 14, {
      rx: 2.5,
      fill: '@card-line',
      stroke: '@card-faint',
      'stroke-width': 1.2,
      ...more,
    });
  const lit = { fill: paint, stroke: paint };
  const row = (marked: readonly number[]): Shape[] =>
    [-3, -2, -1, 0, 1, 2, 3].map((i) => car(i, marked.includes(i) ? lit : {}));
  const arrow = (from: number, to: number, both: boolean): Shape => {
    const [a, b] = [from * 24, to * 24];
    const bow = `M${a} 1C${a} -16 ${b} -16 ${b} 1`;
    const heads = `M${b - 5} -5L${b} 2L${b + 5} -5${both ? `M${a - 5} -5L${a} 2L${a + 5} -5` : ''}`;
    return path(bow + heads, {
      fill: 'none',
      stroke: '@card-ink',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  };
  if (step === undefined) return row([]);
  if ('swap' in step) {
    const distance = Math.min(6, Math.max(1, step.swap.distance));
    const from = -Math.floor(distance / 2);
    return [...row([from, from + distance]), arrow(from, from + distance, true)];
  }
  if ('shift' in step) {
    const by = Math.max(-6, Math.min(6, step.shift.by));
    const from = -Math.trunc(by / 2);
    return [...row([from]), arrow(from, from + by, false)];
  }
  if ('remove' in step) {
    const at = spot(step.remove.at);
    const cross = path(`M${at * 24 - 7} -12l14 14m0-14l-14 14`, {
      fill: 'none',
      stroke: '@card-ink',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    });
    return [...row([at]), cross];
  }
  const positions = step.protect.positions.map(spot);
  return [
    ...row(positions),
    ...positions.map((at) =>
      path(`M${at * 24 - 7} -13l7-3l7 3v6c0 5-3 8-7 10c-4-2-7-5-7-10z`, {
        fill: paint,
        stroke: '@card-ink',
        'stroke-width': 1.4,
      }),
    ),
  ];
}

// Signs show a train of seven, whatever the length in the game.
function spot(at: 'left' | 'middle' | 'right' | number): number {
  if (at === 'left') return -3;
  if (at === 'right') return 3;
  return at === 'middle' ? 0 : Math.max(-3, Math.min(3, at - 4));
}
