import { expect, test } from 'vitest';
import { fillReply } from './saved-reply.ts';

const ADA = { firstName: 'Ada', lastName: 'Marsh', company: '', package: 'wave', reference: 'TL-7K3QX9' } as const;

test('the fields of a saved reply are filled in; unknown ones stay', () => {
  const text =
    '{firstName} {lastName} ({company}): {package}, {reference}. {staffName}, {siteTitle} {constructor} {price}';
  expect(fillReply(text, ADA, { staffName: 'Kim', siteTitle: 'Tideline' })).toBe(
    'Ada Marsh (): WAVE, TL-7K3QX9. Kim, Tideline {constructor} {price}',
  );
});

test('a value is not filled again', () => {
  expect(fillReply('{firstName}', { ...ADA, firstName: '{reference} $&' }, { staffName: '', siteTitle: '' })).toBe(
    '{reference} $&',
  );
});
