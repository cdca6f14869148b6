/** The second step of staff sign-in, for accounts that require a code. Separate from site.ts, as no public page needs it. */
export const signInCode = {
  app: {
    label: 'Code',
    intro: 'Enter the 6-digit code that your authenticator app shows.',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    intro: 'Enter one of the recovery codes that you saved. Each works once.',
    other: 'Use the app instead',
  },
  back: 'Back',
};
