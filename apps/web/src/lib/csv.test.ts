import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('begins with a byte order mark and ends each row with CR LF', () => {
  expect(toCsv([['email', 'status']])).toBe('\uFEFFemail,status\r\n');
});

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['\r=1', '"\'\r=1"'],
  ['=A1,"x"', '"\'=A1,""x"""'],
  ['ada@example.com', 'ada@example.com'],
])('%j becomes %j', (value, cell) => expect(toCsv([[value]])).toBe(`\uFEFF${cell}\r\n`));
