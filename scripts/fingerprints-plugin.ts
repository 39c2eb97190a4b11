// Bundles for the published package and for pages have no sources: this gives them the fingerprints of those that they were made from.
import { fingerprints } from '@railwright/engine/program/fingerprints';

/** For Vite and for rolldown. */
export function withFingerprints() {
  return {
    name: 'fingerprints',
    load: {
      filter: { id: /[\\/]engine[\\/]program[\\/]fingerprints\.ts$/ },
      handler: (): string => `export const fingerprints = () => (${JSON.stringify(fingerprints())});`,
    },
  };
}
