import { expect, test } from 'vitest';
import { COMMANDS, findCommands, PAGES } from './commands.ts';

test.each([
  ['', COMMANDS.map(({ label }) => label)],
  ['con', ['Contacts', 'Contact form']],
  ['dark', ['Switch theme']],
  ['settings back', ['Backups']],
  ['no such thing', []],
])('%j finds %j', (search, labels) => expect(findCommands(search).map(({ label }) => label)).toEqual(labels));

test('ids and sequences are unique', () => {
  const ids = COMMANDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const keys = PAGES.flatMap((page) => page.keys ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});
