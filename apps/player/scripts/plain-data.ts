// Leaves devalue, 3.4 kB compressed, out of the player: SvelteKit passes the state of a page's history through it, which is plain data here,
// and data from a server, which the player has none of (findings/sveltekit-devalue-for-empty-state.sh).
import type { Plugin } from 'vite';

const PLAIN = `
export const stringify = (value) => JSON.stringify(value);
export const parse = (text) => JSON.parse(text);
const none = () => { throw new Error('These pages have no data from a server.'); };
export { none as uneval, none as unflatten, none as stringifyAsync };
`;

export function plainData(): Plugin {
  return {
    name: 'plain-data',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { filter: { id: /^devalue$/ }, handler: () => '\0plain-data' },
    load: { filter: { id: /^\0plain-data$/ }, handler: () => PLAIN },
  };
}
