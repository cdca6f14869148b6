import { expect, test } from 'vitest';
import { addressPrefix, widePrefix } from './caller-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8:0:0:1:2:3:4', '2001:db8:0:0'],
  ['2001:0db8:0000:00a0:0000:0000:0000:0001', '2001:db8:0:a0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, prefix) => expect(addressPrefix(address)).toBe(prefix));

test.each([
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
  ['2001:DB8:00a0:1:1:2:3:4', '2001:db8:a0'],
  ['2001:db8::1', '2001:db8:0'],
  ['', null],
])('%s is counted with the network %s', (address, network) => expect(widePrefix(address)).toBe(network));
