/**
 * Consent texts. The sentence shown to a person is stored with the sign-up: a change here applies to the form, unless staff
 * have changed its words, the confirmation page and later sign-ups.
 */
export const CONSENT_SENTENCES = {
  /** Beside the sign-up form. */
  form: 'Weekly emails with one idea you can put to work. No spam. Unsubscribe any time.',
  /** Shown above the button of the page behind the confirmation link. */
  confirmation:
    'Confirm that you want our newsletter: weekly emails with one idea you can put to work. You can unsubscribe any time.',
} as const;
