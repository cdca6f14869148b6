import { addressPrefix } from '../../../core/limits/caller-network.ts';

/**
 * An address shortened for display and logs: three parts of an IPv4 address, the /64 network of an IPv6 one. Anything else
 * is returned unchanged.
 * @example networkOf('203.0.113.7') // => '203.0.113.x'
 * @example networkOf('2001:db8::1') // => '2001:db8:0:0::'
 */
export function networkOf(address: string): string {
  const prefix = addressPrefix(address);
  if (prefix.includes(':')) return `${prefix}::`;
  return prefix.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.x');
}
