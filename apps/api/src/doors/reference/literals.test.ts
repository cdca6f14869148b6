import { expect, test } from 'vitest';
import { toJavaScript, toPython } from './literals.ts';

const VALUE = {
  name: "Maya's board",
  'x-id': 7,
  events: ['enquiry.created'],
  isPaused: true,
  ownerId: null,
  text: 'A line\nand a "second" one',
};

test('JavaScript that is written evaluates to the value', () => {
  const code = toJavaScript(VALUE);
  // oxlint-disable-next-line typescript/no-implied-eval -- the code of a test's own value
  expect(new Function(`return (${code})`)()).toEqual(VALUE);
  expect(code).toContain("name: 'Maya\\'s board',\n");
  expect(toJavaScript({ id: 'ads' })).toBe("{ id: 'ads' }");
});

test('Python has names of its own for true, false and null', () => {
  expect(toPython({ isPaused: true, isOpen: false, ownerId: null, ids: [] })).toBe(
    '{"isPaused": True, "isOpen": False, "ownerId": None, "ids": []}',
  );
  expect(toPython(VALUE)).toContain('\n  "text": "A line\\nand a \\"second\\" one",\n');
});
