import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';

const read = (table: string | Uint8Array) =>
  readSheet('t.csv', typeof table === 'string' ? new TextEncoder().encode(table) : table);

const PLAIN = { columns: ['id', 'cost'], rows: [{ number: 2, cells: ['zug', '3'] }] };

test.each([
  ['commas', 'id,cost\nzug,3\n'],
  ['semicolons and CRLF', 'id;cost\r\nzug;3\r\n'],
  ['tabs', 'id\tcost\nzug\t3\n'],
  ['old line ends', 'id,cost\rzug,3\r'],
  ['a byte order mark', '\ufeffid,cost\nzug,3\n'],
  ['spaces around', ' id , cost\nzug, 3 \n'],
  ['the separator that Excel reads', 'sep=;\r\nid;cost\r\nzug;3\r\n'],
  ['an unusual separator', '"sep=^"\nid^cost\nzug^3\n'],
])('a table with %s', async (_, table) => {
  expect(await read(table)).toEqual({ sheet: PLAIN, notes: [] });
});

test('empty rows and columns are passed over, and rows keep their numbers', async () => {
  const { sheet } = await read('\nid,cost,,\n,,,\na,1,,\n,,,\nb,2\n,,,\n');
  expect(sheet.columns.slice(0, 2)).toEqual(['id', 'cost']);
  expect(sheet.rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
    [4, 'a'],
    [6, 'b'],
  ]);
});

test('formulas are freed of the apostrophe that defused them, once', async () => {
  const { sheet } = await read("id,cost\n'=a,''=b\n'tis,x\n");
  expect(sheet.rows.map(({ cells }) => cells)).toEqual([
    ['=a', "'=b"],
    ["'tis", 'x'],
  ]);
});

test('line breaks within cells are kept, as one character', async () => {
  const { sheet } = await read('id;cost\r\na;"two\r\nlines"\r\n');
  expect(sheet.rows[0]?.cells[1]).toBe('two\nlines');
});

const utf16 = (text: string, big = false): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

test('UTF-16 is read where its byte order mark shows it', async () => {
  expect((await read(utf16('id\tcost\r\nzug\t3\r\n'))).sheet).toEqual(PLAIN);
  expect((await read(utf16('id;cost\nzug;3\n', true))).sheet).toEqual(PLAIN);
});

test.each([
  [
    'Windows-1252',
    Buffer.from('id;name\na;Stra\u00dfe', 'latin1'),
    't.csv is not UTF-8: the byte df in line 2, column 7, cannot be here.',
  ],
  [
    'a conflict of a merge',
    'id,n\n<<<<<<< HEAD\na,b\n=======\na,c\n>>>>>>> other\n',
    't.csv cannot be read. It has an unresolved merge conflict, from line 2 to line 6.',
  ],
  ['half a letter of UTF-16', utf16('id').slice(0, -1), 't.csv is damaged: it is not valid UTF-16.'],
  [
    'a quote that is never closed',
    'id,n,text.en\n"two\nlines",b,c\na,b,"unclosed\nb,b,x\n',
    't.csv has a quote at the start of cell C3 (line 4 of the text) that is never closed.',
  ],
  [
    'a quote in a cell',
    'id,n\na,"x"y\nb,z\n',
    't.csv has a quote in the middle of cell B2 (line 2 of the text).',
  ],
  [
    'a cell beyond the titles',
    'id,n\na,b\nb,c,d\n',
    't.csv has "d" in cell C3, in a column without a title.',
  ],
  [
    'a title above the column names',
    '\nTable 1,,\n\nid,name,cost\na,A,3\n',
    't.csv seems to have its column names in row 4, below "Table 1" in row 2.',
  ],
])('%s is refused with its place', async (_, table, message) => {
  await expect(read(table)).rejects.toMatchObject({ message });
});

test.each(['#REF!', '#N/A', '#NAME?', '#DIV/0!', '#BEZUG!', '#NV', '#NOM?', 'Err:502', '####'])(
  'the error %s of a spreadsheet is left out, and said',
  async (cell) => {
    const { sheet, notes } = await read(`id,name\na,${cell}\nb,B\nc,${cell}\n`);
    expect(sheet.rows.map(({ cells }) => cells[1])).toEqual(['', 'B', '']);
    expect(notes).toEqual([
      `Cell B2 (${cell}), and 1 more like it, is left out: the spreadsheet shows an error there. Correct it, and save the table again.`,
    ]);
  },
);

test.each(['=A2', '=CONCAT(A1;"x")', '="x"', '=$A$1'])(
  'the formula %s is left out, and said',
  async (cell) => {
    const { sheet, notes } = await read(`id\tname\na\t"${cell.replaceAll('"', '""')}"\n`);
    expect(sheet.rows[0]?.cells).toEqual(['a', '']);
    expect(notes).toEqual([
      `Cell B2 (${cell}) is left out: it is a formula, not its result. Save the results as CSV, or put an apostrophe before what is not a formula.`,
    ]);
  },
);

test('text that only resembles errors and formulas is kept', async () => {
  const words = ['#1', '#hash', '= 3 coins', "'=A2", '#', '=='];
  const { sheet, notes } = await read(`id,name\n${words.map((word) => `a,${word}\n`).join('')}`);
  expect(sheet.rows.map(({ cells }) => cells[1])).toEqual(['#1', '#hash', '= 3 coins', '=A2', '#', '==']);
  expect(notes).toEqual([]);
});

test('letters that an earlier program has garbled are pointed out', async () => {
  const { notes } = await read('id,name\na,MÃ¼llhalde\nb,Stra�e\nc,SÃO Â» É\n');
  expect(notes).toHaveLength(1);
  expect(notes[0]).toContain('in 3 cells, the first being B2');
  expect((await read('id,name\na,SÃO PAULO Ânes Müll “x”\n')).notes).toEqual([]);
});
