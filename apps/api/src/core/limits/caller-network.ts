import { isIPv6 } from 'node:net';

/**
 * The part of an address that a visitor cannot change at will, in one spelling: an IPv4 address, or the /64 network of
 * an IPv6 address.
 * @example addressPrefix('2001:db8::1') // => '2001:db8:0:0'
 */
export function addressPrefix(address: string): string {
  return networkOf(address, 4) ?? address;
}

/** The /48 network of an IPv6 address, in one spelling; null for IPv4. */
export function widePrefix(address: string): string | null {
  const network = networkOf(address, 3);
  return network?.includes(':') ? network : null;
}

/** The first parts of an IPv6 address, or the whole of an IPv4 address written as one; null for other text. */
function networkOf(address: string, parts: number): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return null;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  const network = [...left, ...zeros, ...right].slice(0, parts);
  return network.map((part) => Number.parseInt(part, 16).toString(16)).join(':');
}
