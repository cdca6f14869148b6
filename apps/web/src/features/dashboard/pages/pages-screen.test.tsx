import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { PagesScreen } from './pages-screen.tsx';

const DRAFT = { version: 'v', baseVersion: 0, goesLiveAt: null, isHeld: false, savedBy: 'Ada', savedAt: '' };
const PAGE = {
  path: '/',
  examples: [] as string[],
  changedFields: 0,
  version: 0,
  publishedAt: null,
  publishedBy: null,
  draft: null,
  added: null,
  isPublic: true,
};

test('lists the pages with what is changed in them; each opens in the editor', async () => {
  await renderStaff(<PagesScreen />, {
    'pages.trashed': () => [],
    'releases.list': () => [],
    'pages.list': () => [
      { ...PAGE, id: 'home', name: 'Home' },
      {
        ...PAGE,
        id: 'about',
        name: 'About Us',
        path: '/about',
        changedFields: 3,
        publishedAt: '2026-11-20T18:00:00.000Z',
        publishedBy: 'Grace',
      },
      { ...PAGE, id: 'blog', name: 'Blog', draft: DRAFT },
      { ...PAGE, id: 'frame', name: 'Header', path: null, draft: { ...DRAFT, goesLiveAt: '2026-12-01T17:30:00.000Z' } },
      { ...PAGE, id: 'contact', name: 'Contact', draft: { ...DRAFT, isHeld: true } },
      { ...PAGE, id: 'mails', name: 'Emails to visitors', path: null },
    ],
  });
  const link = await screen.findByRole('link', { name: 'Home' });
  expect(link.getAttribute('href')).toBe('/admin/pages/home');
  const [, ...rows] = screen.getAllByRole('row').map((row) => row.textContent);
  const expected = [
    /Built in/,
    /\/about.*Changed: 3 texts.*by Grace/,
    /Draft/,
    /Every page.*Scheduled for Dec 1/,
    /Held back/,
    /Emails to visitorsEmails.*Built in/,
  ];
  expect(rows).toEqual(expected.map((words) => expect.stringMatching(words)));
});

test('says what is invented, and takes it off after asking', async () => {
  let isClean = false;
  const { calls, user } = await renderStaff(<PagesScreen />, {
    'releases.list': () => [],
    'pages.list': () => [
      { ...PAGE, id: 'home', name: 'Home', examples: isClean ? [] : ['6 sample testimonials', '8 logos'] },
    ],
    'pages.startClean': () => {
      isClean = true;
      return [{ id: 'home' }];
    },
  });
  expect(await screen.findByText('Still shows 6 sample testimonials and 8 logos')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start clean' }));
  expect(calls.some(({ path }) => path === 'pages.startClean')).toBe(false);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start clean' }));
  expect(await screen.findByText('Examples removed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start clean' })).toBeNull());
});

test('a link to the site at a date is copied; a date that has passed is refused at its field', async () => {
  let isPast = true;
  const { calls, user } = await renderStaff(<PagesScreen />, {
    'releases.list': () => [],
    'pages.list': () => [],
    'previews.asOf': () => {
      if (isPast)
        throw refusal('BAD_REQUEST', 'The date must be in the future.', [
          { path: 'at', message: 'The date must be in the future.' },
        ]);
      return { path: '/preview/site/key/', expiresAt: '' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Site at a date…' }));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('The date must be in the future.');
  isPast = false;
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Preview link copied');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/preview/site/key/`);
  expect(calls.filter(({ path }) => path === 'previews.asOf').map(({ input }) => input)[0]).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT09:00$/),
  });
});

test('lists the preview links that work, and ends one', async () => {
  const link = { createdBy: 'Ada', createdAt: '2026-11-20T18:00:00.000Z', expiresAt: '2026-11-27T18:00:00.000Z' };
  let open = [
    { ...link, id: 'a', kind: 'page', name: 'Home', at: null },
    { ...link, id: 'b', kind: 'moment', name: null, at: '2026-12-03T17:00:00.000Z' },
    { ...link, id: 'c', kind: 'release', name: 'Spring', at: null },
    { ...link, id: 'd', kind: 'brand', name: null, at: null },
    { ...link, id: 'e', kind: 'page', name: null, at: null },
    { ...link, id: 'f', kind: 'post', name: 'Low water', at: null },
  ];
  const { calls, user } = await renderStaff(<PagesScreen />, {
    'releases.list': () => [],
    'pages.list': () => [],
    'previews.open': () => open,
    'previews.end': ({ id }: { id: string }) => {
      open = open.filter((one) => one.id !== id);
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Preview links' }));
  await screen.findByRole('button', { name: 'End: The draft of Home' });
  expect(readItems()).toEqual([
    'The draft of HomeBy Ada, ends Nov 27, 10:00 AMEnd',
    'The site on Dec 3, 9:00 AMBy Ada, ends Nov 27, 10:00 AMEnd',
    'The release “Spring”By Ada, ends Nov 27, 10:00 AMEnd',
    'The draft of the brandBy Ada, ends Nov 27, 10:00 AMEnd',
    'A page that was deletedBy Ada, ends Nov 27, 10:00 AMEnd',
    'The post “Low water”By Ada, ends Nov 27, 10:00 AMEnd',
  ]);
  await user.click(screen.getByRole('button', { name: 'End: The site on Dec 3, 9:00 AM' }));
  await waitFor(() => expect(readItems()).toHaveLength(5));
  expect(calls).toContainEqual({ path: 'previews.end', input: { id: 'b' } });
});

function readItems(): (string | null)[] {
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}
