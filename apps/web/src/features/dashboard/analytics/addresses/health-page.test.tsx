import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StaffRole } from '@tideline/domain/staff/staff';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { AnalyticsViews } from '../analytics-views.tsx';
import { HealthPage } from './health-page.tsx';

afterEach(() => localStorage.clear());

const MISSED = { path: '/lost', visits: 2, lastSeenAt: '2026-11-20T18:00:00.000Z', referrerHost: '', suggestion: null };
const DEAD = { path: '/gone', postId: 'tides', postTitle: 'Tides' };
const lists = (missed: object[], dead: object[]) => ({
  'addresses.missed': () => missed,
  'posts.deadLinks': () => dead,
  'pages.findings': () => ({ findings: [], checkedAt: null }),
});

function renderViews(role: StaffRole) {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role }));
  return renderStaff(
    <AnalyticsViews search={{ tab: 'analytics', by: 'post', range: '7d' }} />,
    lists([MISSED], [DEAD, { ...DEAD, path: '/old' }]),
  );
}

test('says how much there is to do; a dead link leads to its post in the editor', async () => {
  await renderStaff(<HealthPage />, lists([MISSED], [DEAD]));
  expect(await screen.findByText('2 things to do')).toBeTruthy();
  expect(screen.getByText('1 missed address without a redirect and 1 dead link.')).toBeTruthy();
  const links = within(screen.getByRole('region', { name: 'Dead links' }));
  expect(links.getByRole('link', { name: '/gone in Tides' }).getAttribute('href')).toBe('/admin/blog?edit=tides');
});

test('tells who cannot mend them that they are problems, not things to do', async () => {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role: 'analyst' }));
  await renderStaff(<HealthPage />, { ...lists([MISSED], [DEAD]), 'addresses.redirects': () => [] });
  expect(await screen.findByText('2 problems')).toBeTruthy();
});

test('lists what visitors would notice with a link to its field; hints are not counted', async () => {
  const page = { kind: 'page', id: 'home', name: 'Home' };
  const findings = [
    { ...page, field: 'hero.headline', weight: 'mistake', text: 'Headline is empty.' },
    { ...page, field: null, weight: 'hint', text: 'Long.' },
    { kind: 'post', id: 'tides', name: 'Tides', field: null, weight: 'mistake', text: 'A picture is gone.' },
  ];
  await renderStaff(<HealthPage />, {
    ...lists([], []),
    'pages.findings': () => ({ findings, checkedAt: '2026-11-20T12:00:00.000Z' }),
  });
  expect(await screen.findByText('2 things to do')).toBeTruthy();
  const links = within(screen.getByRole('region', { name: 'Pages and posts' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Headline is empty.in Home', '/admin/pages/home?field=hero.headline'],
    ['Long.in Home (hint)', '/admin/pages/home'],
    ['A picture is gone.in Tides', '/admin/blog?edit=tides'],
  ]);
});

test('says that there is nothing to do', async () => {
  await renderStaff(<HealthPage />, lists([], []));
  expect(await screen.findByText('Nothing to do')).toBeTruthy();
  expect(screen.getByText('Every link leads to a page.')).toBeTruthy();
});

test('the switch leads to the pages with the range, and counts what there is to do', async () => {
  await renderViews('editor');
  expect(await screen.findByRole('link', { name: 'Site health 3 to do' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin?tab=analytics&range=7d',
    '/admin?tab=analytics&view=clients&range=7d',
    '/admin?tab=analytics&view=health&range=7d',
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Clients');
});

test('nobody is shown a number of things that others have to do', async () => {
  const { calls } = await renderViews('sales');
  expect(screen.getByRole('link', { name: 'Site health' })).toBeTruthy();
  expect(calls).toEqual([]);
});
