// How tests of each game are run, and those of Shunting.
import { plainTable } from '../../../../packages/content/src/test-language/plain-table.ts';
import type { TestTable } from '../../../../packages/content/src/test-language/test-table.ts';
import { TEST_TABLES as SHIPPED } from '../../../../packages/content/src/testing/games.ts';
import type { Shunting } from '../../engine/shunting.ts';
import { LANGUAGE } from '../module.ts';

export const TEST_TABLES: Readonly<Record<string, TestTable>> = {
  ...SHIPPED,
  shunting: {
    ...plainTable((game, s, { row }) => {
      if (Array.isArray(row)) (game as Shunting).place(s, row as readonly number[]);
      return [];
    }),
    language: LANGUAGE,
  },
};
