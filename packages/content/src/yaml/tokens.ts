// The first half of reading YAML: text to tokens, with bounds on depth that hold before anything is built. The library's
// own composer would otherwise run out of stack, or of patience, on files that are nothing but brackets.
import { CST, Lexer, Parser } from 'yaml';

export const MAX_DEPTH = 60;
/** Tags and anchors that a file may begin; each is looked at again and again by the composer. */
const MAX_MARKS = 200;

export type Tokens =
  | { readonly ok: true; readonly tokens: readonly CST.Token[] }
  | { readonly ok: false; readonly problem: 'depth' | 'marks'; readonly offset: number };

export function readTokens(text: string): Tokens {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let brackets = 0;
  let indicators = 0;
  let marks = 0;
  let inScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    // The text of a scalar follows a lexeme that says so, and means nothing by its characters.
    switch (inScalar ? '' : lexeme.slice(0, 1)) {
      case '[':
      case '{':
        if (lexeme.length === 1) brackets++;
        break;
      case ']':
      case '}':
        if (lexeme.length === 1) brackets--;
        break;
      case '-':
      case '?':
      case ':':
        // Block collections that begin on one line lie within each other; in brackets the colons stand side by side.
        if (lexeme.length === 1 && brackets <= 0) indicators++;
        break;
      case '\n':
      case '\r':
        indicators = 0;
        break;
      case '&':
      case '!':
        marks++;
        break;
    }
    if (brackets + indicators > MAX_DEPTH) return { ok: false, problem: 'depth', offset: parser.offset };
    if (marks > MAX_MARKS) return { ok: false, problem: 'marks', offset: parser.offset };
    inScalar = lexeme === CST.SCALAR;
    for (const token of parser.next(lexeme)) tokens.push(token);
  }
  for (const token of parser.end()) tokens.push(token);
  return { ok: true, tokens };
}

/** All tokens, those within others too, in the order of the text. Does not recurse. */
export function* walkTokens(tokens: readonly CST.Token[]): Generator<CST.Token> {
  const waiting: CST.Token[] = [...tokens].reverse();
  for (let token = waiting.pop(); token; token = waiting.pop()) {
    yield token;
    const inner: CST.Token[] = [];
    if (token.type === 'document' && token.value) inner.push(token.value);
    if ('items' in token)
      for (const item of token.items) {
        if (item.key) inner.push(item.key);
        if (item.value) inner.push(item.value);
      }
    for (let i = inner.length - 1; i >= 0; i--) waiting.push(inner[i] as CST.Token);
  }
}
