// Leaves the explanations of the card language out of the player: schemas and the studio show them, a table never does. Nor does it ask
// which parameters are optional, or what an op counts.
import type { Plugin } from 'vite';

const DECLARATIONS =
  /packages\/engine\/src\/trains\/language\/(?:ops|card-ops|resource-ops|forms|figure-forms|lasting-forms)\.ts$/;
const DOC = /\bdoc:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?|\boptional: true,?|\bcounts: '\w+',/g;

export function withoutDocs(): Plugin {
  return {
    name: 'without-docs',
    enforce: 'pre',
    transform: {
      filter: { id: DECLARATIONS },
      handler: (code) => ({ code: code.replace(DOC, ''), map: null }),
    },
  };
}
