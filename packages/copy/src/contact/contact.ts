import type { CONTACT_PACKAGES, ContactInput } from '@tideline/domain/contact/contact';
import type { IconName } from '../parts/icon-name.ts';

type TrustCue = {
  label: string;
  icon: IconName;
};

export const contactSection = {
  heading: 'Tell us what you’re working on.',
  lead: 'A few lines are enough. Someone who does this work will read them, and answer like a person.',
  start: 'Start Your Project',
  back: 'Back',
};

export const trustCues: TrustCue[] = [
  { label: 'Quick & Easy', icon: 'Zap' },
  { label: 'No Spam', icon: 'MailX' },
  { label: '24h Response', icon: 'Clock' },
];

/** The button's pending text and the messages are documented to the letter. */
export const contactForm = {
  heading: 'Start Your Project',
  intro: 'Tell us a little about you and what you need. You will have a reply within 24 hours.',
  requiredHint: 'Fields marked * are required.',
  submit: 'Send Message',
  submitting: 'Sending...',
  success: {
    title: 'Message sent!',
    text: "Thank you for your message. We'll get back to you soon.",
  },
  failure: {
    title: 'Error',
    text: 'Failed to send message. Please try again.',
  },
};

type FieldText = { label: string; hint?: string; autoComplete?: string; placeholder?: string };

/** Replaces the form after sending. */
export const sentPanel = {
  heading: 'Your message is with us.',
  answer: 'Your answer',
  by: 'By',
  reference: 'Your reference',
  referenceUse: 'Quote it if you write again before we do.',
  reading: 'To read meanwhile',
};

/** The words in which the form asks for each field; `autoComplete` names the value that the browser may offer. */
export const contactFields: Record<ContactInput, FieldText> = {
  firstName: { label: 'First Name', autoComplete: 'given-name' },
  lastName: { label: 'Last Name', autoComplete: 'family-name' },
  email: { label: 'Email Address', autoComplete: 'email' },
  company: { label: 'Company', autoComplete: 'organization' },
  package: { label: 'Interested Package' },
  topic: {
    label: 'About',
    hint: 'A service, an industry or an article, for example. Change it as you like.',
    autoComplete: 'off',
  },
  message: {
    label: 'Tell us about your project',
    placeholder: 'What do you do, where, and what should be different a year from now?',
  },
};

/** The choice of a package. One that staff have renamed or added shows its name. */
export const packageChoice: Record<(typeof CONTACT_PACKAGES)[number] | 'none', string> = {
  none: 'Not sure yet',
  ripple: 'RIPPLE, for emerging brands',
  wave: 'WAVE, for growing practices',
  tide: 'TIDE, for brands dominating their niche',
  custom: 'Something custom',
};
