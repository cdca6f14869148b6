import type { SignUpOutcome } from '@tideline/domain/subscriber/sign-up-outcome';

/** The sign-up form wherever it is embedded. Its promise is stored with each sign-up. */
export const newsletter = {
  heading: 'One useful email a week',
  promise: 'Weekly emails with one idea you can put to work. No spam. Unsubscribe any time.',
  emailLabel: 'Email Address',
  emailPlaceholder: 'you@example.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  /** Before the subject of the newest issue. */
  latest: 'Read the latest issue:',
  /** The link to all issues. */
  archive: 'Newsletter archive',
  outcomes: {
    subscribed: {
      title: 'Successfully subscribed!',
      text: 'Thank you for subscribing to our newsletter.',
    },
    known: {
      title: "You're already subscribed!",
      text: "You've already successfully been subscribed to our newsletter!",
    },
    confirm: {
      title: 'Successfully subscribed!',
      text: 'One step is left: open the email that we sent you and press the button behind its link.',
    },
    'confirm-again': {
      title: 'One step is left',
      text: 'We sent the email again. Open it and press the button behind its link; it may be in the spam folder.',
    },
    'confirm-later': {
      title: 'One step is left',
      text: 'We sent the email three times today. Please look for it in the spam folder too, or sign up again tomorrow.',
    },
  } satisfies Record<SignUpOutcome, { title: string; text: string }>,
  failure: {
    title: 'Error',
    text: 'Failed to subscribe. Please try again.',
  },
};
