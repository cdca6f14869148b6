import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { trpc } from '../../../lib/calls/trpc.ts';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { QueryPanel } from './query-panel.tsx';

function Tags() {
  const tags = trpc.posts.tags.useQuery(undefined, { meta: { failure: 'Failed to fetch tags' } });
  return (
    <QueryPanel query={tags} skeleton={<p>Loading tags</p>} empty={<p>No tags yet</p>}>
      {(data) => <p>{data.join(' and ')}</p>}
    </QueryPanel>
  );
}

test('shows the skeleton, then the rows', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  await renderStaff(<Tags />, { 'posts.tags': () => promise });
  await screen.findByText('Loading tags');
  resolve(['SEO', 'Mail']);
  await screen.findByText('SEO and Mail');
  expect(screen.queryByText('Loading tags')).toBeNull();
});

test('says that nothing was found', async () => {
  await renderStaff(<Tags />, { 'posts.tags': () => [] });
  expect(await screen.findByText('No tags yet')).toBeDefined();
});

test('says what failed in the words of the query, and tries again', async () => {
  let tries = 0;
  const { user } = await renderStaff(<Tags />, {
    'posts.tags': () => {
      tries += 1;
      if (tries === 1) throw refusal('INTERNAL_SERVER_ERROR', 'The database is busy.');
      return ['SEO'];
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch tags');
  expect(alert.textContent).toContain('The database is busy.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('SEO');
  expect(screen.queryByRole('alert')).toBeNull();
});

function Issues() {
  const issues = trpc.issues.list.useInfiniteQuery({ limit: 1 }, { getNextPageParam: (page) => page.nextCursor });
  return (
    <QueryPanel query={issues} empty={<p>No issues yet</p>}>
      {() => <p>Issues</p>}
    </QueryPanel>
  );
}

test.each([
  [[], 'No issues yet'],
  [[{ id: 'issue-1' }], 'Issues'],
])('of pages, the rows of all count: %j', async (items, text) => {
  await renderStaff(<Issues />, { 'issues.list': () => ({ items, nextCursor: null, total: items.length }) });
  expect(await screen.findByText(text)).toBeDefined();
});
