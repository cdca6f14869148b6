import { expect, test } from 'vitest';
import { CONTACT_FIELDS } from '../contact/contact.ts';
import { newBookingSchema } from './booking.schema.ts';
import { CALL_FIELDS, CALL_INPUTS } from './call-fields.ts';

const CALL = { startsAt: '2026-11-24T17:00:00Z', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

test.each(CALL_INPUTS)('what a call accepts as %s fits into its enquiry', (name) => {
  expect(CALL_FIELDS[name].maxLength).toBeLessThanOrEqual(CONTACT_FIELDS[name].maxLength);
});

test('a booking has the fields of the form, and none that only an enquiry has', () => {
  const all = { ...Object.fromEntries(Object.keys(CONTACT_FIELDS).map((name) => [name, 'x'])), answers: {}, ...CALL };
  const kept = Object.keys(newBookingSchema.parse(all)).filter((name) => name in CONTACT_FIELDS);
  expect(kept.toSorted()).toEqual([...CALL_INPUTS, 'answers'].toSorted());
});
