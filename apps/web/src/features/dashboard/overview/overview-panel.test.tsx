import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StaffRole } from '@tideline/domain/staff/staff';
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

function signInAs(role: StaffRole, name = 'Ida Moor') {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name, role }));
}

/** Those of the words that are shown, in the order of the page. */
function shownOf(words: readonly string[]): string[] {
  const text = document.body.textContent ?? '';
  const shown = words.filter((each) => text.includes(each));
  return shown.toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
}

test('greets the person, then shows what is to do: problems, who waits, calls, the blog; then the figures', async () => {
  signInAs('admin');
  await renderStaff(<OverviewPanel />, {
    'stats.overview': () => FIGURES,
    'problems.list': () => [{ kind: 'mail', title: 'Email cannot be sent', reasons: [], effect: '' }],
    'contacts.list': () => ({ items: [], total: 0, nextCursor: null }),
  });
  await screen.findByText('Waiting for an answer');
  await screen.findByText('Email cannot be sent');
  const order = [', Ida', 'Email cannot be sent', 'Waiting for an answer', 'Next on the blog', 'Total Blog Posts'];
  expect(shownOf(order)).toEqual(order);
});

test('who only reads begins with the figures', async () => {
  signInAs('analyst');
  await renderStaff(<OverviewPanel />, { 'stats.overview': () => FIGURES, 'stats.analytics': () => ({ days: [] }) });
  await screen.findByText('Total Blog Posts');
  const order = [', Ida', 'Total Blog Posts', 'Last 30 days', 'Waiting for an answer'];
  expect(shownOf(order)).toEqual(order);
});

test('an author begins with the own posts and profile, without figures of others', async () => {
  signInAs('author');
  const { calls } = await renderStaff(<OverviewPanel />, { 'authors.own.read': () => null });
  const link = await screen.findByRole('link', { name: 'Create your profile' });
  expect(link.getAttribute('href')).toBe('/admin/account#profile-heading');
  const order = [', Ida', 'Your posts', 'Next on the blog', 'Your profile'];
  expect(shownOf(order)).toEqual(order);
  expect(calls.map(({ path }) => path)).not.toContain('stats.overview');
});
