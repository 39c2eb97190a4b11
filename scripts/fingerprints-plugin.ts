// What is bundled, for the published package and for pages, has no sources: it holds the fingerprints of those that it was made from.
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
