import { screen } from '@testing-library/react';
import { CONTACT_FIELDS, CONTACT_INPUTS } from '@tideline/domain/contact/contact';
import { expect, test, vi } from 'vitest';
import { buildContact } from '../../../testing/build-entities.ts';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { AddContactDialog } from './add-contact-dialog.tsx';

const nothing = () => undefined;
const QUESTION = {
  help: '',
  kind: 'short',
  choices: [],
  isRequired: true,
  page: null,
  package: null,
  isRetired: false,
};
const QUESTIONS = [
  { ...QUESTION, id: 'team', label: 'How large is your team?' },
  { ...QUESTION, id: 'agree', label: 'You may call me.', kind: 'consent' },
  { ...QUESTION, id: 'budget', label: 'Budget', kind: 'choice', choices: ['Low', 'High'], package: 'wave' },
];

test('asks for every field of the contact form and sends what was typed', async () => {
  const onAdded = vi.fn<() => void>();
  const { user, calls } = await renderStaff(<AddContactDialog onAdded={onAdded} onClose={nothing} />, {
    'contacts.add': () => buildContact(),
    'contacts.packages': () => [{ id: 'wave', name: 'WAVE' }],
    'questions.asked': () => QUESTIONS,
  });
  for (const field of CONTACT_INPUTS)
    expect(screen.getByLabelText(new RegExp(CONTACT_FIELDS[field].label))).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /First name/ }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Byron');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.com');
  await screen.findByRole('option', { name: 'WAVE' });
  await user.type(screen.getByRole('textbox', { name: 'How large is your team?' }), '12');
  expect(screen.queryByRole('combobox', { name: 'Budget' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Package' }), 'WAVE');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Budget' }), 'High');
  await user.click(screen.getByRole('checkbox', { name: 'You may call me.' }));
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Rang about a site.');
  await user.click(screen.getByRole('button', { name: 'Add inquiry' }));
  const sent = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', package: 'wave' };
  expect(calls.find(({ path }) => path === 'contacts.add')?.input).toMatchObject({
    ...sent,
    message: 'Rang about a site.',
    answers: { team: '12', budget: 'High', agree: 'Yes' },
  });
  expect(onAdded).toHaveBeenCalledOnce();
});

test('a refusal names the field, and nothing typed is lost', async () => {
  const { user } = await renderStaff(<AddContactDialog onAdded={nothing} onClose={nothing} />, {
    'contacts.packages': () => [],
    'questions.asked': () => [],
    'contacts.add': () => {
      throw refusal('BAD_REQUEST', 'Email address is required.', [
        { path: 'email', message: 'Email address is required.' },
      ]);
    },
  });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /First name/ });
  await user.type(name, 'Ada');
  await user.click(screen.getByRole('button', { name: 'Add inquiry' }));
  expect(await screen.findByText('Email address is required.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Email/ }).getAttribute('aria-invalid')).toBe('true');
  expect(name.value).toBe('Ada');
});
