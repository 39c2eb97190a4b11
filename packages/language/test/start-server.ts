// The server from the sources of this repository.
import { join } from 'node:path';
import { serve } from '@railwright/language';

serve({ shipped: join(import.meta.dirname, '../../../content'), version: '0.0.0' });
