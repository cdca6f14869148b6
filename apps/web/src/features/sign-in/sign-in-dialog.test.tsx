import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../testing/render-staff.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';

const nothing = () => undefined;
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('what someone is typing when the session ends does not go into the dialog', async () => {
  const { user } = await renderStaff(
    <SignInDialog open notice="Your session has ended." onClose={nothing} onSignedIn={nothing} />,
  );
  await user.keyboard('my secret draft');
  expect([valueOf('Email'), valueOf('Password')]).toEqual(['', '']);
  await user.tab();
  await user.tab();
  await user.keyboard('ada@example.com');
  expect(valueOf('Email')).toBe('ada@example.com');
});

test('opened on purpose, the dialog begins in its first field', async () => {
  const { user } = await renderStaff(<SignInDialog open onClose={nothing} onSignedIn={nothing} />);
  await user.keyboard('ada@example.com');
  expect(valueOf('Email')).toBe('ada@example.com');
});
