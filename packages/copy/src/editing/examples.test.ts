import { expect, test } from 'vitest';
import { applyChanges, changedSections } from './copy-values.ts';
import { checkValues } from './check-values.ts';
import { shownExamples, withoutExamples } from './examples.ts';
import { SITE_DOCUMENT_IDS, SITE_DOCUMENTS } from './site-documents.ts';

test('says what Home shows that is invented', () => {
  expect(shownExamples('home', {}).map(({ words }) => words)).toEqual([
    '6 sample testimonials',
    '8 sample client logos',
    '1 row of articles that do not exist',
  ]);
});

test('what staff have written is theirs, and what they removed is gone', () => {
  const values = {
    testimonials: ['1', '2', 'new-a'],
    'testimonials.1.quote': 'They did what they said.',
    'teasers.isShown': false,
  };
  expect(shownExamples('home', values).map(({ words }) => words)).toEqual([
    '1 sample testimonial',
    '8 sample client logos',
  ]);
  expect(withoutExamples('home', values)).toEqual({ testimonials: ['1', 'new-a'], logos: [] });
});

test('a case study is invented until staff write in it', () => {
  expect(shownExamples('medical-spa', {}).map(({ words }) => words)).toEqual(['1 sample case study']);
  expect(shownExamples('medical-spa', { 'page.title': 'Ours' })).toEqual([]);
});

test.each(SITE_DOCUMENT_IDS)('%s: a clean start leaves nothing invented and nothing else out', (id) => {
  const values = applyChanges({}, withoutExamples(id, {}));
  expect(checkValues(SITE_DOCUMENTS[id].sections, values)).toEqual([]);
  expect(shownExamples(id, values)).toEqual([]);
  expect(withoutExamples(id, values)).toEqual({});
  expect(Object.keys(changedSections(SITE_DOCUMENTS[id].sections, values)).length).toBe(
    new Set(Object.keys(values).map((path) => path.split('.', 1)[0])).size,
  );
});
