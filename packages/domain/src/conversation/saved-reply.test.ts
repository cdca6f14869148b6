import { expect, test } from 'vitest';
import { fillReply, REPLY_FIELDS } from './saved-reply.ts';

const ADA = { firstName: 'Ada', lastName: 'Marsh', company: '', package: 'wave', reference: 'TL-7K3QX9' } as const;

test('the fields of a saved reply are filled in; unknown ones stay', () => {
  const text =
    '{firstName} {lastName} ({company}): {package}, {reference}. {staffName}, {siteTitle} {constructor} {price}';
  expect(fillReply(text, { contact: ADA, staffName: 'Kim', siteTitle: 'Tideline' })).toBe(
    'Ada Marsh (): WAVE, TL-7K3QX9. Kim, Tideline {constructor} {price}',
  );
});

test.each(REPLY_FIELDS)('{%s}, which the form offers, is filled', (field) => {
  const facts = { contact: { ...ADA, company: 'Engines' }, staffName: 'Kim', siteTitle: 'Tideline' };
  expect(fillReply(`{${field}}`, facts)).toMatch(/^[\w-]+$/);
});

test('a value is not filled again', () => {
  expect(
    fillReply('{firstName}', { contact: { ...ADA, firstName: '{reference} $&' }, staffName: '', siteTitle: '' }),
  ).toBe('{reference} $&');
});
