import type { Release } from '@tideline/domain/release/release';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Answers, refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { ReleasesSection } from './releases-section.tsx';

afterEach(() => localStorage.clear());

const LONG = 'x'.repeat(120);
const RELEASE: Release = {
  id: 'r1',
  name: 'Spring 🌊',
  goesLiveAt: '2026-12-03T17:00:00.000Z',
  isHeld: false,
  publishedAt: null,
  createdBy: 'Ada',
  createdAt: '2026-11-20T18:00:00.000Z',
  parts: [
    { id: 'p1', kind: 'page', objectId: 'home', name: 'Home', problem: null },
    { id: 'p2', kind: 'post', objectId: 'ebb', name: LONG, problem: 'Its draft was discarded.' },
  ],
};

async function open(releases: Release[], answers: Answers = {}) {
  const shown = await renderStaff(<ReleasesSection />, {
    'releases.list': () => releases,
    ...answers,
  });
  await screen.findByRole('heading', { name: 'Releases' });
  const sent = (path: string) => shown.calls.filter((call) => call.path === path).map(({ input }) => input);
  return { ...shown, sent };
}

test('a release shows its date, its parts and what prevents them; a part is taken out', async () => {
  const { user, sent } = await open([RELEASE], { 'releases.removePart': () => ({}) });
  expect(await screen.findByText('Scheduled for Dec 3, 9:00 AM')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/admin/pages/home');
  expect(screen.getByText('Its draft was discarded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `Take out ${LONG}` }));
  expect(sent('releases.removePart')).toEqual([{ id: 'p2' }]);
});

test('a refusal to publish is shown in the dialog', async () => {
  const { user, sent } = await open([RELEASE], {
    'releases.publish': () => {
      throw refusal('CONFLICT', 'Nothing was published. Home: Its draft was discarded.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Publish now' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
  await screen.findByText('Nothing was published. Home: Its draft was discarded.');
  expect(sent('releases.publish')).toEqual([{ id: 'r1' }]);
});

test('drafts that are in no release are offered', async () => {
  const draft = { goesLiveAt: null };
  const { user, sent } = await open([RELEASE], {
    'pages.list': () => [
      { id: 'home', name: 'Home', draft },
      { id: 'about', name: 'About Us', draft },
      { id: 'blog', name: 'Blog', draft: null },
    ],
    'brand.read': () => ({ draft }),
    'posts.pending.list': () => [{ postId: 'neap', title: '' }],
    'posts.listSummaries': () => ({ items: [{ id: 'flood', title: 'Flood' }] }),
    'releases.addPart': () => RELEASE,
  });
  await user.click(await screen.findByRole('button', { name: 'Add…' }));
  const choice = await screen.findByLabelText('Draft');
  await within(choice).findByRole('option', { name: 'Flood' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['About Us', 'Brand', 'Untitled', 'Flood']);
  await user.selectOptions(choice, 'Flood');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(sent('releases.addPart')).toEqual([{ id: 'r1', kind: 'post', objectId: 'flood' }]);
});

test('a release is created without a date', async () => {
  const { user, sent } = await open([], { 'releases.add': () => RELEASE });
  await user.click(await screen.findByRole('button', { name: 'New release' }));
  await user.type(screen.getByLabelText('Name'), 'Spring');
  await user.click(screen.getByRole('button', { name: 'Create release' }));
  expect(sent('releases.add')).toEqual([{ name: 'Spring', goesLiveAt: null }]);
});

test('who may not publish changes no release', async () => {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role: 'author' }));
  await open([RELEASE]);
  await screen.findByText('Spring 🌊');
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});
