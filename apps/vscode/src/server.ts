// The server bundled with the extension, with the shipped packs beside it.
import { join } from 'node:path';
import { serve } from '@railwright/language/server';

serve({ shipped: join(import.meta.dirname, '..', 'content'), version: '0.1.0' });
