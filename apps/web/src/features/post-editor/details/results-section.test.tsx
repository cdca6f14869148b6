import { screen } from '@testing-library/react';
import type { PostResultsDetail } from '@tideline/domain/trail/trail';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { ResultsSection } from './results-section.tsx';

const RESULTS: PostResultsDetail = {
  contacts: 3,
  clients: 1,
  value: 4_000,
  first: 2,
  last: 1,
  between: 1,
  newest: [
    {
      id: 'c',
      name: 'Ada Byron',
      reference: 'TL-1',
      status: 'won',
      value: 4_000,
      dateSubmitted: '2026-03-01T10:00:00Z',
    },
  ],
};

function renderResults(results: PostResultsDetail) {
  return renderStaff(<ResultsSection stored={{ id: 'tides' } as never} />, { 'trails.ofPost': () => results });
}

test('the editor shows what the post led to, by the place of the post, with the newest inquiries', async () => {
  await renderResults(RESULTS);
  expect(await screen.findByText('3 inquiries, 1 client, $4,000')).toBeTruthy();
  expect(screen.getByText('First post of the visit: 2. Last: 1. In between: 1.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Ada Byron' });
  expect(link.getAttribute('href')).toContain('contact=c');
  expect(link.parentElement?.textContent).toBe('Ada Byronwon, $4,000');
});

test('before the first inquiry it shows nothing', async () => {
  const { calls } = await renderResults({ ...RESULTS, contacts: 0 });
  await expect.poll(() => calls.some(({ path }) => path === 'trails.ofPost')).toBe(true);
  expect(screen.queryByText(/inquir/i)).toBeNull();
});
