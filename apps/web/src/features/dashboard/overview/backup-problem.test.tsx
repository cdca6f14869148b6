import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Backup } from '@tideline/domain/site/backup';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { ProblemList } from './problem-list.tsx';

const WARNING = { name: 'Backups have stopped' };
const PROVEN: Backup = {
  id: 'proven',
  startedAt: '2026-11-21T11:00:00.000Z',
  fileName: '2026-11-21T11-00-00-000Z.tideline-backup',
  bytes: 1,
  rowCount: 1,
  provenAt: '2026-11-21T11:00:00.000Z',
  problem: null,
  unchangedAt: null,
};
const FAILED: Backup = {
  ...PROVEN,
  id: 'failed',
  startedAt: '2026-11-21T12:00:00.000Z',
  fileName: '',
  provenAt: null,
  problem: 'The database is damaged: database disk image is malformed.',
};

test('a failed backup is a warning with the reason, the time and the last proven backup', async () => {
  await renderStaff(<ProblemList />, { 'backup.status': () => ({ latest: FAILED, lastProven: PROVEN }) });
  const warning = await screen.findByRole('region', WARNING);
  expect(warning.textContent).toContain('The database is damaged: database disk image is malformed.');
  expect(warning.textContent).toContain('Last attempt: November 21, 2026 at 4:00 AM PST.');
  expect(warning.textContent).toContain(`Last proven backup: November 21, 2026 at 3:00 AM PST, ${PROVEN.fileName}.`);
});

test('a failed first backup says that there is none', async () => {
  await renderStaff(<ProblemList />, { 'backup.status': () => ({ latest: FAILED, lastProven: null }) });
  expect((await screen.findByRole('region', WARNING)).textContent).toContain('Last proven backup: none.');
});

test.each([
  ['has succeeded', PROVEN],
  ['is running', { ...FAILED, problem: null }],
])('there is no warning while the latest backup %s', async (_name, latest) => {
  const { calls } = await renderStaff(<ProblemList />, { 'backup.status': () => ({ latest, lastProven: PROVEN }) });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('backup.status');
  expect(screen.queryByRole('region', WARNING)).toBeNull();
});
