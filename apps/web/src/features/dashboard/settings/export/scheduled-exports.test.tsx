import type { ExportSchedule, ScheduledExport } from '@tideline/domain/moving/scheduled-export';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { ScheduledExports } from './scheduled-exports.tsx';

const OFF: ExportSchedule = { every: 'off', hasPeople: false, startedAt: null, problem: null };
const ARCHIVE: ScheduledExport = {
  fileName: '2026-11-21T18-00-00-000Z.site-with-people.zip',
  madeAt: '2026-11-21T18:00:00.000Z',
  bytes: 2_500_000,
  hasPeople: true,
};

test('people are in the archives only when they are chosen, after the password', async () => {
  let [isConfirmed, saved] = [false, OFF];
  const { user, calls } = await renderStaff(<ScheduledExports />, {
    'scheduledExports.schedule': () => saved,
    'scheduledExports.list': () => [],
    'scheduledExports.setSchedule': (sent: ExportSchedule) => {
      if (!isConfirmed) throw refusal('FORBIDDEN', 'Give it again.', undefined, { needsPassword: true });
      saved = { ...OFF, ...sent };
      return saved;
    },
    'auth.confirmPassword': () => {
      isConfirmed = true;
      return {};
    },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Write an archive' }), 'Every week');
  const people = screen.getByRole<HTMLInputElement>('checkbox', { name: /Include subscribers and inquiries/ });
  expect(people.checked).toBe(false);
  await user.click(people);
  await user.click(screen.getByRole('button', { name: 'Save Schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/personal data of all subscribers/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/Your password/), 'a long enough password');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The first archive follows within minutes.')).toBeTruthy();
  const sent = calls.filter(({ path }) => path === 'scheduledExports.setSchedule').map(({ input }) => input);
  const choice = { every: 'weekly', hasPeople: true };
  expect(sent).toEqual([choice, choice]);
});

test('each archive has its size and its download, and is deleted after a question', async () => {
  let list = [ARCHIVE];
  const { user, calls } = await renderStaff(<ScheduledExports />, {
    'scheduledExports.schedule': () => ({ ...OFF, every: 'weekly', problem: 'There is not enough space.' }),
    'scheduledExports.list': () => list,
    'scheduledExports.remove': () => {
      list = [];
      return {};
    },
  });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('2.5 MB')).toBeTruthy();
  expect(row.getByText('With people')).toBeTruthy();
  expect(row.getByRole('button', { name: `Download ${ARCHIVE.fileName}` })).toBeTruthy();
  expect(screen.getByText('The last archive was not written. There is not enough space.')).toBeTruthy();
  await user.click(row.getByRole('button', { name: `Delete: ${ARCHIVE.fileName}` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No archive has been written yet.')).toBeTruthy();
  expect(calls).toContainEqual({ path: 'scheduledExports.remove', input: { fileName: ARCHIVE.fileName } });
});
