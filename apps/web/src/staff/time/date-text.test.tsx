import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../testing/render-staff.tsx';
import { DateText } from './date-text.tsx';

test('a date is relative, and in full in the zone of the agency on hover', async () => {
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await renderStaff(
    <>
      <DateText iso={anHourAgo} />
      <DateText iso="2026-01-01T02:00:00.000Z" />
    </>,
  );
  const [recent, old] = screen.getAllByRole('time');
  expect(recent?.textContent).toBe('1 hour ago');
  expect(old?.getAttribute('title')).toContain('December 31, 2025');
  expect(old?.getAttribute('datetime')).toBe('2026-01-01T02:00:00.000Z');
});
