import { BlockList, isIP } from 'node:net';
import { isAllowedHost, type Network, PUBLIC_INTERNET } from '../../core/host/checked-request.ts';

/** Refusals of addresses outside of the network, by protocol. */
const OUTSIDE = {
  'https:': 'Events can be sent to the public internet only.',
  'http:': 'Without TLS, events are sent to this machine only, such as to http://localhost:4000.',
};
/** A name without a dot, or below a domain that is never in public DNS. Source: the IANA registry of special-use names. */
const LOCAL_NAME = /^[^.]*$|\.(?:localhost|local|internal|intranet|lan|home\.arpa|onion)$/;
/** A name that means this machine. Source: RFC 6761. */
const OWN_NAME = /^(?:.+\.)?localhost$/;

/** Where events may be sent to: the network for each protocol. */
export type Targets = { readonly [protocol in Protocol]?: Network };

type Protocol = keyof typeof OUTSIDE;

/** The public internet over TLS on its standard port. */
export const PUBLIC_TARGETS: Targets = { 'https:': PUBLIC_INTERNET };

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** This machine, on any port. */
export const LOOPBACK_TARGETS: Targets = {
  'http:': {
    isAllowed: (address) => loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
    isAllowedPort: () => true,
  },
};

/** The targets of a server. @param allowsLoopback its setting for development, with which this machine is one, too */
export function targetsOf(allowsLoopback: boolean): Targets {
  return allowsLoopback ? { ...PUBLIC_TARGETS, ...LOOPBACK_TARGETS } : PUBLIC_TARGETS;
}

/** An address with its network, or why it is no target, as a sentence. */
export type CheckedTarget = { refusal: string } | { refusal: null; protocol: Protocol; url: URL; network: Network };

/** Checks an address. Its name is resolved for each event and cannot point elsewhere later: see `sendChecked`. */
export function checkTarget(address: string, targets: Targets): CheckedTarget {
  const url = URL.parse(address);
  if (!url) return { refusal: 'This is not an address. Use one such as https://example.com/hook.' };
  const protocol = protocolOf(url);
  const network = protocol && targets[protocol];
  if (!network) return { refusal: `The address must begin with ${targets['https:'] ? 'https' : 'http'}://.` };
  if (url.username !== '' || url.password !== '') {
    return { refusal: 'The address must not contain a user name or a password.' };
  }
  if (!network.isAllowedPort(url.port)) {
    return { refusal: 'The address must not name a port: events are sent to port 443.' };
  }
  return isAllowedHost(url, network) ? { refusal: null, protocol, url, network } : { refusal: OUTSIDE[protocol] };
}

/**
 * Why a new webhook cannot have an address, as a sentence; null when it can. Names that cannot lead into the network are
 * refused at once.
 */
export function refusalOfNew(address: string, targets: Targets): string | null {
  const target = checkTarget(address, targets);
  if (target.refusal !== null) return target.refusal;
  const { protocol, url } = target;
  const host = url.hostname.replace(/\.$/, '');
  if (isIP(host) !== 0 || host.startsWith('[')) return null;
  const isIn = protocol === 'http:' ? OWN_NAME.test(host) : !LOCAL_NAME.test(host);
  return isIn ? null : OUTSIDE[protocol];
}

function protocolOf({ protocol }: URL): Protocol | null {
  return protocol === 'https:' || protocol === 'http:' ? protocol : null;
}
