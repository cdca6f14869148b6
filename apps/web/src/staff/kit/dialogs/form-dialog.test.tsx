import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { trpc } from '../../../lib/calls/trpc.ts';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useForm } from './use-form.ts';

type TopicDialogProps = { whole?: 'name'; onSaved?: () => void };

function TopicDialog({ whole, onSaved }: TopicDialogProps) {
  const add = trpc.topics.add.useMutation({ onSuccess: onSaved });
  const form = useForm({ name: '', description: '' }, add, whole);
  return (
    <FormDialog
      title="Add topic"
      form={form}
      passwordReason="Topics ask for the password."
      onSubmit={() => add.mutate(form.values)}
      onClose={() => undefined}
    >
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Description" {...form.field('description')} />
    </FormDialog>
  );
}

function alerts() {
  return screen.getAllByRole('alert').map(({ textContent }) => textContent);
}

test('sends the values of its fields', async () => {
  const onSaved = vi.fn<() => void>();
  const { user, calls } = await renderStaff(<TopicDialog onSaved={onSaved} />, { 'topics.add': () => ({}) });
  await user.type(screen.getByLabelText('Name'), 'SEO');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(calls).toContainEqual({ path: 'topics.add', input: { name: 'SEO', description: '' } });
});

test('shows an error at its field, which gets the focus', async () => {
  const { user } = await renderStaff(<TopicDialog />, {
    'topics.add': () => {
      throw refusal('BAD_REQUEST', 'Description: too long.', [{ path: 'description', message: 'It is too long.' }]);
    },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const field = await screen.findByRole('textbox', { description: 'It is too long.' });
  expect(field).toBe(screen.getByLabelText('Description'));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(alerts()).toEqual(['']);
});

test.each([
  [undefined, ['Another topic has this name.']],
  ['name' as const, ['']],
])('shows another failure above the buttons, or at the field %s', async (whole, foot) => {
  const { user } = await renderStaff(<TopicDialog whole={whole} />, {
    'topics.add': () => {
      throw refusal('CONFLICT', 'Another topic has this name.');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Another topic has this name.');
  expect(alerts()).toEqual(foot);
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe(whole ? 'true' : null);
});

test('asks for the password when the server requires it, then sends again', async () => {
  const onSaved = vi.fn<() => void>();
  let isConfirmed = false;
  const { user } = await renderStaff(<TopicDialog onSaved={onSaved} />, {
    'topics.add': () => {
      if (!isConfirmed) throw refusal('FORBIDDEN', 'Confirm your password.', undefined, { needsPassword: true });
      return {};
    },
    'auth.confirmPassword': () => {
      isConfirmed = true;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(await screen.findByLabelText(/Your password/), 'correct horse');
  expect(screen.getByText('Topics ask for the password.')).toBeDefined();
  const [, confirm] = screen.getAllByRole('button', { name: 'Save' });
  if (confirm) await user.click(confirm);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});
