// Whether a drawing from elsewhere may be turned into pixels: only shapes that stand still, nothing that runs, fetches or has no end. It is
// never put into a page or a file as it is; this bounds the work of drawing it once.
import { tagsIn, type SvgProblem, type Tag } from './svg-tags.ts';

/** What draws, defines or describes. Everything else that a drawing may hold is refused by name. */
const DRAWN = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc metadata style switch ' +
    'linearGradient radialGradient stop clipPath mask pattern marker'
  ).split(' '),
);
const GRADIENTS = new Set(['linearGradient', 'radialGradient', 'stop']);
/** Elements of SVG that count even under another prefix, which can stand for the same language. */
const REFUSED =
  /^(script|image|foreignObject|filter|fe[A-Z]\w*|a|animate\w*|set|iframe|audio|video|cursor|font.*|mpath|view)$/i;

export interface SvgLimits {
  readonly elements: number;
  readonly depth: number;
}

interface Node {
  readonly tag: Tag;
  readonly children: Node[];
  /** Ids of what is drawn in its place or as its paint. */
  readonly uses: readonly string[];
}

/** A drawing that is drawn. */
export interface SvgHeader {
  /** In its own units. */
  readonly width: number;
  readonly height: number;
  /** What is drawn otherwise than in browsers. */
  readonly differs?: string;
}

/** What is known of a drawing, or why it is not drawn. */
export function readSvg(text: string, limits: SvgLimits): SvgHeader | SvgProblem {
  const most = limits.elements.toLocaleString('en');
  const tooMany = /* @wc-include */ `has more than ${most} elements`;
  const stack: Node[] = [];
  const ids = new Map<string, Node[]>();
  const sheets: string[] = [];
  let root: Node | undefined;
  let count = 0;
  let differs: string | undefined;
  for (const tag of tagsIn(text)) {
    if ('says' in tag) return tag;
    if (stack.at(-1)?.tag.local === 'style') sheets.push(tag.before);
    if (tag.isEnd) {
      stack.pop();
      continue;
    }
    const problem = problemOf(tag);
    if (problem) return problem;
    differs ??= differenceOf(tag);
    if (++count > limits.elements) return { says: tooMany };
    if (stack.length >= limits.depth)
      return { says: /* @wc-include */ `has elements nested more than ${limits.depth} deep` };
    const node: Node = { tag, children: [], uses: usesOf(tag) };
    stack.at(-1)?.children.push(node);
    if (!root) root = node;
    else if (stack.length === 0) return { says: /* @wc-include */ 'has something after its end' };
    const id = tag.attributes.get('id');
    if (id !== undefined) addTo(ids, id, node);
    if (!tag.isEmpty) stack.push(node);
  }
  if (root?.tag.local !== 'svg')
    return { says: /* @wc-include */ 'is not an SVG', help: 'It must begin with <svg>.' };
  if (stack.length > 0) return { says: /* @wc-include */ 'is cut off: it does not end' };
  const styled = styleProblem(sheets.join(''), ids);
  if (styled) return styled;
  const work = new Works(ids, limits).of(root);
  if (!work || work.depth > 2 * limits.depth)
    return { says: /* @wc-include */ 'uses parts within themselves, or nested too deep' };
  if (work.elements > limits.elements)
    return { says: /* @wc-include */ `${tooMany}, those used repeatedly counted each time` };
  differs ??= styleDifference(sheets.join(''));
  const size = sizeOf(root.tag);
  return 'says' in size || differs === undefined ? size : { ...size, differs };
}

/** What resvg, which draws PNG and print, passes over without a word. */
function differenceOf({ local, attributes }: Tag): string | undefined {
  if (attributes.has('transform-origin')) return 'transform-origin';
  if (local === 'marker' && attributes.get('orient') === 'auto-start-reverse')
    return /* @wc-include */ 'the direction of arrows at the start of a line (orient="auto-start-reverse")';
  return styleDifference(attributes.get('style') ?? '');
}

function styleDifference(css: string): string | undefined {
  const found = /(?<![\w-])(transform|transform-origin|font)\s*:(?!\s*none)/i.exec(withoutComments(css))?.[1];
  return found === undefined ? undefined : /* @wc-include */ `${found} in a style`;
}

/** Programs do not agree on which of two with the same id is meant. */
function addTo(ids: Map<string, Node[]>, id: string, node: Node): void {
  const known = ids.get(id);
  if (known) known.push(node);
  else ids.set(id, [node]);
}

