import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { OverviewPanel } from './overview-panel.tsx';

afterEach(() => localStorage.clear());

const FIGURES = {
  totalPosts: 12,
  totalSubscribers: 54,
  publishedPosts: 11,
  totalContacts: 40,
  subscribersAtMonthStart: 50,
  publishedThisMonth: 3,
  contactsThisWeek: 23,
  contactsAtRisk: 0,
  contactsOverdue: 1,
  medianAnswerSeconds: null,
  activity: [],
};

test('shows what is to do first: problems, who waits, calls, the blog; then the figures', async () => {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role: 'admin' }));
  await renderStaff(<OverviewPanel />, {
    'stats.overview': () => FIGURES,
    'problems.list': () => [{ kind: 'mail', title: 'Email cannot be sent', reasons: [], effect: '' }],
    'contacts.list': () => ({ items: [], total: 0, nextCursor: null }),
  });
  await screen.findByText('Waiting for an answer');
  await screen.findByText('Email cannot be sent');
  const text = document.body.textContent ?? '';
  const order = ['Email cannot be sent', 'Waiting for an answer', 'Next on the blog', 'Total Blog Posts'];
  const places = order.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
