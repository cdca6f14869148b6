import { expect, test } from 'vitest';
import { isEditorOpen, parseCmsSearch } from './cms-search.ts';

test.each([
  [{}, {}, false],
  [{ edit: 'local-seo' }, { edit: 'local-seo' }, true],
  [{ edit: '2026', new: '1' }, { edit: '2026' }, true],
  [{ new: '1' }, { new: '1' }, true],
  [{ edit: '', other: 'x' }, {}, false],
])('%j is %j', (raw, expected, isOpen) => {
  expect(parseCmsSearch(raw)).toEqual(expected);
  expect(isEditorOpen(raw)).toBe(isOpen);
});

test('an empty edit does not stay in the search that the router merges with the URL', () => {
  expect({ edit: '', ...parseCmsSearch({ edit: '' }) }).toEqual({});
});
