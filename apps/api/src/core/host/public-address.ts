import { lookup } from 'node:dns';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';

/** IPv4 networks that are not on the public internet. Source: the IANA special-purpose address registry. */
const RESERVED_IPV4: readonly [string, number][] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by providers
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, with the metadata services of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];
/** The only IPv6 network with public addresses, and its parts that are not public or wrap an IPv4 address. */
const GLOBAL_IPV6: readonly [string, number] = ['2000::', 3];
const RESERVED_IPV6: readonly [string, number][] = [
  ['2001::', 23], // protocol assignments, Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
];

const globalIpv6 = new BlockList();
globalIpv6.addSubnet(...GLOBAL_IPV6, 'ipv6');
const reserved = new BlockList();
for (const [network, bits] of RESERVED_IPV4) reserved.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of RESERVED_IPV6) reserved.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is on the public internet: not private, loopback, link-local or otherwise reserved. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalIpv6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/**
 * A `lookup` that restricts a request to allowed addresses. The connection goes to the address checked here, so a name that
 * later resolves differently gains nothing. A name with any address that is not allowed is refused. Node does not look up an
 * IP address in a URL: check that before.
 */
export function lookupAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(new Error(`${hostname} has an address that is not allowed.`), []);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
