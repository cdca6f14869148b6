import { expect, test } from 'vitest';
import { copyFindings } from './copy-findings.ts';
import { isDocument, sectionsOf } from './documents.ts';
import { SITE_DOCUMENT_IDS } from './site-documents.ts';

const home = (values: Parameters<typeof copyFindings>[1]) => copyFindings(sectionsOf('home'), values);

test.each([...SITE_DOCUMENT_IDS, 'page-plain-k3v9x0ab', 'page-industry-k3v9x0ab'])('untouched, %s has none', (id) => {
  expect(isDocument(id) && copyFindings(sectionsOf(id), {})).toEqual([]);
});

test('are empty headings, long texts of search results and pictures without an alternative text', () => {
  const long = { 'head.title': 'x'.repeat(61), 'head.description': 'y'.repeat(161) };
  const found = home({ 'hero.headline': ' ', ...long });
  expect(found.map(({ path, weight }) => `${weight} ${path}`)).toEqual([
    'mistake hero.headline',
    'hint head.title',
    'hint head.description',
  ]);
  const photo = { 'hero.image.photo': '/media/0123456789abcdef01234567-1600x900.jpg' };
  expect(home({ ...photo, 'hero.image.alt': '' })).toMatchObject([{ path: 'hero.image.alt', weight: 'mistake' }]);
  expect(home(photo)).toMatchObject([{ path: 'hero.image.alt', weight: 'hint' }]);
  expect(home({ ...photo, 'hero.image.alt': 'Our team at the pier' })).toEqual([]);
});

test('are not in hidden items', () => {
  expect(home({ 'services.1.title': '' })).toHaveLength(1);
  expect(home({ 'services.1.title': '', 'services.1.hidden': true })).toEqual([]);
});

test('are headings that skip a level, in code none', () => {
  const text = '# Low\n\n```\n#### code\n```\n\n### Water\n\n## Tide\n### High\n';
  const found = copyFindings(sectionsOf('page-plain-k3v9x0ab'), { 'page.markdown': text });
  expect(found).toEqual([
    {
      path: 'page.markdown',
      weight: 'mistake',
      text: 'The heading "Water" is of level 3, but follows one of level 1.',
    },
  ]);
});
