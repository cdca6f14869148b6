import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['', ''],
])('shortens %j to %j', (address, kept) => expect(networkOf(address)).toBe(kept));
