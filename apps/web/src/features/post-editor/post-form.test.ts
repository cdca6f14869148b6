import type { Post } from '@tideline/domain/post/post';
import { parsePublishDate } from '@tideline/domain/time/publish-date';
import { expect, test } from 'vitest';
import { buildPostSummary } from '../../testing/build-entities.ts';
import { EMPTY_POST_FORM, toPostChanges, toPostForm, toPostInput } from './post-form.ts';
import { isDirty } from './text-form.ts';

const zone = 'America/Los_Angeles';
const post: Post = {
  ...buildPostSummary({ status: 'published', isAddressAutomatic: false, version: 2 }),
  title: 'Local SEO',
  content: '# Hi',
  publishDate: '2026-03-08T17:30:12.345Z',
  tags: ['seo', 'maps'],
};

test('a publish date is shown in the agency zone, also on the day of a clock change', () => {
  expect(toPostForm(post, zone)).toMatchObject({ publishDay: '2026-03-08', publishTime: '10:30' });
});

test('what the form shows is read back as the same minute', () => {
  const { publishDate } = toPostInput(toPostForm(post, zone));
  expect(publishDate).toBe('2026-03-08T10:30');
  expect(parsePublishDate(publishDate ?? '', zone)).toBe('2026-03-08T17:30:00.000Z');
});

test('a day without a time is sent as a day, no day as none', () => {
  expect(toPostInput({ ...EMPTY_POST_FORM, publishDay: '2026-03-08' }).publishDate).toBe('2026-03-08');
  expect(toPostInput({ ...EMPTY_POST_FORM, publishTime: '10:00' }).publishDate).toBeNull();
});

test('tags are split on commas, trimmed and rejoined', () => {
  expect(toPostInput({ ...EMPTY_POST_FORM, tags: ' seo ,, Local SEO,SEO ' }).tags).toBe('seo,Local SEO');
});

test('only changed fields are sent', () => {
  const base = toPostForm(post, zone);
  expect(toPostChanges(base, base)).toEqual({});
  expect(toPostChanges({ ...base, title: 'New', tags: 'seo' }, base)).toEqual({ title: 'New', tags: 'seo' });
  expect(toPostChanges({ ...base, publishTime: '10:31' }, base)).toEqual({ publishDate: '2026-03-08T10:31' });
  expect(toPostChanges({ ...base, publishDay: '', publishTime: '' }, base)).toEqual({ publishDate: null });
});

test('a form is dirty when one character differs', () => {
  expect(isDirty(EMPTY_POST_FORM, EMPTY_POST_FORM)).toBe(false);
  expect(isDirty({ ...EMPTY_POST_FORM, content: ' ' }, EMPTY_POST_FORM)).toBe(true);
});
