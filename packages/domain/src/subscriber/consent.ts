/**
 * What people agree to. The sentence that a person saw is stored with the sign-up: change it here, and the form, the
 * confirmation page and later sign-ups have the new one.
 */
export const CONSENT_SENTENCES = {
  /** Beside the sign-up form. */
  form: 'Weekly emails with one idea you can put to work. No spam. Unsubscribe any time.',
  /** On the page that the confirmation mail leads to, above its button. */
  confirmation:
    'Confirm that you want our newsletter: weekly emails with one idea you can put to work. You can unsubscribe any time.',
} as const;
