import { expect, test } from 'vitest';
import { emailKey } from './email-address.ts';

test('addresses are compared without regard to case and surrounding white space', () => {
  expect(emailKey('  Ada@Example.COM ')).toBe(emailKey('ada@example.com'));
});
