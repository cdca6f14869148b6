import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedBackup } from '@tideline/domain/site/backup';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { BackupCard } from './backup-card.tsx';

const PROVEN: ListedBackup = {
  id: 'proven',
  startedAt: '2026-11-21T11:00:00.000Z',
  fileName: '2026-11-21T11-00-00-000Z.tideline-backup.tar.gz',
  bytes: 2_500_000,
  rowCount: 1_234,
  provenAt: '2026-11-21T11:01:00.000Z',
  problem: null,
  unchangedAt: null,
  occasion: 'by hand',
  isDownloadable: true,
  restoreCommand: 'npm run restore -- /srv/backups/one.tar.gz --replace',
};
const FAILED: ListedBackup = {
  ...PROVEN,
  id: 'failed',
  provenAt: null,
  problem: 'The disk is full.',
  occasion: 'nightly',
  isDownloadable: false,
  restoreCommand: null,
};

test('each backup shows its proof or why it failed, and how to restore it', async () => {
  await renderStaff(<BackupCard />, { 'backup.list': () => [FAILED, PROVEN] });
  const [failed, proven] = await screen.findAllByRole('listitem');
  expect(failed?.textContent).toContain('Nightly');
  expect(failed?.textContent).toContain('The disk is full.');
  expect(proven?.textContent).toContain('By handProven1,234 rows, 2.5 MB');
  expect(proven?.textContent).toContain('npm run restore -- /srv/backups/one.tar.gz --replace');
  expect(within(proven ?? document.body).getByRole('button', { name: `Download ${PROVEN.fileName}` })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Backups Failed' })).toBeTruthy();
});

test('a backup that is being made blocks a second one until it is proven', async () => {
  let list: ListedBackup[] = [];
  const running: ListedBackup = { ...PROVEN, provenAt: null, isDownloadable: false, restoreCommand: null };
  const { user } = await renderStaff(<BackupCard />, {
    'backup.list': () => list,
    'backup.start': () => {
      list = [running];
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Back up now' }));
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Backing up...' })).toMatchObject({
    disabled: true,
  });
  list = [PROVEN];
  expect(await screen.findByRole('button', { name: 'Back up now' }, { timeout: 5_000 })).toBeTruthy();
});
