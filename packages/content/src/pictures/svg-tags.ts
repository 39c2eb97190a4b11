// The tags of a drawing, one after the other, in one pass. Not a parser of all XML: what it does not know is refused.

/** Why a drawing is not drawn. */
export interface SvgProblem {
  /** Goes after its name: "has <script> in it". */
  readonly says: string;
  readonly help?: string;
}

export interface Tag {
  /** With its prefix. */
  readonly name: string;
  /** Without it. */
  readonly local: string;
  /** As a reader understands them: `&#117;` is a letter. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The text between the tag before and this one, comments left out. */
  readonly before: string;
  /** `</g>` */
  readonly isEnd: boolean;
  /** `<g/>` */
  readonly isEmpty: boolean;
}

const CDATA = '<![CDATA[';
const SKIPPED: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  [CDATA, ']]>'],
  ['<?', '?>'],
];
const TAG = /^<(\/?)([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)/;
const ATTRIBUTE = /\s*([A-Za-z_][\w.:-]*)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const BROKEN: SvgProblem = {
  says: /* @wc-include */ 'is not well-formed XML',
  help: 'Open it in a program for drawings and save it again.',
};

/** Tags from first to last; a problem ends them. */
export function* tagsIn(text: string): Generator<Tag | SvgProblem, void> {
  let before = '';
  let from = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    before += plainText(text.slice(from, at));
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at));
    if (skipped) {
      const end = text.indexOf(skipped[1], at + skipped[0].length);
      if (end < 0) {
        yield BROKEN;
        return;
      }
      if (skipped[0] === CDATA) before += text.slice(at + CDATA.length, end);
      at = from = end + skipped[1].length;
      continue;
    }
    const end = endOfTag(text, at);
    if (end < 0) {
      yield BROKEN;
      return;
    }
    const whole = text.slice(at, end + 1);
    at = from = end + 1;
    if (/^<!DOCTYPE/i.test(whole)) {
      // Between brackets, it could define names that stand for ever longer texts.
      if (!whole.includes('[') && !/<!ENTITY/i.test(whole)) continue;
      yield { says: /* @wc-include */ 'defines names of its own (<!DOCTYPE […]>)' };
      return;
    }
    yield tagOf(whole, before);
    before = '';
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** With what stands for other letters replaced by them. */
function plainText(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (Number.isNaN(code)) return NAMED[name ?? ''] ?? whole;
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The `>` outside of quotes, or -1. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
  }
  return -1;
}

function tagOf(whole: string, before: string): Tag | SvgProblem {
  const match = TAG.exec(whole);
  if (!match) return BROKEN;
  const [start, slash, name = ''] = match;
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = start.length;
  let last = start.length;
  for (let found = ATTRIBUTE.exec(whole); found; found = ATTRIBUTE.exec(whole)) {
    last = ATTRIBUTE.lastIndex;
    attributes.set(found[1] ?? '', plainText((found[2] ?? '').slice(1, -1)));
  }
  const rest = whole.slice(last).trim();
  if (rest !== '>' && rest !== '/>') return BROKEN;
  return {
    name,
    local: name.slice(name.indexOf(':') + 1),
    attributes,
    before,
    isEnd: slash === '/',
    isEmpty: rest === '/>',
  };
}
