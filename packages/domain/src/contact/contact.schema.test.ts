import { expect, test } from 'vitest';
import { newContactSchema } from './contact.schema.ts';
import { CONTACT_FIELDS } from './contact.ts';

const CONTACT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

test('only names and address are required', () => {
  expect(newContactSchema.parse(CONTACT)).toMatchObject({ company: '', package: null, message: '', source: 'website' });
});

test.each(['firstName', 'lastName', 'email'])('%s is required', (field) => {
  for (const value of [undefined, null, '', '  ']) {
    expect(newContactSchema.safeParse({ ...CONTACT, [field]: value }).success).toBe(false);
  }
});

test('an empty package is none; which ones there are, the site decides', () => {
  expect(newContactSchema.parse({ ...CONTACT, package: '' }).package).toBeNull();
  expect(newContactSchema.parse({ ...CONTACT, package: 'wave' }).package).toBe('wave');
  expect(newContactSchema.safeParse({ ...CONTACT, package: 'x'.repeat(61) }).success).toBe(false);
});

test('trims single lines and keeps the white space of a message', () => {
  const parsed = newContactSchema.parse({ ...CONTACT, firstName: ' Ada ', message: '  Hello\n' });
  expect([parsed.firstName, parsed.message]).toEqual(['Ada', '  Hello\n']);
});

test('the schema requires the fields that the list marks as required', () => {
  const { error } = newContactSchema.safeParse({});
  const required = Object.entries(CONTACT_FIELDS).flatMap(([name, field]) => ('isRequired' in field ? [name] : []));
  expect(error?.issues.map(({ path }) => path[0])).toEqual(required);
});
