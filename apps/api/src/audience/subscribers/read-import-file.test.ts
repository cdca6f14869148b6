import { expect, test } from 'vitest';
import { readImportFile } from './read-import-file.ts';

test('yields to the event loop while reading a long file, and loses no rows between chunks', async () => {
  // Two bytes a letter: pieces end in the middle of letters, of cells and of line breaks.
  const source = 'Überführung'.repeat(3);
  const lines = Array.from({ length: 5_000 }, (_, index) => `reader${index}@example.com,"${source}, ""${index}"""`);
  const file = Buffer.from(['email,source', ...lines, ''].join('\r\n'));
  let turns = 0;
  let isRead = false;
  function takeTurn(): void {
    turns += 1;
    if (!isRead) setImmediate(takeTurn);
  }
  setImmediate(takeTurn);
  const rows = await readImportFile(file);
  isRead = true;
  expect(turns).toBeGreaterThan(file.length / 40_000);
  const wanted = lines.map((_line, index) => [index + 2, `reader${index}@example.com`, `${source}, "${index}"`]);
  expect(rows.map((row) => [row.line, row.email, row.source])).toEqual(wanted);
});
