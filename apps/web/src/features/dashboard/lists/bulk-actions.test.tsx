import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPostSummary } from '../../../testing/build-entities.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { BulkActions } from './bulk-actions.tsx';

const nothing = () => undefined;

function isDisabled(name: string): boolean {
  return screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
}

test('acts that would change none of the selected posts are disabled', async () => {
  await renderStaff(<BulkActions selected={[buildPostSummary({ status: 'draft' })]} onDone={nothing} />);
  expect(isDisabled('Publish')).toBe(false);
  expect(isDisabled('Unpublish')).toBe(true);
  expect(isDisabled('Move to trash')).toBe(false);
});

test('an act sends all selected posts at once', async () => {
  const posts = [buildPostSummary(), buildPostSummary({ id: 'high-tide', title: 'High tide' })];
  const { user, calls } = await renderStaff(<BulkActions selected={posts} onDone={nothing} />, {
    'posts.bulkChange': () => [],
  });
  await user.click(screen.getByRole('button', { name: 'Move to trash' }));
  expect(calls).toContainEqual({ path: 'posts.bulkChange', input: { act: 'trash', ids: ['low-tide', 'high-tide'] } });
});
