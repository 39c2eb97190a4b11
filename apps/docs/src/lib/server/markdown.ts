// Markdown to HTML: headings with the ids that git hosts give them, coloured code, tables that scroll.
import Slugger from 'github-slugger';
import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import ini from 'highlight.js/lib/languages/ini';
import json from 'highlight.js/lib/languages/json';
import lua from 'highlight.js/lib/languages/lua';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { Marked, type Tokens } from 'marked';

for (const [name, language] of Object.entries({ bash, ini, json, lua, typescript, xml, yaml }))
  highlighter.registerLanguage(name, language);
highlighter.registerAliases('svelte', { languageName: 'xml' });

interface Heading {
  /** 1 is the page's own. */
  readonly depth: number;
  readonly id: string;
  /** HTML. */
  readonly text: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/**
 * @param address turns the address of a link or picture into one that works on the page
 * @param below HTML to show below the heading with this id
 */
export function renderMarkdown(
  text: string,
  address: (href: string) => string,
  below: (id: string) => string = () => '',
): Rendered {
  const slugger = new Slugger();
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: plain }) {
        const id = slugger.slug(plain);
        const html = this.parser.parseInline(tokens);
        headings.push({ depth, id, text: html });
        const link =
          depth === 1 ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
        return `<h${depth} id="${id}">${html}${link}</h${depth}>\n${below(id)}`;
      },
      code({ text: code, lang }) {
        return `<pre tabindex="0"><code>${coloured(code, lang ?? '')}</code></pre>\n`;
      },
      link({ href, title, tokens }) {
        const to = escape(address(href));
        return `<a href="${to}"${title ? ` title="${escape(title)}"` : ''}>${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text: alt }) {
        return `<img src="${escape(address(href))}" alt="${escape(alt)}" loading="lazy" />`;
      },
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[]): string =>
          `<tr>${cells
            .map(({ tokens, header, align }) => {
              const tag = header ? 'th' : 'td';
              const side = align ? ` style="text-align: ${align}"` : '';
              return `<${tag}${side}>${this.parser.parseInline(tokens)}</${tag}>`;
            })
            .join('')}</tr>`;
        return `<div class="table" tabindex="0"><table><thead>${row(token.header)}</thead><tbody>${token.rows.map(row).join('\n')}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(text, { async: false }), headings };
}

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ALIASES: Readonly<Record<string, string>> = { sh: 'bash', toml: 'ini', ts: 'typescript' };

function coloured(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  return highlighter.getLanguage(name) ? highlighter.highlight(code, { language: name }).value : escape(code);
}
