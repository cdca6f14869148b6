import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Problem } from '@tideline/domain/site/problem';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { Problems } from './problems.tsx';

const BACKUP: Problem = {
  kind: 'backup',
  title: 'Backups have stopped',
  reasons: ['The disk is full.'],
  effect: '',
  lastWorkedAt: '2026-11-21T11:00:00.000Z',
};
const CALENDAR: Problem = {
  kind: 'calendar',
  title: 'Private calendars cannot be read',
  reasons: ['Ada: The site answered with status 500.', 'Bo: It took too long.'],
  effect: 'Appointments since then may be offered as free times.',
  lastWorkedAt: null,
};
const WEBHOOK: Problem = {
  kind: 'webhook',
  title: 'A webhook was disabled',
  reasons: [],
  effect: 'It gets no events.',
};

test('each problem is a region with its reasons, its effect, when it last worked and the way to mend it', async () => {
  await renderStaff(<Problems />, { 'problems.list': () => [BACKUP, CALENDAR, WEBHOOK] });
  const backup = await screen.findByRole('region', { name: 'Backups have stopped' });
  expect(backup.textContent).toContain('The disk is full.');
  expect(backup.textContent).toContain('Last worked: November 21, 2026 at 3:00 AM PST.');
  expect(backup.querySelector('a')?.getAttribute('href')).toBe('/admin?tab=settings&section=backup');
  const calendar = screen.getByRole('region', { name: 'Private calendars cannot be read' });
  expect([...calendar.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    ...CALENDAR.reasons,
    `${CALENDAR.effect} It has not worked yet. Calls in Settings`,
  ]);
  const webhook = screen.getByRole('region', { name: 'A webhook was disabled' });
  expect(webhook.textContent).not.toContain('worked');
});

test('there is nothing while everything works', async () => {
  const { calls } = await renderStaff(<Problems />, { 'problems.list': () => [] });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('problems.list');
  expect(screen.queryByRole('heading')).toBeNull();
});
