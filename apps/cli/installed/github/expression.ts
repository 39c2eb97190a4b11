// GitHub's workflow expressions, as far as the workflows here use them: `always() && steps.a.outcome == 'success'`.

/** The value of a dotted name; undefined if there is none. */
export type Context = (name: string) => string | undefined;

export interface Functions {
  readonly always: boolean;
  readonly success: boolean;
  readonly failure: boolean;
}

type Value = string | boolean;

/** Fills in `${{ … }}`. */
export function fill(text: string, context: Context): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) =>
    String(evaluate(expression, context, { always: true, success: true, failure: false })),
  );
}

/** Whether a step runs: without a status function, only after success. */
export function holds(condition: string | undefined, context: Context, functions: Functions): boolean {
  const text = (condition ?? '').replace(/^\s*\$\{\{([^]*)\}\}\s*$/, '$1').trim();
  if (text === '') return functions.success;
  const asks = /\b(always|failure|success|cancelled)\(\)/.test(text);
  const value = evaluate(text, context, functions);
  return (asks || functions.success) && value !== false && value !== '';
}

/** @throws Error for an invalid expression or an unknown name: on GitHub, a misspelt name is silently ''. */
function evaluate(text: string, context: Context, functions: Functions): Value {
  const tokens = text.match(/'(?:[^']|'')*'|&&|\|\||[=!]=|[()!]|[\w.-]+|\S/g) ?? [];
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const isTrue = (value: Value): boolean => value !== false && value !== '';
  const either = (): Value => {
    let left = both();
    while (tokens[at] === '||') {
      at++;
      const right = both();
      left = isTrue(left) ? left : right;
    }
    return left;
  };
  const both = (): Value => {
    let left = equal();
    while (tokens[at] === '&&') {
      at++;
      const right = equal();
      left = isTrue(left) ? right : left;
    }
    return left;
  };
  const equal = (): Value => {
    const left = single();
    const operator = tokens[at];
    if (operator !== '==' && operator !== '!=') return left;
    at++;
    return (String(left) === String(single())) === (operator === '==');
  };
  const single = (): Value => {
    const token = next();
    if (token === '!') return !isTrue(single());
    if (token === '(') {
      const value = either();
      if (next() !== ')') throw new Error(`A bracket is open in ${text}`);
      return value;
    }
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
    if (tokens[at] === '(' && tokens[at + 1] === ')') {
      at += 2;
      if (token in functions) return functions[token as keyof Functions];
    }
    const value = /^[\w-]+(\.[\w-]+)+$/.test(token) ? context(token) : undefined;
    if (value === undefined) throw new Error(`An expression that is not known: ${token} in ${text}`);
    return value;
  };
  const value = either();
  if (at < tokens.length) throw new Error(`An expression that is not known: ${text}`);
  return value;
}
