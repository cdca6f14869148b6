import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildIssue, buildPostSummary, pageOf } from '../../../testing/build-entities.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { NextOnBlog } from './next-on-blog.tsx';

const UPDATE = {
  postId: 'live',
  title: 'Lower tide',
  isHeld: false,
  savedAt: '2026-11-20T18:00:00.000Z',
};

const at = (year: number) => `${year}-01-01T08:00:00.000Z`;
const listed = (issue: object) => pageOf({ ...buildIssue(issue), readers: '', messages: null });
const NO_ISSUES = { 'issues.list': () => pageOf() };

test('lists scheduled posts, the next first, then pending changes and drafts; each opens in the editor', async () => {
  const scheduled = buildPostSummary({
    id: 'soon',
    title: 'Soon',
    status: 'scheduled',
    publishDate: '2999-01-01T08:00:00.000Z',
  });
  const draft = buildPostSummary({ id: 'untitled', title: '', status: 'draft', publishDate: null });
  await renderStaff(<NextOnBlog />, {
    ...NO_ISSUES,
    'posts.listSummaries': ({ status }: { status: string }) => ({
      items: status === 'draft' ? [draft] : [scheduled],
      total: 1,
      nextCursor: null,
    }),
    'posts.pending.list': () => [{ ...UPDATE, goesLiveAt: '2999-01-01T08:00:00.000Z' }],
  });
  await screen.findByRole('link', { name: /^Untitled draft,/ });
  const links = [...screen.getByRole('region', { name: 'Next on the blog' }).querySelectorAll('li a')];
  expect(links.map((link) => link?.getAttribute('href'))).toEqual([
    '/admin/blog?edit=soon',
    '/admin/blog?edit=live',
    '/admin/blog?edit=untitled',
  ]);
  expect(links[0]?.textContent).toMatch(/^Soon.*goes live in \d+ years$/);
  expect(links[1]?.textContent).toMatch(/^Lower tide.*update goes live in \d+ years$/);
});

test('says what to do when there is nothing', async () => {
  await renderStaff(<NextOnBlog />, {
    ...NO_ISSUES,
    'posts.listSummaries': () => ({ items: [], total: 0, nextCursor: null }),
    'posts.pending.list': () => [],
  });
  expect((await screen.findByRole('link', { name: 'Write a post in the Blog CMS' })).getAttribute('href')).toBe(
    '/admin/blog',
  );
});

test('an issue stands among the posts by its date; a paused one comes first', async () => {
  const post = buildPostSummary({ id: 'post', title: 'Post', status: 'scheduled', publishDate: at(2998) });
  await renderStaff(<NextOnBlog />, {
    'posts.listSummaries': ({ status }: { status: string }) => (status === 'draft' ? pageOf() : pageOf(post)),
    'posts.pending.list': () => [],
    'issues.list': ({ state }: { state: string }) =>
      state === 'paused'
        ? listed({ id: 'paused', subject: 'Paused', state: 'paused' })
        : listed({ id: 'soon', subject: 'Soon', state: 'scheduled', scheduledAt: at(2997) }),
  });
  await screen.findByRole('link', { name: /^Post/ });
  const links = [...screen.getByRole('region', { name: 'Next on the blog' }).querySelectorAll('li a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/issue?edit=paused',
    '/admin/issue?edit=soon',
    '/admin/blog?edit=post',
  ]);
  expect(links[0]?.textContent).toMatch(/^Paused.*newsletter paused /);
  expect(links[1]?.textContent).toMatch(/^Soon.*newsletter goes out in \d+ years$/);
});
