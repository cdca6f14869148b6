import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { ExportCard } from './export-card.tsx';

const OFF = {
  'scheduledExports.schedule': () => ({ every: 'off', hasPeople: false, startedAt: null, problem: null }),
  'scheduledExports.list': () => [],
};

/** The server, which asks for the password once. @returns the addresses that were asked for */
function openServer(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (asked.length === 1)
      return Response.json({ error: 'Enter your password again.', needsPassword: true }, { status: 403 });
    const headers = { 'Content-Disposition': 'attachment; filename="site-2026-11-28.zip"' };
    return new Response('PK', { headers });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('people are in the file only when they are chosen, after the password', async () => {
  const asked = openServer();
  const { user, calls } = await renderStaff(<ExportCard />, { ...OFF, 'auth.confirmPassword': () => ({}) });
  await user.click(screen.getByRole('checkbox', { name: /Include subscribers and inquiries/ }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText(/personal data of all subscribers/)).toBeTruthy();
  await user.type(screen.getByLabelText(/password/i), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Save the file' }));
  expect(await screen.findByText('site-2026-11-28.zip was saved.')).toBeTruthy();
  expect(asked).toEqual(Array(2).fill('/api/export?format=archive&include=people'));
  expect(calls.map(({ path }) => path)).toContain('auth.confirmPassword');
});

test('another program gets no people', async () => {
  const asked = openServer();
  const { user } = await renderStaff(<ExportCard />, OFF);
  await user.click(screen.getByRole('checkbox', { name: /Include subscribers/ }));
  await user.click(screen.getByRole('radio', { name: /Ghost/ }));
  expect(screen.queryByRole('checkbox')).toBe(null);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByText('The file holds drafts that are not public yet.');
  expect(asked).toEqual(['/api/export?format=ghost']);
});
