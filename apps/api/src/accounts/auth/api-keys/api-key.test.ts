import { expect, test } from 'vitest';
import { isAllowedFrom } from './allowed-networks.ts';
import { apiKeyHint, hashApiKey, isApiKey, isIntact, newApiKey } from './api-key.ts';

test('a key has the prefix, 256 random bits and a checksum, and is stored as a hash', () => {
  const key = newApiKey();
  expect(key).toMatch(/^tdl_[0-9a-f]{72}$/);
  expect(newApiKey()).not.toBe(key);
  expect([isApiKey(key), isIntact(key)]).toEqual([true, true]);
  expect(hashApiKey(key)).toMatch(/^[0-9a-f]{64}$/);
  expect(apiKeyHint(key)).toBe(key.slice(0, 10));
});

test('the checksum finds every wrong, swapped, missing or added character', () => {
  const key = newApiKey();
  for (let index = 0; index < key.length; index += 1) {
    const [before, own = '', after] = [key.slice(0, index), key[index], key.slice(index + 1)];
    for (const other of '0123456789abcdefA_'.replace(own, '')) expect(isIntact(before + other + after)).toBe(false);
    expect(isIntact(before + after)).toBe(false);
    expect(isIntact(`${before}0${own}${after}`)).toBe(false);
    const swapped = `${before}${after.slice(0, 1)}${own}${after.slice(1)}`;
    expect(isIntact(swapped)).toBe(swapped === key);
  }
});

test.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['203.0.113.0/24', '203.0.113.200', true],
  ['203.0.113.0/24', '203.0.114.1', false],
  ['203.0.113.0/24', '::ffff:203.0.113.9', true],
  ['203.0.113.0/24', '2001:db8::1', false],
  ['2001:db8::/32', '2001:db8:7::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['2001:db8::1', '2001:0db8:0::1', true],
  ['2001:db8::/32', '203.0.113.7', false],
  ['0.0.0.0/0', '203.0.113.7', true],
  ['10.0.0.0/8 2001:db8::/32', '2001:db8::5', true],
  ['203.0.113.0/24', '', false],
])('the networks %s: %s is allowed: %s', (networks, address, isAllowed) => {
  expect(isAllowedFrom(networks.split(' '), address)).toBe(isAllowed);
});
