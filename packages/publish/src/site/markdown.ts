// Markdown of a pack's README and changelog as HTML. What it says stays text: no HTML of its own, no pictures, no links but to the web and
// to its own headings.
import { html, trusted, type Markup } from '@railwright/report/markup';
import { Marked, type Token, type Tokens } from 'marked';

/** Below the heading of a section. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

/**
 * Leaves out a first heading of the first level, since the page has one.
 * @param prefix of the ids of its headings
 */
export function renderMarkdown(text: string, prefix: string): Markup {
  const marked = new Marked();
  const tokens = withoutTitle(marked.lexer(text));
  const ids = headingIds(tokens, prefix);
  let level = FIRST_LEVEL - 1;
  marked.use({
    renderer: {
      heading(token) {
        level = Math.min(Math.max(token.depth + 1, FIRST_LEVEL), level + 1, LAST_LEVEL);
        const id = ids.get(token);
        const attribute = id === undefined ? '' : html` id="${id}"`.text;
        return `<h${level}${attribute}>${this.parser.parseInline(token.tokens)}</h${level}>\n`;
      },
      html: ({ text: written }) => html`${written}`.text,
      image: ({ text: instead }) => html`${instead}`.text,
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      link({ href, tokens: inner }) {
        const content = this.parser.parseInline(inner);
        const address = addressOf(href, ids, prefix);
        return address === undefined
          ? content
          : html`<a href="${address}" rel="noopener">${trusted(content)}</a>`.text;
      },
      code: ({ text: code }) => html`<pre tabindex="0"><code>${code}</code></pre>`.text,
      table(token) {
        const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td'): string =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        return `<div class="scroll" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
    },
  });
  return trusted(marked.parser(tokens));
}

function withoutTitle(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex(({ type }) => type !== 'space');
  const token = tokens[first];
  return token?.type === 'heading' && (token as Tokens.Heading).depth === 1
    ? tokens.toSpliced(first, 1)
    : [...tokens];
}

/** As git hosts make them, so that links within a text work. */
function headingIds(tokens: readonly Token[], prefix: string): Map<Token, string> {
  const ids = new Map<Token, string>();
  const taken = new Set<string>();
  for (const token of tokens) {
    if (token.type !== 'heading') continue;
    const slug = slugOf((token as Tokens.Heading).text);
    let id = `${prefix}-${slug}`;
    for (let n = 1; taken.has(id); n++) id = `${prefix}-${slug}-${n}`;
    taken.add(id);
    ids.set(token, id);
  }
  return ids;
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function addressOf(href: string, ids: ReadonlyMap<Token, string>, prefix: string): string | undefined {
  if (href.startsWith('#')) {
    const id = `${prefix}-${href.slice(1)}`;
    return [...ids.values()].includes(id) ? `#${id}` : undefined;
  }
  return /^(https?:|mailto:)/i.test(href) && URL.canParse(href) ? href : undefined;
}
