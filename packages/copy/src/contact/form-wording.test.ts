import { expect, test } from 'vitest';
import { contactForm } from './contact.ts';
import { formWording } from './form-wording.ts';

test('the texts around a button are one wording, with its label last', () => {
  expect(formWording(contactForm, true)).toBe(
    'Tell us a little about you and what you need. You will have a reply within 24 hours.\n' +
      'Fields marked * are required.\n' +
      'Sent along: how you found us and what you read here\n' +
      '[Send Message]',
  );
  expect(formWording({ requiredHint: '', submit: 'Send' }, false)).toBe('[Send]');
});
