import { z } from 'zod';
import { RETENTION_BOUNDS, type Retention } from './retention.ts';
import { loginSchema } from '../staff/staff.schema.ts';
import { emailAddress } from '../text/text.schema.ts';

/** The person, by address. */
export const personSchema = z.object({ email: emailAddress() });

/** An export or erasure of a person's data, with the password of the caller. */
export const confirmedPersonSchema = personSchema.extend({ password: loginSchema.shape.password });

/** All periods as saved in the settings tab. */
export const retentionSchema = z.object({
  contactMonths: period('contactMonths', 'The months for inquiries'),
  sessionDays: period('sessionDays', 'The days for sessions'),
  unconfirmedDays: period('unconfirmedDays', 'The days for unconfirmed sign-ups'),
  auditMonths: period('auditMonths', 'The months for the audit log'),
});

function period(name: keyof Retention, label: string) {
  const { min, max, canBeUnlimited } = RETENTION_BOUNDS[name];
  const sentence = `${label} must be a whole number from ${min} to ${max}${canBeUnlimited ? ', or 0 to keep them forever' : ''}.`;
  return z
    .int({ error: sentence })
    .refine((value) => (value >= min && value <= max) || (canBeUnlimited && value === 0), sentence);
}
