// Markdown of the workspace's answers as elements: text stays text, whatever files hold.
import { lexer, type Token } from 'marked';

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  strong: 'strong',
  em: 'em',
  codespan: 'code',
};

export function markdownElements(text: string): Node[] {
  // GitHub's Markdown would make links of addresses in names.
  return lexer(text, { gfm: false }).flatMap(elementsOf);
}

function elementsOf(token: Token): Node[] {
  if (token.type === 'space') return [];
  if (token.type === 'image' && 'href' in token) return [picture(String(token.href), token)];
  const inner = 'tokens' in token && token.tokens ? token.tokens.flatMap(elementsOf) : [textOf(token)];
  if (token.type === 'link' && 'href' in token) return [link(String(token.href), inner)];
  const tag = TAGS[token.type];
  if (tag === undefined) return inner;
  const element = document.createElement(tag);
  element.append(...inner);
  return [element];
}

/** Its escapes are resolved: `text` of an escape is the character. */
function textOf(token: Token): Text {
  return document.createTextNode('text' in token ? String(token.text) : token.raw);
}

function picture(address: string, token: Token): Node {
  const label = 'text' in token ? String(token.text) : '';
  if (!address.startsWith('data:image/svg+xml;base64,')) return document.createTextNode(label);
  // As an image, a drawing runs no scripts and loads nothing.
  return Object.assign(document.createElement('img'), { src: address, alt: label });
}

function link(address: string, inner: readonly Node[]): Node {
  const element = document.createElement('a');
  if (address.startsWith('https://'))
    Object.assign(element, { href: address, target: '_blank', rel: 'noopener' });
  element.append(...inner);
  return element;
}
