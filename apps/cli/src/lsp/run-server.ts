// The language server with the shipped packs, and the studio for playing a setup or trying a card.
import { serve } from '@railwright/language';
import { packageVersion, shippedFolder } from '../shipped.ts';
import { studioAddress } from './studio-address.ts';

export function runServer(): void {
  serve({
    shipped: shippedFolder('content'),
    version: packageVersion(),
    studio: studioAddress,
  });
}
