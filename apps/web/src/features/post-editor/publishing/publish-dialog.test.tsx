import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EMPTY_POST_FORM } from '../post-form.ts';
import { PublishDialog, type PublishDialogProps } from './publish-dialog.tsx';

const WRITTEN = { ...EMPTY_POST_FORM, title: 'Low tide', content: 'Words.', excerpt: 'Short.' };

function renderDialog(props: Partial<PublishDialogProps> = {}) {
  const onPublish = vi.fn<PublishDialogProps['onPublish']>();
  const onClose = vi.fn<() => void>();
  render(
    <PublishDialog
      form={WRITTEN}
      missing={[]}
      asksWhen
      failedPicture={null}
      timeZone="America/Los_Angeles"
      {...{ onPublish, onClose, ...props }}
    />,
  );
  return { onPublish, onClose, user: userEvent.setup() };
}

test('names what is missing, and publishes only on request', async () => {
  const { user, onPublish, onClose } = renderDialog({ missing: ['title', 'content'] });
  const dialog = screen.getByRole('dialog', { name: 'Publish anyway?' });
  expect(dialog.textContent).toContain('This post has no title and no content.');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect([onPublish.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
  expect(onPublish).toHaveBeenCalledOnce();
});

test('publishes now with one press; a missing picture is no question', async () => {
  const { user, onPublish } = renderDialog();
  expect(screen.queryByText(/featured image|Worth a look/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(onPublish).toHaveBeenCalledExactlyOnceWith({ status: 'published', publishDay: '', publishTime: '' });
});

test('a date to come schedules, and the button names it; without a day it asks for one', async () => {
  const { user, onPublish } = renderDialog();
  await user.click(screen.getByRole('radio', { name: 'On a date' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getByText('Choose a date.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Publish date'), { target: { value: '2099-12-01' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:30' } });
  await user.click(screen.getByRole('button', { name: 'Schedule for Dec 1, 2099, 9:30 AM' }));
  const time = { status: 'scheduled', publishDay: '2099-12-01', publishTime: '09:30' };
  expect(onPublish).toHaveBeenCalledExactlyOnceWith(time);
});

test('a date that is past is kept, and publishes at once', async () => {
  const { user, onPublish } = renderDialog({ form: { ...WRITTEN, status: 'published', publishDay: '2020-01-02' } });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const time = { status: 'published', publishDay: '2020-01-02', publishTime: '' };
  expect(onPublish).toHaveBeenCalledExactlyOnceWith(time);
});

test('a post that readers already see keeps its date', async () => {
  const { user, onPublish } = renderDialog({ asksWhen: false, missing: ['content'] });
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
  expect(onPublish).toHaveBeenCalledExactlyOnceWith({});
});
