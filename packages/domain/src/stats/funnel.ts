import { CONTACT_INPUTS, type ContactInput } from '../contact/contact.ts';

/** How far a visitor got in the contact form on a day: the furthest field with input, or `sent`. */
export const FORM_STEPS = [...CONTACT_INPUTS, 'sent'] as const;
export type FormStep = (typeof FORM_STEPS)[number];

/** The daily counters: visitors, and each visitor of the contact form at the furthest step. */
export type FunnelStep = 'visit' | 'sent' | `field:${ContactInput}`;

/** The counted step of a form. */
export function toFunnelStep(step: FormStep): FunnelStep {
  return step === 'sent' ? 'sent' : `field:${step}`;
}

/** From a visit to a client, in a range of days. */
export type Funnel = {
  /** The first counted day, as `YYYY-MM-DD`; after the range's beginning if counting began later. */
  firstDay: string;
  /** The first day ever counted; null without any. */
  since: string | null;
  /** Visitors of each day. */
  visits: number;
  /** Visitors per day who opened the contact form. */
  opened: number;
  /** Those who filled in a field. */
  started: number;
  /** Those who sent it. */
  sent: number;
  /** Visitors who did not send it, by the furthest field, in the order of the form. */
  stops: { field: ContactInput; visitors: number }[];
  /** Enquiries from the website that arrived in these days, without spam. */
  received: number;
  /** Those answered since. */
  answered: number;
  /** Those won since. */
  won: number;
};
