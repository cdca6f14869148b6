import type { ContactInput, ContactPackage } from '@tideline/domain/contact/contact';
import type { IconName } from '../parts/icon-name.ts';

type TrustCue = {
  label: string;
  icon: IconName;
};

/** An empty value means that no package was chosen. */
type PackageOption = {
  value: ContactPackage | '';
  label: string;
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

export const packageOptions: PackageOption[] = [
  { value: '', label: 'Not sure yet' },
  { value: 'ripple', label: 'RIPPLE, for emerging brands' },
  { value: 'wave', label: 'WAVE, for growing practices' },
  { value: 'tide', label: 'TIDE, for brands dominating their niche' },
  { value: 'custom', label: 'Something custom' },
];
