import { expect, test } from 'vitest';
import { csvExport, csvLine } from './csv-export.ts';

async function exportAll(pages: { items: string[]; nextCursor: string | null }[]) {
  const asked: (string | undefined)[] = [];
  async function readBatch({ cursor }: { cursor: string | undefined }) {
    asked.push(cursor);
    return pages.shift() ?? { items: [], nextCursor: null };
  }
  const pieces: string[] = [];
  for await (const piece of csvExport(['email'], readBatch, (email) => [email])) pieces.push(piece);
  return { pieces, asked };
}

test('begins with a byte order mark and the heading, and ends each row with CR LF', async () => {
  expect((await exportAll([])).pieces).toEqual(['\uFEFF"email"\r\n']);
});

test('streams batch by batch', async () => {
  const { pieces, asked } = await exportAll([
    { items: ['a', 'b'], nextCursor: 'after b' },
    { items: ['c'], nextCursor: null },
  ]);
  expect(pieces).toEqual(['\uFEFF"email"\r\n', '"a"\r\n"b"\r\n', '"c"\r\n']);
  expect(asked).toEqual([undefined, 'after b']);
});

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', 'a,b'],
  ['say "hi"', 'say ""hi""'],
  ['two\nlines', 'two\nlines'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['\r=1', "'\r'=1"],
  ['=A1,"x"', `'=A1,""x""`],
  ['ada@example.com', 'ada@example.com'],
  // What a program that cuts at semicolons, tabs and line breaks takes for the beginning of a cell.
  ["x;=cmd|'/C calc'!A1", "x;'=cmd|'/C calc'!A1"],
  ['x; \u00A0"=1+1', `x; \u00A0""'=1+1`],
  ['x;+1;-1;@A1', "x;'+1;'-1;'@A1"],
  ['x\t＝1', "x\t'＝1"],
  ['first line\r\n=1', "first line\r\n'=1"],
  ['well; done - yes', 'well; done - yes'],
])('%j becomes %j in quotes', (value, cell) => expect(csvLine([value])).toBe(`"${cell}"\r\n`));

test('handles a text full of line breaks in linear time', () => {
  // Gone through again from each of them it would take minutes, which is the time that a test has.
  const breaks = '\n'.repeat(400_000);
  expect(csvLine([`x${breaks}=1`, `x${breaks}y`])).toBe(`"x${breaks}'=1","x${breaks}y"\r\n`);
});

test('quotes every cell', () => {
  expect(csvLine(['a', '', 'b'])).toBe('"a","","b"\r\n');
});
