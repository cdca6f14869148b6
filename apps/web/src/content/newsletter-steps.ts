import type { SiteLink } from './site-link.ts';

/** What the links in mails to subscribers lead to, in the order in which people see it. */
export type NewsletterStep = {
  title: string;
  text: string;
  /** A step that waits for a yes; the others say what came of it. */
  button?: string;
};

export const newsletterSteps: Record<string, NewsletterStep> = {
  confirm: {
    title: 'One press and you’re in',
    text: 'Confirm that you want our newsletter: weekly emails with one idea you can put to work. You can unsubscribe any time.',
    button: 'Confirm subscription',
  },
  confirmed: {
    title: 'You’re on the list',
    text: 'Thank you for confirming. The next weekly email is yours; the way out is in every one of them.',
  },
  unsubscribe: {
    title: 'Leaving the newsletter?',
    text: 'One press and we stop writing to you. Nothing else changes, and you can sign up again whenever you like.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You’re unsubscribed',
    text: 'We won’t send you the newsletter any more. We keep a scrambled note of your address, only so that nobody adds it again by mistake.',
  },
  ended: {
    title: 'This link has ended',
    text: 'It was used already, is older than seven days, or was cut short on its way. If you have confirmed before, all is well; if not, please sign up once more.',
  },
};

export const newsletterStepLinks: { ended: SiteLink[]; others: SiteLink[] } = {
  ended: [
    { label: 'Sign up again', to: '/', hash: 'blog' },
    { label: 'Our Blog', to: '/blog' },
  ],
  others: [
    { label: 'Our Blog', to: '/blog' },
    { label: 'Home', to: '/' },
  ],
};
