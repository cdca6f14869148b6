import { expect, test } from 'vitest';
import { asRecoveryCode, newRecoveryCodes, plainCode } from './recovery-code.ts';

test('creates ten different recovery codes, in two groups, without lookalike characters', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
});

test.each([
  ['7k3qx-9m2tp', '7k3qx9m2tp'],
  [' 7K3QX 9M2TP ', '7k3qx9m2tp'],
  ['7k3qx–9m2tp', '7k3qx9m2tp'],
  ['oil00-00000', '0110000000'],
  ['123 456', null],
  ['7k3qx-9m2tu', null],
  ['7k3qx-9m2tp0', null],
  ['', null],
])('reads %j as the recovery code %j', (typed, expected) => {
  expect(asRecoveryCode(plainCode(typed))).toBe(expected);
});

test('reads a code with spaces and full-width digits', () => {
  expect(plainCode(' 123 456\n')).toBe('123456');
  expect(plainCode('１２３４５６')).toBe('123456');
});
