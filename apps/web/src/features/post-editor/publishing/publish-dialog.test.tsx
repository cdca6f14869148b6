import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, renderStaff } from '../../../testing/render-staff.tsx';
import { EMPTY_POST_FORM } from '../post-form.ts';
import { PublishDialog, type PublishDialogProps } from './publish-dialog.tsx';

const WRITTEN = { ...EMPTY_POST_FORM, title: 'Low tide', content: 'Words.', excerpt: 'Short.', author: 'Ada Byron' };

// Another file of the same worker may have signed in with fewer rights.
beforeEach(() => localStorage.clear());

async function renderDialog(props: Partial<PublishDialogProps> = {}, answers: Answers = {}) {
  const onPublish = vi.fn<PublishDialogProps['onPublish']>();
  const onByline = vi.fn<PublishDialogProps['onByline']>();
  const onClose = vi.fn<() => void>();
  const { user } = await renderStaff(
    <PublishDialog
      form={WRITTEN}
      missing={[]}
      asksWhen
      failedPicture={null}
      timeZone="America/Los_Angeles"
      {...{ onPublish, onByline, onClose, ...props }}
    />,
    {
      'authors.list': () => [{ name: 'Grace Hopper', pictureUrl: null }],
      'posts.categories': () => ['Tides'],
      'mail.sender': () => ({ server: null }),
      'issues.audience.count': () => ({ included: 412, excluded: [], words: '' }),
      ...answers,
    },
  );
  return { onPublish, onByline, onClose, user };
}

test('names what is missing, and publishes only on request', async () => {
  const { user, onPublish, onClose } = await renderDialog({ missing: ['title', 'content'] });
  const dialog = screen.getByRole('dialog', { name: 'Publish anyway?' });
  expect(dialog.textContent).toContain('This post has no title and no content.');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect([onPublish.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
  expect(onPublish).toHaveBeenCalledOnce();
});

test('publishes now with one press; a missing picture is no question', async () => {
  const { user, onPublish } = await renderDialog();
  expect(screen.queryByText(/featured image|Worth a look/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(onPublish).toHaveBeenCalledExactlyOnceWith({ status: 'published', publishDay: '', publishTime: '' }, null);
});

test('a date is the next workday at first; the button names it; without a day it asks for one', async () => {
  const { user, onPublish } = await renderDialog();
  await user.click(screen.getByRole('radio', { name: 'On a date' }));
  expect(screen.getByRole('button', { name: /^Schedule for .* 9:00 AM$/ })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Publish date'), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getByText('Choose a date.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Publish date'), { target: { value: '2099-12-01' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:30' } });
  await user.click(screen.getByRole('button', { name: 'Schedule for Dec 1, 2099, 9:30 AM' }));
  const time = { status: 'scheduled', publishDay: '2099-12-01', publishTime: '09:30' };
  expect(onPublish).toHaveBeenCalledExactlyOnceWith(time, null);
});

test('a date that is past is kept, and publishes at once', async () => {
  const { user, onPublish } = await renderDialog({
    form: { ...WRITTEN, status: 'published', publishDay: '2020-01-02' },
  });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const time = { status: 'published', publishDay: '2020-01-02', publishTime: '' };
  expect(onPublish).toHaveBeenCalledExactlyOnceWith(time, null);
});

test('a post that readers already see keeps its date', async () => {
  const { user, onPublish } = await renderDialog({ asksWhen: false, missing: ['content'] });
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
  expect(onPublish).toHaveBeenCalledExactlyOnceWith({}, null);
});

test('the byline is changed in its place', async () => {
  const { user, onByline } = await renderDialog();
  await screen.findByRole('option', { name: 'Grace Hopper' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Author' }), 'Grace Hopper');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Tides');
  expect(onByline.mock.calls).toEqual([[{ author: 'Grace Hopper' }], [{ category: 'Tides' }]]);
});

test('with a mail server, it also goes to the readers of the newsletter, on request', async () => {
  const { user, onPublish } = await renderDialog({}, { 'mail.sender': () => ({ server: '127.0.0.1:25' }) });
  await user.click(await screen.findByRole('checkbox', { name: /^Also send it to 412 readers/ }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(onPublish).toHaveBeenCalledExactlyOnceWith({ status: 'published', publishDay: '', publishTime: '' }, 412);
});
