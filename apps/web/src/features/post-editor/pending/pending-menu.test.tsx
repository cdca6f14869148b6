import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { EMPTY_POST_FORM } from '../post-form.ts';
import type { SaveAct } from '../saving/save-act.ts';
import type { StoredPending } from '../saving/stored-post.ts';
import { PendingMenu } from './pending-menu.tsx';
import { PendingNotice } from './pending-notice.tsx';

const PENDING: StoredPending = {
  version: crypto.randomUUID(),
  baseVersion: 1,
  goesLiveAt: '2026-12-01T17:30:00.000Z',
  isHeld: false,
  savedBy: 'Maya',
  savedAt: '2026-11-20T18:00:00.000Z',
};

async function renderMenu(pending: StoredPending | null) {
  const onSave = vi.fn<(act: SaveAct) => void>();
  const stored = { id: 'tides', key: 'tides', base: EMPTY_POST_FORM, version: 1, pending };
  const menu = <PendingMenu stored={stored} timeZone="America/Los_Angeles" isDisabled={false} onSave={onSave} />;
  const { user } = await renderStaff(menu);
  await user.click(screen.getByRole('button', { name: 'Update later' }));
  return { user, onSave };
}

test('changes are kept as a pending draft, without a date', async () => {
  const { user, onSave } = await renderMenu(null);
  await user.click(screen.getByRole('menuitem', { name: 'Keep as pending draft' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ to: 'pending', goesLiveAt: null });
});

test('an update is scheduled in the agency’s time zone; the date so far is filled in', async () => {
  const { user, onSave } = await renderMenu(PENDING);
  await user.click(screen.getByRole('menuitem', { name: 'Change the date of the update…' }));
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2026-12-01');
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('09:30');
  expect(screen.getByText(/Los Angeles time\./)).toBeTruthy();
  await user.clear(screen.getByLabelText('Day'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Schedule update' }).disabled).toBe(true);
  await user.type(screen.getByLabelText('Day'), '2026-12-24');
  await user.click(screen.getByRole('button', { name: 'Schedule update' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ to: 'pending', goesLiveAt: '2026-12-24T09:30' });
});

test.each([
  [{ goesLiveAt: null }, 'Visitors see the live post as it is.'],
  [{}, 'Goes live December 1, 2026 at 9:30 AM'],
  [{ isHeld: true }, 'the live post was changed in the same fields'],
])('the notice of pending changes %j says “%s”, and by whom', async (changes, words) => {
  const onDiscard = vi.fn<() => void>();
  const notice = (
    <PendingNotice
      pending={{ ...PENDING, ...changes }}
      timeZone="America/Los_Angeles"
      isDiscarding={false}
      onDiscard={onDiscard}
    />
  );
  const { user } = await renderStaff(notice);
  const region = screen.getByRole('region', { name: 'Pending changes' });
  expect(region.textContent).toContain(words);
  expect(region.textContent).toContain('Maya');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});
