// Writes src/theme.css from the palette. A test fails while it is not up to date.
import { writeFileSync } from 'node:fs';
import { themeCss } from '../src/paint/file-paint.ts';

writeFileSync(new URL('../src/theme.css', import.meta.url), themeCss());
