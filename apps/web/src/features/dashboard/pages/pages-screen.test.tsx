import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { PagesScreen } from './pages-screen.tsx';

const DRAFT = { version: 'v', baseVersion: 0, goesLiveAt: null, isHeld: false, savedBy: 'Ada', savedAt: '' };
const PAGE = { path: '/', changedFields: 0, version: 0, publishedAt: null, publishedBy: null, draft: null };

test('lists the pages with what is changed in them; each opens in the editor', async () => {
  await renderStaff(<PagesScreen />, {
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
  ];
  expect(rows).toEqual(expected.map((words) => expect.stringMatching(words)));
});
