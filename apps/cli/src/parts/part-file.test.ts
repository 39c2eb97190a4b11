// A part whose bytes are not text is called damaged, not read with letters replaced.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../test/run-cli.ts';
import { readPart } from './part-file.ts';

test('a part that is not UTF-8 is refused as damaged', () => {
  const file = join(makeFolder(), 'part.json');
  writeFileSync(file, Buffer.from('{"railwright":"part","command":"caf\u00e9"}', 'latin1'));
  expect(() => readPart(file)).toThrow(
    expect.objectContaining({ message: `${file} is damaged: it is not UTF-8 text.`, exitCode: 2 }),
  );
});