function problemOf({ name, local, attributes }: Tag): SvgProblem | undefined {
  if (REFUSED.test(local) || (name === local && !DRAWN.has(local)))
    return { says: /* @wc-include */ `has <${name}> in it` };
  for (const [key, value] of attributes) {
    if (/^on/i.test(key)) return { says: /* @wc-include */ `runs a script: ${key}` };
    const isLink = /(^|:)(href|src)$/i.test(key);
    if (isLink && !/^\s*#/.test(value))
      return { says: /* @wc-include */ `refers to something elsewhere: ${key}` };
    // What programs note for themselves stands under their prefixes.
    if (!key.includes(':') && isForeign(value))
      return { says: /* @wc-include */ `refers to something elsewhere: ${key}` };
    // A prefix can stand for the language of drawings itself.
    if (isFiltered(/(^|:)filter$/.test(key) ? `filter:${value}` : value))
      return { says: /* @wc-include */ `uses a filter: ${key}` };
  }
  return undefined;
}

/** Whether a style leads out of the drawing; in disguise, it counts as one that does. */
function isForeign(style: string): boolean {
  const plain = style.replaceAll(/\s+/g, '');
  return /@import|expression\(|\\/i.test(plain) || /url\(["']?(?!["'#])/i.test(plain);
}

/** Whether a style blurs or shadows what is drawn, which takes longer than all shapes. */
function isFiltered(style: string): boolean {
  return /(?<![\w-])filter\s*:(?!\s*(?:none|inherit|initial|unset)\b)/i.test(withoutComments(style));
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*(?:.*?\*\/|.*$)/gs, '');
}

function usesOf({ local, attributes }: Tag): string[] {
  return [...attributes].flatMap(([key, value]) => [
    // A gradient takes only stops from another.
    ...(!GRADIENTS.has(local) && /(^|:)href$/.test(key) ? [value.trim().slice(1)] : []),
    ...urlsIn(value),
  ]);
}

/** Style sheets may paint with gradients only: nobody counts what else they repeat. */
function styleProblem(css: string, ids: ReadonlyMap<string, readonly Node[]>): SvgProblem | undefined {
  if (isForeign(css))
    return { says: /* @wc-include */ 'has a style sheet that refers to something elsewhere' };
  if (isFiltered(css)) return { says: /* @wc-include */ 'has a style sheet that uses a filter' };
  const isGradient = (id: string): boolean =>
    (ids.get(id) ?? []).every(({ tag }) => GRADIENTS.has(tag.local));
  const id = [...urlsIn(css), ...urlsIn(withoutComments(css))].find((one) => !isGradient(one));
  return id === undefined ? undefined : { says: /* @wc-include */ `paints with #${id} from a style sheet` };
}

function urlsIn(style: string): string[] {
  return [...style.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id]) => id ?? '');
}

/** What one element takes with all that it uses. */
interface Work {
  /** Elements that are drawn. */
  readonly elements: number;
  /** How deep they are within each other. */
  readonly depth: number;
}

/** Counts what is drawn; undefined for something within itself, or without end. */
class Works {
  readonly #ids: ReadonlyMap<string, readonly Node[]>;
  readonly #limits: SvgLimits;
  readonly #known = new Map<Node, Work | 'open'>();

  constructor(ids: ReadonlyMap<string, readonly Node[]>, limits: SvgLimits) {
    this.#ids = ids;
    this.#limits = limits;
  }

  of(node: Node, level = 0): Work | undefined {
    const known = this.#known.get(node);
    if (known !== undefined) return known === 'open' ? undefined : known;
    if (level > 2 * this.#limits.depth) return undefined;
    this.#known.set(node, 'open');
    let [elements, depth] = [1, 0];
    for (const part of [...node.children, ...node.uses.flatMap((id) => this.#ids.get(id) ?? [])]) {
      const work = this.of(part, level + 1);
      if (!work) return undefined;
      // Sums of sums could grow beyond all numbers.
      elements = Math.min(this.#limits.elements + 1, elements + work.elements);
      depth = Math.max(depth, work.depth);
    }
    const work = { elements, depth: depth + 1 };
    this.#known.set(node, work);
    return work;
  }
}

const LENGTH = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*(px|pt|mm|cm|in|pc)?\s*$/i;
/** In pixels. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ px: 1, pt: 4 / 3, pc: 16, in: 96 },
  ...{ mm: 96 / 25.4, cm: 96 / 2.54 },
};
/** By how much a shape may differ from another one that is meant to be the same. */
const ROUNDED = 0.02;

/** Width and height shape a drawing, whatever its viewBox says; that has its own units. */
function sizeOf({ attributes }: Tag): { readonly width: number; readonly height: number } | SvgProblem {
  const [, , across = NaN, down = NaN] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const outer = outerSize(attributes);
  const isInner = across > 0 && down > 0 && !(Math.abs(outer[0] / outer[1] / (across / down) - 1) > ROUNDED);
  const [width, height] = isInner ? [across, down] : outer;
  const isSize = width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height);
  if (!isSize)
    return { says: /* @wc-include */ 'has no size', help: 'Give it a viewBox: viewBox="0 0 630 880".' };
  if (Math.max(width / height, height / width) > 50)
    return { says: /* @wc-include */ 'is too long and thin' };
  return { width, height };
}

/** In pixels, or in the unit that both have; NaN for what is missing or relative. */
function outerSize(attributes: Tag['attributes']): readonly [width: number, height: number] {
  const [width, height] = ['width', 'height'].map((key) => LENGTH.exec(attributes.get(key) ?? ''));
  const [unit, other] = [width, height].map((length) => length?.[2]?.toLowerCase() ?? 'px');
  const pixels = (of = 'px'): number => (unit === other ? 1 : (UNITS[of] ?? 1));
  return [Number(width?.[1]) * pixels(unit), Number(height?.[1]) * pixels(other)];
}
