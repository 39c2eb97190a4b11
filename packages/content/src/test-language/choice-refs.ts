// References in the choices of tests, for their schema: `play tower`, `play: tower`, `choose: [waste, tower]`.
import type { Annotated, Ref } from '../schema/annotations.ts';
import type { Verb, Verbs } from './choices.ts';
import { refToKind } from './shape.ts';

/** One choice, or in lists several. */
export function choicesRefs(verbs: Verbs): Annotated {
  const one = choiceRefs(verbs);
  return { ...one, items: one };
}

/** As a line of `do`. */
export function lineRefs(verbs: Verbs): Annotated {
  const one = choiceRefs(verbs);
  return { ...one, properties: { ...one.properties, illegal: choicesRefs(verbs) } };
}

function choiceRefs(verbs: Verbs): Annotated {
  const all = Object.entries(verbs);
  return {
    'x-refs': all.flatMap(([name, verb]) => refsIn(`${name} `, verb)),
    properties: Object.fromEntries(all.map(([name, verb]) => [name, wordsRefs(verb)])),
  };
}

/** The part after a verb: a text or a list. Several words are one choice, in a list one each; of one word a list has many. */
function wordsRefs(verb: Verb): Annotated {
  const each = verb.words.map((word): Annotated => ({
    'x-refs': 'kind' in word ? listed(refToKind(word.kind)) : [],
  }));
  const [first] = each;
  return {
    'x-refs': refsIn('', verb),
    ...(each.length > 1 ? { prefixItems: each } : first && { items: first }),
  };
}

/** In a text with all words, after `before`. */
function refsIn(before: string, { words }: Verb): readonly Ref[] {
  const parts = words.map((word, i) => {
    // Names of places have spaces, and stand last.
    const place = 'kind' in word && word.kind === 'cell' && i === words.length - 1;
    return place ? '.+' : '\\S+';
  });
  return words.flatMap((word, i) => {
    const all = parts.map((part, at) => (at === i ? `(${part})` : part));
    return 'kind' in word ? listed(refToKind(word.kind, `^${before}${all.join(' ')}$`)) : [];
  });
}

const listed = (ref: Ref | undefined): readonly Ref[] => (ref ? [ref] : []);
