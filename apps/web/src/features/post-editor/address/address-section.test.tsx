import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildPostSummary } from '../../../testing/build-entities.ts';
import { refusal, renderStaff, type Answers } from '../../../testing/render-staff.tsx';
import type { DetailsProps } from '../details/details-props.ts';
import { EMPTY_POST_FORM } from '../post-form.ts';
import { AddressSection } from './address-section.tsx';

const PUBLISHED = buildPostSummary({ status: 'published', firstPublishedAt: '2026-01-01T00:00:00.000Z' });
const DRAFT = buildPostSummary();

async function renderSection(post: typeof DRAFT | null, answers: Answers = {}, address = '') {
  const onChange = vi.fn<DetailsProps['onChange']>();
  const onMoved = vi.fn<DetailsProps['onMoved']>();
  const form = { ...EMPTY_POST_FORM, address };
  const stored = { id: post?.id ?? null, key: post?.key ?? null, base: form, version: 1, pending: null };
  const unused = {
    isChanged: false,
    timeZone: 'UTC',
    siteTitle: '',
    failedPicture: null,
    onPictureFail: vi.fn<() => void>(),
  };
  const { user, calls } = await renderStaff(
    <AddressSection {...unused} {...{ form, stored, onChange, onMoved }} onJump={vi.fn<() => void>()} />,
    { 'posts.byId': () => post, ...answers },
  );
  return { user, calls, onChange, onMoved };
}

test('before the first publication, the field writes an address of what is typed and shows the typing', async () => {
  const { onChange } = await renderSection(DRAFT);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' });
  expect(field.placeholder).toBe('low-tide');
  fireEvent.change(field, { target: { value: 'High Tide & Co' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ address: 'high-tide-co' });
  expect(screen.getByText(/Follows the title until you write one/)).toBeTruthy();
});

test('an address set by hand says so; emptied, it follows the title again', async () => {
  const { onChange } = await renderSection(null, {}, 'high-tide');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' });
  expect(field.value).toBe('high-tide');
  expect(screen.getByText(/Set manually/)).toBeTruthy();
  fireEvent.change(field, { target: { value: ' - ' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ address: '' });
});

test('the address of a published post is changed by a dialog, which says where it will be', async () => {
  const moved = { ...PUBLISHED, id: 'high-tide' };
  const { user, calls, onMoved } = await renderSection(PUBLISHED, { 'posts.update': () => moved });
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  const dialog = screen.getByRole('dialog', { name: 'Change address' });
  const field = screen.getByRole('textbox', { name: 'New address' });
  const button = () =>
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Change address');
  expect(button()?.disabled).toBe(true); // the same address
  await user.clear(field);
  await user.type(field, 'High Tide');
  expect(screen.getByText('The post will be at /blog/high-tide.')).toBeTruthy();
  expect(dialog.textContent).toContain('/blog/low-tide will redirect to the new address permanently.');
  await user.click(button() as HTMLElement);
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledExactlyOnceWith(moved));
  const input = { id: 'low-tide', key: 'low-tide', changes: { address: 'high-tide' } };
  expect(calls).toContainEqual({ path: 'posts.update', input });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a taken address is refused in the dialog, which stays open with what was typed', async () => {
  const { user, onMoved } = await renderSection(PUBLISHED, {
    'posts.update': () => {
      throw refusal('BAD_REQUEST', 'Another post already uses this address.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New address' });
  await user.type(field, '-2{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Another post already uses this address.');
  expect(field.value).toBe('low-tide-2');
  expect(onMoved).not.toHaveBeenCalled();
});

test('an unpublished post shows what its visitors get, and a choice takes effect at once', async () => {
  const { user, calls } = await renderSection(
    { ...PUBLISHED, status: 'draft' },
    { 'addresses.unpublished': () => ({ answer: 'gone' }), 'addresses.setUnpublished': () => ({}) },
  );
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Visitors of this address then get' });
  expect(choice.value).toBe('gone');
  const sent = () => calls.filter(({ path }) => path === 'addresses.setUnpublished').map(({ input }) => input);
  await user.selectOptions(choice, 'redirect');
  expect(sent()).toEqual([]); // without a page
  await user.type(screen.getByRole('textbox', { name: 'Page' }), ' /services ');
  await user.tab();
  const ref = { id: 'low-tide', key: 'low-tide' };
  await vi.waitFor(() =>
    expect(sent()).toEqual([{ ...ref, unpublished: { answer: 'redirect', target: '/services' } }]),
  );
  await user.selectOptions(screen.getByRole('combobox'), 'hidden');
  await vi.waitFor(() => expect(sent().at(-1)).toEqual({ ...ref, unpublished: { answer: 'hidden' } }));
});

test('a page that does not exist is refused beside the choice', async () => {
  const { user } = await renderSection(
    { ...PUBLISHED, status: 'draft' },
    {
      'addresses.unpublished': () => ({ answer: 'hidden' }),
      'addresses.setUnpublished': () => {
        throw refusal('BAD_REQUEST', 'No other post has this address.');
      },
    },
  );
  await user.selectOptions(await screen.findByRole('combobox'), 'redirect');
  await user.type(screen.getByRole('textbox', { name: 'Page' }), '/blog/low-tide');
  await user.tab();
  expect((await screen.findByRole('alert')).textContent).toBe('No other post has this address.');
});
