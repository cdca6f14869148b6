import { expect, test } from 'vitest';
import { isPublicAddress, lookupAllowed } from './public-address.ts';

test.each(['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...(['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'] as const),
  ...(['172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1', '192.88.99.1', '192.168.1.1'] as const),
  ...(['198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'] as const),
  ...(['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1', 'fd12::1'] as const),
  ...(['fe80::1', 'fe80::1%eth0', 'ff02::1', '2001:db8::1', '2001::1', '2002:7f00:1::', '3fff::1', '100::1'] as const),
  ...(['localhost', '', '8.8.8', '2130706433'] as const),
])('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false));

function lookUp(isAllowed: (address: string) => boolean) {
  return new Promise((resolve) => {
    lookupAllowed(isAllowed)('localhost', { all: false }, (error, address) => resolve(error?.message ?? address));
  });
}

test('a name is looked up only to allowed addresses', async () => {
  expect(await lookUp(isPublicAddress)).toBe('localhost has an address that is not allowed.');
  expect(await lookUp(() => true)).toMatch(/^(127\.0\.0\.1|::1)$/);
});
