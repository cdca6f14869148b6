import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPostSummary } from '../../../testing/build-entities.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { PostHeader } from './post-header.tsx';

const PUBLISHED = '2026-03-08T08:00:00.000Z';

test.each([
  ['nothing of a correction in the first week', '2026-03-09T08:00:00.000Z', null],
  ['the day of a later update in the agency’s zone', '2026-05-02T03:00:00.000Z', 'Updated May 1, 2026'],
])('an article says %s', async (_title, contentChangedAt, expected) => {
  const post = buildPostSummary({ publishDate: PUBLISHED, firstPublishedAt: PUBLISHED, contentChangedAt });
  const slugs = { author: '', category: '', tags: [] };
  await renderStaff(<PostHeader post={post} author={null} slugs={slugs} timeZone="America/Los_Angeles" />);
  expect(screen.getByText('March 8, 2026').getAttribute('datetime')).toBe(PUBLISHED);
  expect(screen.queryByText(/^Updated/)?.textContent ?? null).toBe(expected);
});
