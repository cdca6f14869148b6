import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { PictureQueueList } from './picture-queue-list.tsx';
import type { PictureJob } from './use-picture-queue.ts';

function buildJob(id: number, changes: Partial<PictureJob>): PictureJob {
  const file = new File(['x'], `quay-${id}.png`, { type: 'image/png' });
  const start = { state: 'waiting' as const, part: 0, error: null, picture: null };
  return { id, file, alt: '', at: 0, isParagraph: true, batch: 1, ...start, ...changes };
}

test('shows the progress of each picture, and names the one that failed', async () => {
  const onRetry = vi.fn<(id: number) => void>();
  const onDrop = vi.fn<(id: number) => void>();
  const jobs = [
    buildJob(1, { state: 'sending', part: 0.42 }),
    buildJob(2, {}),
    buildJob(3, { state: 'failed', error: 'No connection.' }),
  ];
  const { user } = await renderStaff(<PictureQueueList jobs={jobs} onRetry={onRetry} onDrop={onDrop} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading quay-1.png' }).getAttribute('value')).toBe('42');
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Waiting');
  const failed = screen.getByRole('alert');
  expect(failed.textContent).toBe('quay-3.png was not uploadedNo connection.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledWith(3);
  const first = screen.getAllByRole('listitem')[0];
  if (first) await user.click(within(first).getByRole('button', { name: 'Cancel quay-1.png' }));
  expect(onDrop).toHaveBeenCalledWith(1);
});
