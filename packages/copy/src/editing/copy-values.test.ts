import { describe, expect, test } from 'vitest';
import { checkValues } from './check-values.ts';
import { copyFields } from './copy-fields.ts';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { changedSections, withoutRemoved } from './copy-values.ts';
import { SITE_DOCUMENT_IDS, SITE_DOCUMENTS } from './site-documents.ts';

const sections = {
  hero: { headline: 'Built in', image: { seed: 'sea', alt: 'The sea' }, promises: ['One', 'Two'] },
  action: { label: 'Write to us', to: '/', hash: 'contact' },
  tiles: [
    { title: 'First', text: 'A', icon: 'Search' },
    { title: 'Second', text: 'B', icon: 'Camera' },
  ],
};

test('a changed text replaces the built-in one, and other parts are left out', () => {
  expect(changedSections(sections, { 'hero.headline': 'Ours' })).toEqual({
    hero: { ...sections.hero, headline: 'Ours' },
  });
  expect(changedSections(sections, {})).toEqual({});
});

test('items are ordered, hidden, removed and added', () => {
  const values: CopyValues = {
    tiles: ['2', 'new-a', '1'],
    'tiles.new-a.title': 'Third',
    'tiles.1.hidden': true,
  };
  expect(checkValues(sections, values)).toEqual([]);
  expect(changedSections(sections, values)).toEqual({
    tiles: [sections.tiles[1], { title: 'Third', text: '', icon: 'Search' }],
  });
  expect(changedSections(sections, { tiles: ['2'] })).toEqual({ tiles: [sections.tiles[1]] });
});

test.each([
  ['/about', { to: '/about', hash: undefined }],
  ['/about#case-studies', { to: '/about', hash: 'case-studies' }],
  ['/blog?category=SEO', { to: '/blog', search: { category: 'SEO' }, hash: undefined }],
  ['https://example.com/#a', { to: 'https://example.com/#a', hash: undefined }],
])('a link can lead to %s', (address, after) => {
  const values = { 'action.to': address };
  expect(copyFields(sections, {}).find(({ path }) => path === 'action.to')).toMatchObject({
    kind: 'address',
    label: 'Address',
    builtIn: '/#contact',
  });
  expect(checkValues(sections, values)).toEqual([]);
  expect(changedSections(sections, values)).toEqual({ action: { label: 'Write to us', ...after } });
});

test('a picture takes the place of a print', () => {
  const photo = '/media/0123456789abcdef01234567-1600x900.jpg';
  expect(changedSections(sections, { 'hero.image.photo': photo, 'hero.image.focus': '50% 30%' })).toEqual({
    hero: { ...sections.hero, image: { ...sections.hero.image, photo, focus: '50% 30%' } },
  });
});

test('values of removed items are dropped, others stay', () => {
  const values: CopyValues = {
    tiles: ['2'],
    'tiles.1.title': 'Gone',
    'tiles.2.title': 'Here',
    'hero.headline': 'Ours',
  };
  expect(withoutRemoved(sections, values)).toEqual({
    tiles: ['2'],
    'tiles.2.title': 'Here',
    'hero.headline': 'Ours',
  });
});

test.each<[CopyValues, RegExp]>([
  [{ 'hero.seed': 'x' }, /no such field/],
  [{ 'hero.image.seed': 'x' }, /no such field/],
  [{ 'hero.headline': 'x'.repeat(61) }, /Headline can have at most 60 characters/],
  [{ 'hero.headline': 'two\nlines' }, /Headline must be one line/],
  [{ 'hero.headline': ['a'] }, /Headline must be a text/],
  [{ 'hero.promises': Array.from({ length: 21 }, () => 'a') }, /at most 20 lines/],
  [{ 'hero.promises': 'a' }, /must be a list/],
  [{ 'hero.headline': 'In {place}, {agencyName}' }, /^$/],
  [{ 'hero.headline': 'In {plaice}' }, /Headline: there is no value \{plaice\}. There are \{agencyName\}, /],
  [{ 'hero.promises': ['One', '{name}'] }, /no value \{name\}/],
  [{ tiles: ['1', '3'] }, /does not exist/],
  [{ tiles: ['1', '1'] }, /twice/],
  [{ 'tiles.1.icon': 'Skull' }, /no such icon/],
  [{ 'tiles.9.hidden': true, tiles: ['1'] }, /^$/],
  [{ 'hero.hidden': true }, /no such item/],
  [{ constructor: 'x' }, /no such field/],
  [{ 'action.hash': 'x' }, /no such field/],
  [{ 'hero.image.photo': 'https://example.com/a.jpg' }, /choose a picture of the library/],
  [{ 'hero.image.photo': '/media/0123456789abcdef01234567-1600x900.jpg', 'hero.image.focus': '50% 30%' }, /^$/],
  [{ 'hero.image.focus': 'url(x) 3%' }, /two percentages/],
  [{ 'hero.image.focus': '101% 3%' }, /two percentages/],
  [{ 'action.to': 'javascript:alert(1)' }, /must begin with/],
  [{ 'action.to': ['/'] }, /must be a text/],
])('%j is judged', (values, message) => {
  expect(
    checkValues(sections, values)
      .map((fault) => fault.message)
      .join(' '),
  ).toMatch(message);
});

describe.each(SITE_DOCUMENT_IDS)('%s', (id) => {
  const document = SITE_DOCUMENTS[id].sections;
  const fields = copyFields(document, {});

  test('has fields, each with its built-in text within its limit and a label of its own', () => {
    expect(fields.length).toBeGreaterThan(0);
    const builtIn = Object.fromEntries(fields.map((field) => [field.path, field.builtIn]));
    expect(checkValues(document, builtIn)).toEqual([]);
    expect(changedSections(document, builtIn)).toEqual(
      Object.fromEntries(Object.entries(document).filter(([name]) => fields.some(({ section }) => section === name))),
    );
    expect(new Set(fields.map(({ section, label }) => `${section} ${label}`)).size).toBe(fields.length);
  });

  test('each text arrives where it belongs', () => {
    for (const { path, section, kind } of fields.filter((field) => field.kind === 'line' || field.kind === 'text')) {
      const changed = JSON.stringify(changedSections(document, { [path]: 'Marked text' })[section]);
      expect([path, kind, changed.split('Marked text').length]).toEqual([path, kind, 2]);
    }
  });
});
