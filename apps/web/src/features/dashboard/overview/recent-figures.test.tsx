import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { RecentFigures } from './recent-figures.tsx';

test('sums the days and draws a bar for each', async () => {
  const days = [
    { day: '2026-11-01', views: 1_000, enquiries: 1, subscribers: 0 },
    { day: '2026-11-02', views: 250, enquiries: 2, subscribers: 0 },
  ];
  await renderStaff(<RecentFigures />, { 'stats.analytics': () => ({ days }) });
  const views = await screen.findByRole('link', { name: 'Page views 1,250' });
  expect([...views.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))).toEqual(['28', '7']);
  expect(screen.getByRole('link', { name: 'Inquiries 3' }).getAttribute('href')).toBe('/admin?tab=contacts&sort=-date');
  expect(screen.getByRole('link', { name: 'Sign-ups 0' })).toBeTruthy();
});
