import { copyFields } from '@tideline/copy/editing/copy-fields';
import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { copyReader } from '../../../lib/copy/copy-reader.ts';
import { unmarkText } from '../../../lib/copy/text-marks.ts';
import { CopyContext } from '../../../lib/copy/use-copy.ts';
import { NotFoundPage } from '../../../routes/_site/-not-found-page.tsx';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { markedSections } from './marked-sections.ts';

const ADDED = ['new-a', 'new-b'];

afterEach(() => vi.restoreAllMocks());

test('two added links without texts are two elements for React, and show no mark', async () => {
  const warnings = vi.spyOn(console, 'error');
  const values = { 'page.links': ADDED };
  const marked = { 'not-found': markedSections(SITE_DOCUMENTS['not-found'].sections, values, new Map()) };
  const read = copyReader(marked, (copy) => copy);
  await renderStaff(
    <CopyContext value={read}>
      <NotFoundPage />
    </CopyContext>,
  );
  expect(screen.getAllByRole('link').map((link) => unmarkText(link.textContent).text)).toEqual(['', '']);
  // The test's document does not know <search>, of which React tells, too.
  expect(warnings.mock.calls.filter(([text]) => /same key/.test(String(text)))).toEqual([]);
});

test('no two added items of a list have the same text', () => {
  const same = Object.values(SITE_DOCUMENTS).flatMap(({ sections }) =>
    copyFields(sections, {}).flatMap(({ path, kind }) => {
      if (kind !== 'items') return [];
      const numbers = new Map<string, number>();
      const shown = markedSections(sections, { [path]: ADDED }, numbers);
      const [first, second] = path.split('.').reduce<unknown>((copy, key) => itemOf(copy, key), shown) as object[];
      const texts = new Map(Object.entries(second ?? {}));
      return Object.entries(first ?? {}).flatMap(([key, text]) =>
        numbers.has(`${path}.new-a.${key}`) && typeof text === 'string' && text === texts.get(key)
          ? [`${path} ${key}`]
          : [],
      );
    }),
  );
  expect(same).toEqual([]);
});

/** What is below a name; in a list, the item of that id or, without ids, of that place. */
function itemOf(copy: unknown, key: string): unknown {
  if (!Array.isArray(copy)) return copy === undefined ? undefined : (copy as Record<string, unknown>)[key];
  return copy.find((item: object, at) => ('id' in item ? item.id === key : String(at + 1) === key)) as unknown;
}
