// The command itself: its version, Node, and what ships with it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT, packageVersion, shippedFolder } from '../shipped.ts';
import { missing, well, wrong, type Note } from './note.ts';

export function machineNotes(): Note[] {
  return [
    well(`railwright ${packageVersion()} in ${PACKAGE_ROOT}`),
    well(`Node ${process.versions.node} on ${process.platform} ${process.arch}`),
    ...(['content', 'schemas'] as const).map((what) =>
      existsSync(shippedFolder(what))
        ? well(`${what === 'content' ? 'Shipped packs' : 'Schemas'} in ${shippedFolder(what)}`)
        : wrong(`The ${what} shipped with railwright are missing.`, 'Reinstall it: npm install'),
    ),
    existsSync(join(shippedFolder('studio'), 'index.html'))
      ? well('The studio is ready: railwright studio')
      : missing('The studio is not built.', 'npm run build -w apps/editor'),
  ];
}
