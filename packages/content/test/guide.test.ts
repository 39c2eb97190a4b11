// The guide for designers speaks of everything the card language has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LASTING_FORMS, OP_SPECS, TRIGGER_EVENTS } from '@railwright/engine';

const guide = readFileSync(join(import.meta.dirname, '../../../content/README.md'), 'utf8');
const section = guide.slice(guide.indexOf('## Writing cards'), guide.indexOf('## Writing card tests'));

test.each([...Object.keys(OP_SPECS), ...TRIGGER_EVENTS, ...Object.keys(LASTING_FORMS)])(
  'the guide names %s',
  (word) => {
    expect(section).toContain(`\`${word}\``);
  },
);
