import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { RecentActivity } from './recent-activity.tsx';

test('an empty list says so', async () => {
  await renderStaff(<RecentActivity entries={[]} />);
  expect(screen.getByText('No recent activity')).toBeTruthy();
});

test('each entry links to its row in its tab', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  await renderStaff(
    <RecentActivity
      entries={[
        { kind: 'contact', id: 'c1', text: 'From Ada Byron - Engines', at, sort: undefined as never },
        { kind: 'post', id: 'low-tide', text: '"Low tide" was published', at, sort: undefined as never },
      ]}
    />,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin?tab=contacts&row=c1', '/admin?tab=posts&row=low-tide']);
});
