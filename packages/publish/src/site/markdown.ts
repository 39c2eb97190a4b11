// Markdown of a pack's README and changelog as HTML. What it says stays text: no HTML of its own, no pictures, no links but to the web and
// to its own headings.
import { html, trusted, type Markup } from '@railwright/report/markup';
import Slugger from 'github-slugger';
import { Marked, type Token, type Tokens } from 'marked';

/** Below the heading of a section. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

/**
 * Leaves out a first heading of the first level, since the page has one.
 * @param prefix of the ids of its headings
 */
export function renderMarkdown(text: string, prefix: string): Markup {
  try {
    return rendered(text, prefix);
  } catch (error) {
    // Nested thousands of levels deep: as it is written, then.
    if (error instanceof RangeError) return html`<pre tabindex="0">${text}</pre>`;
    throw error;
  }
}

function rendered(text: string, prefix: string): Markup {
  const marked = new Marked();
  const tokens = withoutTitle(marked.lexer(text));
  const ids = headingIds(tokens, prefix);
  const places = new Set(ids.values());
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
        const address = addressOf(href, places, prefix);
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
  const slugger = new Slugger();
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  return new Map(headings.map((token) => [token, `${prefix}-${slugger.slug(token.text)}`]));
}

/** @param places ids on the page, below the prefix */
function addressOf(href: string, places: ReadonlySet<string>, prefix: string): string | undefined {
  if (href.startsWith('#')) {
    const id = `${prefix}-${href.slice(1)}`;
    return places.has(id) ? `#${id}` : undefined;
  }
  return /^(https?:|mailto:)/i.test(href) && URL.canParse(href) ? href : undefined;
}
