// The server bundled with the extension, with the shipped packs next to it.
import { join } from 'node:path';
import { serve } from '@railwright/language';
import manifest from '../package.json' with { type: 'json' };

serve({ shipped: join(import.meta.dirname, '..', 'content'), version: manifest.version });
