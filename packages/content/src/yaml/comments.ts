// The comments of a YAML text, with their positions. Works on text that is not YAML too.
import { CST, Lexer } from 'yaml';

export interface Comment {
  /** With the #. */
  readonly text: string;
  readonly offset: number;
}

export function* commentsIn(text: string): Generator<Comment> {
  let offset = 0;
  let inScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    // The text of a scalar follows a lexeme that says so and is not part of the text, as are those that begin a document
    // and end a broken bracket.
    if (!inScalar && (lexeme === CST.SCALAR || lexeme === CST.DOCUMENT || lexeme === CST.FLOW_END)) {
      inScalar = lexeme === CST.SCALAR;
      continue;
    }
    if (!inScalar && lexeme.startsWith('#')) yield { text: lexeme, offset };
    inScalar = false;
    offset += lexeme.length;
  }
}
