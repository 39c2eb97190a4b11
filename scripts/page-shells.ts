// Pages that are never rendered on a server (`ssr = false`) are prerendered as empty shells: for those, SvelteKit needs no component, so
// that nothing that the components import is bundled a second time.
import type { Plugin } from 'vite';

/** SvelteKit warns of a layout without its children. */
const LAYOUT = '<script>let { children } = $props();</script>{@render children()}';

export function pageShells(): Plugin {
  return {
    name: 'page-shells',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr' && environment.config.command === 'build',
    load: {
      filter: { id: /\/src\/routes\/(?:[^?]*\/)?\+[^/?]*\.svelte$/ },
      handler: (id) => ({ code: id.endsWith('+layout.svelte') ? LAYOUT : '', map: null }),
    },
  };
}
