/** Further ways in, below the documented sign-in. */
export const signInWays = {
  passkey: 'Use a passkey',
  passkeyPending: 'Waiting for the passkey...',
  forgot: 'Forgot password?',
};

/** The request for a link that sets a new password. */
export const forgotPassword = {
  intro: 'We send a link to the address of your account. It sets a new password, once, within one hour.',
  submit: 'Send link',
  submitting: 'Sending...',
  sent: 'If an account has this address, an email with a link is on its way. Two-step sign-in and passkeys stay as they are.',
  withoutMail:
    'This site sends no email. Someone with access to the server sets a new password with the command npm run admin -- reset, followed by your email address.',
  back: 'Back to sign-in',
};

/** The page behind that link. */
export const newPasswordPage = {
  title: 'Set a new password',
  text: 'It replaces the one that you forgot, and ends all sessions of your account. Two-step sign-in and passkeys stay as they are.',
  label: 'New password',
  show: 'Show password',
  submit: 'Set password',
  submitting: 'Setting...',
  withoutScript: 'This page, like the sign-in, needs JavaScript.',
  doneTitle: 'Your new password is set',
  doneText: 'All sessions of your account have ended. We have sent you an email about it.',
  signIn: 'Continue to sign-in',
};
