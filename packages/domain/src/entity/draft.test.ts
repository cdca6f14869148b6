import { expect, test } from 'vitest';
import type { PendingFields } from '../post/pending-changes.ts';
import { mergeDraft, rebaseDraft } from './draft.ts';

const BASE: PendingFields = {
  title: 'Tides',
  excerpt: 'Old.',
  content: 'One.',
  author: 'Maya',
  category: 'SEO',
  tags: ['a', 'b'],
  publishDate: '2026-11-20T18:00:00.000Z',
  featuredImageUrl: '',
  metaTitle: '',
  metaDescription: '',
  socialImageUrl: '',
  isNoindex: false,
  canonicalUrl: '',
  series: '',
};

test('only the fields that were changed are changed', () => {
  const fields = { ...BASE, content: 'Two.', tags: ['a', 'b'] };
  const live = { ...BASE, author: 'Rowan' };
  expect(mergeDraft({ base: BASE, fields }, live)).toEqual({ changes: { content: 'Two.' }, conflicts: [] });
});

test('a field that both changed differently is a conflict, which the pending text wins', () => {
  const fields = { ...BASE, content: 'Two.', tags: ['a'] };
  const live = { ...BASE, content: 'Three.', tags: ['a', 'c'] };
  expect(mergeDraft({ base: BASE, fields }, live)).toEqual({
    changes: { content: 'Two.', tags: ['a'] },
    conflicts: ['content', 'tags'],
  });
});

test('a field that both changed in the same way is no change', () => {
  const fields = { ...BASE, content: 'Two.', publishDate: null };
  expect(mergeDraft({ base: BASE, fields }, fields)).toEqual({ changes: {}, conflicts: [] });
});

test('a draft on a newer state follows what it leaves alone, and keeps its conflicts but for those decided on', () => {
  const fields = { ...BASE, content: 'Two.', tags: ['c'], title: 'Ebb' };
  const live = { ...BASE, author: 'Rowan', content: 'Three.', tags: ['d'] };
  const rebased = rebaseDraft({ base: BASE, fields }, live, (name) => name === 'tags');
  expect(rebased.fields).toEqual({ ...BASE, author: 'Rowan', content: 'Two.', tags: ['c'], title: 'Ebb' });
  expect(rebased.base).toEqual({ ...live, content: BASE.content });
  expect(rebased.isInConflict).toBe(true);
  expect(mergeDraft(rebased, live).conflicts).toEqual(['content']);
  expect(rebaseDraft({ base: BASE, fields }, live, () => true)).toMatchObject({ base: live, isInConflict: false });
});
