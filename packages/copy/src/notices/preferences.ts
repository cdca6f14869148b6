import type { SubscriberFrequency } from '@tideline/domain/subscriber/subscriber';

/** The page behind the link to one's preferences in each issue. */
export const preferencesPage = {
  title: 'Your newsletter',
  text: 'Choose topics and how often we write, unsubscribe, or ask for what we store about you.',
  /** Beside the button of the page that unsubscribes. */
  instead: { text: 'Fewer emails, or only some topics?', link: 'Change your choices instead' },
  address: 'These are the choices for',
  saved: 'Your choices are saved.',
  topics: 'What would you like to read about?',
  frequency: 'How often?',
  frequencies: {
    every: 'Every issue, as it is sent',
    monthly: 'One digest a month',
  } satisfies Record<SubscriberFrequency, string>,
  save: 'Save choices',
  leave: {
    title: 'Unsubscribe',
    text: 'We stop writing to you at once. A reason helps us, and is stored without your address.',
    reason: 'Why are you leaving?',
    none: 'No reason',
    comment: 'In your own words',
    button: 'Unsubscribe',
  },
  gone: {
    text: 'This address does not get the newsletter. You can sign up again whenever you like.',
    link: 'Sign up again',
  },
  data: {
    title: 'Your data',
    text: 'You can have a file with everything that we store about this address, or have it erased. Emails get forwarded, so we first send a link to the address itself. It works once, for one hour.',
    download: 'Send me a link to download',
    erase: 'Send me a link to erase',
    /** Shown where the site sends no mail; the contact email follows. */
    write:
      'For a file with everything that we store about this address, or to have it erased, write to us from that address:',
  },
};
