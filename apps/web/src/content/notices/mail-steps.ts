import type { SiteLink } from '../parts/site-link.ts';

/** A page that a link in a mail leads to, or that says what came of it. */
type MailStep = { title: string; text: string } & (
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

/** For subscribers. */
const newsletterSteps: Record<string, MailStep> = {
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

/** For staff, when somebody guesses at their password. */
const signInSteps: Record<string, MailStep> = {
  'let-in': {
    title: 'Let yourself in here',
    text: 'Press the button where you want to sign in. For a day, your account then takes your password from the network you are in now, whoever is guessing elsewhere.',
    button: 'Let me sign in here',
  },
  open: {
    title: 'You can sign in here now',
    text: 'Sign in the way you always do. Your password is still asked for, and your code if you use one.',
    links: [{ label: 'Home', to: '/' }],
  },
  ended: {
    title: 'This link has ended',
    text: 'It was used already, is more than an hour old, or was cut short on its way. As long as somebody goes on guessing, a new mail comes once an hour.',
    links: [{ label: 'Home', to: '/' }],
  },
};

/** By the first part of their address. */
export const mailSteps = { newsletter: newsletterSteps, 'sign-in': signInSteps };

/** The page at `/{about}/{name}`; undefined for any other address. */
export function mailStepAt(about: string, name: string): MailStep | undefined {
  const steps = new Map(Object.entries(mailSteps)).get(about) ?? {};
  return Object.hasOwn(steps, name) ? steps[name] : undefined;
}
