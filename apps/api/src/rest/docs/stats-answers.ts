import { z } from 'zod';
import { CONTACT_INPUTS } from '@tideline/domain/contact/contact';
import type { Funnel } from '@tideline/domain/stats/funnel';

const day = z.iso.date().describe("In the agency's zone");
const count = z.int().min(0);

/** The schemas of the figures' answers, by their names in the OpenAPI document. */
export const STATS_ANSWERS = {
  Funnel: z.object({
    firstDay: day.describe('The first day of the figures; later than the range begins when counting began later'),
    since: day.nullable().describe('The first day that was ever counted; null when nothing has been counted'),
    visits: count.describe('Visitors of each day'),
    opened: count.describe('Visitors of each day who opened the contact form'),
    started: count.describe('Those who filled in a field'),
    sent: count.describe('Those who sent it'),
    stops: z
      .array(z.object({ field: z.enum(CONTACT_INPUTS), visitors: count }))
      .describe('Those who filled in a field and did not send it, by the furthest field, in the order of the form'),
    received: count.describe('Inquiries from the website that arrived in these days, without spam'),
    answered: count.describe('Those that were answered since'),
    won: count.describe('Those that were won since'),
  }) satisfies z.ZodType<Funnel>,
};
