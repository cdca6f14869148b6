import { expect, test } from 'vitest';
import type { PendingFields } from '../post/pending-changes.ts';
import { mergeDraft } from './draft.ts';

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
