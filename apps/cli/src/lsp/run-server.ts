// The language server with what comes along with the command: the shipped packs, and the studio when somebody wants to play or try.
import { serve } from '@railwright/language/server';
import { packageVersion, shippedFolder } from '../shipped.ts';
import { studioAddress } from './studio-address.ts';

export function runServer(): void {
  serve({
    shipped: shippedFolder('content'),
    version: packageVersion(),
    studio: studioAddress,
  });
}
