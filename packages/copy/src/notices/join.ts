/** The page behind the link of an invitation to the team. */
export const joinPage = {
  title: 'Join the team',
  loading: 'Opening the invitation...',
  ended: 'This link does not work',
  address: 'You will sign in as',
  name: 'Your name',
  password: 'Choose a password',
  button: 'Create my account',
  pending: 'Creating...',
};
