import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPostSummary } from '../../../testing/build-entities.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { OwnPosts } from './own-posts.tsx';

const NOW = '2026-11-21T18:00:00.000Z';
const request = { version: '1', isUpdate: false, isChanged: false, note: '', requestedBy: 'Ida', returnedBy: '' };

test('each post has its state: draft, waiting, sent back, scheduled, or published with its views and inquiries', async () => {
  const draft = { status: 'draft', publishDate: null, updatedAt: NOW } as const;
  const items = [
    buildPostSummary({ ...draft, id: 'a', title: 'Draft' }),
    buildPostSummary({ ...draft, id: 'b', title: 'Waiting' }),
    buildPostSummary({ ...draft, id: 'c', title: 'Back' }),
    buildPostSummary({ id: 'd', title: 'Scheduled', status: 'scheduled', publishDate: NOW }),
    buildPostSummary({ id: 'e', title: 'Published', status: 'published', publishDate: NOW, views: 12 }),
    buildPostSummary({ id: 'f', title: 'Read', status: 'published', publishDate: NOW, views: 1 }),
  ].map((post) => Object.assign(post, { inquiries: post.id === 'f' ? 2 : 0 }));
  await renderStaff(<OwnPosts />, {
    'posts.listOwn': () => ({ items, total: 6, nextCursor: null, previousCursor: null }),
    'posts.approvals.own': () => [
      { ...request, postId: 'b', title: 'Waiting', state: 'waiting', requestedAt: NOW, returnedAt: null },
      { ...request, postId: 'c', title: 'Back', state: 'returned', requestedAt: NOW, returnedAt: NOW },
    ],
  });
  await screen.findByText(/sent back/);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const words = ['draft, changed', 'waits for approval since', 'sent back', 'goes live', '12 views, published'];
  words.push('1 view, 2 inquiries began with it, published');
  for (const [at, state] of words.entries()) expect(rows[at]).toContain(state);
});

test('somebody without a post reads so', async () => {
  await renderStaff(<OwnPosts />, {
    'posts.listOwn': () => ({ items: [], total: 0, nextCursor: null, previousCursor: null }),
    'posts.approvals.own': () => [],
  });
  expect(await screen.findByText('You have not written a post yet.')).toBeTruthy();
});
