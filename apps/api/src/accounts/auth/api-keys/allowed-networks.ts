import { BlockList, isIPv6 } from 'node:net';

/**
 * Whether an address is one of `networks`, which are addresses and CIDR ranges of both families. An IPv4 address that is
 * written as IPv6 (`::ffff:203.0.113.7`) counts as IPv4.
 */
export function isAllowedFrom(networks: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', length] = network.split('/');
    if (length === undefined) list.addAddress(start, familyOf(start));
    else list.addSubnet(start, Number(length), familyOf(start));
  }
  return list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
