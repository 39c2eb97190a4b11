import { expect, test } from 'vitest';
import { together } from './licences.ts';

const LICENCE = 'Permission is granted\nto anybody, provided that\ncopyright notices stay.';

test('a licence shared by several packages appears once, below the notice of each', () => {
  const text = together([
    { title: 'b 2 (MIT)', text: `The MIT License (MIT)\n\nCopyright (c) 2020 Bob\n\n${LICENCE}` },
    { title: 'c 3 (MIT)', text: `MIT\n\n(c) Carl\n\n${LICENCE}` },
    {
      title: 'a 1 (MIT)',
      text: `MIT License\n\n  Copyright 2019-2021 Ann\nCopyright © Amy\n\n${LICENCE.replace('\n', ' ')}`,
    },
  ]);
  expect(text.split(`\n${'-'.repeat(80)}\n`).map((part) => part.trim())).toEqual([
    `a 1 (MIT)\n  Copyright 2019-2021 Ann\n  Copyright © Amy\nb 2 (MIT)\n  Copyright (c) 2020 Bob\n\nMIT License\n\n${LICENCE.replace('\n', ' ')}`,
    // Text that does not look like a notice is left where it is.
    `c 3 (MIT)\n\nMIT\n\n(c) Carl\n\n${LICENCE}`,
  ]);
});
