import { CONFIRMED_SENTENCE } from '@tideline/domain/subscriber/consent';
import type { SiteLink } from '../parts/site-link.ts';

/** A page behind a mailed link, or the page of its result. */
type MailStep = { title: string; text: string } & (
  | {
      button: string;
      links?: undefined;
    }
  | { links: SiteLink[]; button?: undefined }
);

const ON: SiteLink[] = [
  { label: 'Our Blog', to: '/blog' },
  { label: 'Home', to: '/' },
];

/** The page of a link that does not work. */
export const endedStep: MailStep = {
  title: 'This link has ended',
  text: 'It was used already, is too old, or was cut short on its way. If you have confirmed before, all is well; if not, please sign up once more.',
  links: [
    { label: 'Sign up again', to: '/', hash: 'blog' },
    { label: 'Our Blog', to: '/blog' },
  ],
};

/** By the last part of their address. */
export const mailSteps: Record<string, MailStep> = {
  confirm: {
    title: 'One press and you’re in',
    text: CONFIRMED_SENTENCE,
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
    text: 'We won’t send you the newsletter again. We keep a scrambled note of your address, only so that nobody adds it again by mistake.',
    links: ON,
  },
  mailed: {
    title: 'Look in your mailbox',
    text: 'We have sent a link to the address that gets the newsletter. It works once, for one hour. Nothing happens until you open it and press its button.',
    links: ON,
  },
  download: {
    title: 'Download your data?',
    text: 'The file has everything that we store about your address, in a format that programs read, too. What our staff noted for each other is not in it: write to us if you want to have that as well.',
    button: 'Download my data',
  },
  erase: {
    title: 'Erase everything about you?',
    text: 'We delete your subscription with its topics, every inquiry that you sent from this address with our notes on it, and the emails about them, at once and for good. If we work together, talk to us first. We keep a scrambled note of your address, only so that nobody adds it again by mistake.',
    button: 'Erase my data',
  },
  erased: {
    title: 'Your data is erased',
    text: 'Nothing about your address is left in the site. Backups lose it within the weeks that they are stored, and a restored one is erased again.',
    links: ON,
  },
  refused: {
    title: 'This address is a staff account',
    text: 'Someone signs in to the staff area with it, so a link in an email does not give out or erase its data. A colleague can do both in Settings, Privacy.',
    links: ON,
  },
  'data-ended': {
    title: 'This link has ended',
    text: 'A link to your data works once, for one hour. To get another one, follow the link to your preferences in any of our newsletters.',
    links: ON,
  },
  ended: endedStep,
};

/** The page at `/newsletter/{name}`; undefined for any other name. */
export function mailStepAt(name: string): MailStep | undefined {
  return Object.hasOwn(mailSteps, name) ? mailSteps[name] : undefined;
}
