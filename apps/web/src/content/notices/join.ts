import { PASSWORD_LENGTH } from '@tideline/domain/staff/staff';

/** The page behind the link of an invitation to the team. */
export const joinPage = {
  title: 'Join the team',
  loading: 'Opening the invitation...',
  ended: 'This link does not work',
  address: 'You will sign in as',
  name: 'Your name',
  password: 'Choose a password',
  passwordHint: `At least ${PASSWORD_LENGTH.min} characters. Several unrelated words are easy to remember and hard to guess.`,
  button: 'Create my account',
  pending: 'Creating...',
};
