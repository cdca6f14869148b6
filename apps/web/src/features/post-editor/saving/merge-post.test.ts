import { expect, test } from 'vitest';
import { takeFields } from './merge-forms.ts';
import { mergePosts } from './merge-post.ts';
import { EMPTY_POST_FORM } from '../post-form.ts';

const base = { ...EMPTY_POST_FORM, title: 'Title', content: 'Text', author: 'Ada' };

test('changes to different fields are merged without a question', () => {
  const merge = mergePosts(base, { ...base, title: 'Mine' }, { ...base, content: 'Theirs' });
  expect(merge).toEqual({ form: { ...base, title: 'Mine', content: 'Theirs' }, conflicts: [] });
});

test('the same change on both sides is no conflict', () => {
  expect(mergePosts(base, { ...base, title: 'Same' }, { ...base, title: 'Same' }).conflicts).toEqual([]);
});

test('a field that both changed is a conflict, and shows my version until decided', () => {
  const theirs = { ...base, title: 'Theirs', author: 'Bob' };
  const merge = mergePosts(base, { ...base, title: 'Mine' }, theirs);
  expect(merge.conflicts).toEqual(['title']);
  expect(merge.form).toMatchObject({ title: 'Mine', author: 'Bob' });
  expect(takeFields(merge.form, theirs, ['title']).title).toBe('Theirs');
});
