import type { SiteLink } from './site-link.ts';

/** A page that a link in a mail to subscribers leads to, or that says what came of it. */
type NewsletterStep = { title: string; text: string } & (
  | {
      /** What the page waits for. */
      button: string;
      links?: undefined;
    }
  | { links: SiteLink[]; button?: undefined }
);

const ON: SiteLink[] = [
  { label: 'Our Blog', to: '/blog' },
  { label: 'Home', to: '/' },
];

export const newsletterSteps: Record<string, NewsletterStep> = {
  confirm: {
    title: 'One press and you’re in',
    text: 'Confirm that you want our newsletter: weekly emails with one idea you can put to work. You can unsubscribe any time.',
    button: 'Confirm subscription',
  },
  confirmed: {
    title: 'You’re on the list',
    text: 'Thank you for confirming. The next weekly email is yours, and you can unsubscribe any time.',
    links: ON,
  },
  unsubscribe: {
    title: 'Leaving the newsletter?',
    text: 'One press and we stop writing to you. Nothing else changes, and you can sign up again whenever you like.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You’re unsubscribed',
    text: 'We won’t send you the newsletter any more. We keep a scrambled note of your address, only so that nobody adds it again by mistake.',
    links: ON,
  },
  ended: {
    title: 'This link has ended',
    text: 'It was used already, is too old, or was cut short on its way. If you have confirmed before, all is well; if not, please sign up once more.',
    links: [
      { label: 'Sign up again', to: '/', hash: 'blog' },
      { label: 'Our Blog', to: '/blog' },
    ],
  },
};

/** The page of a name, as it stands in the address; undefined for any other name. */
export function newsletterStepAt(name: string): NewsletterStep | undefined {
  return Object.hasOwn(newsletterSteps, name) ? newsletterSteps[name] : undefined;
}
