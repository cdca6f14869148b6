import { isIP } from 'node:net';
import { isAllowedHost, type Network, PUBLIC_INTERNET } from '../../core/host/checked-request.ts';

const NOT_PUBLIC = 'Events can be sent to the public internet only.';
/** A name without a dot, or below a domain that is never in public DNS. Source: the IANA registry of special-use names. */
const LOCAL_NAME = /^[^.]*$|\.(?:localhost|local|internal|intranet|lan|home\.arpa|onion)$/;

/** Where events may be sent to. */
export type Targets = Network & { protocol: 'https:' | 'http:' };

/** The public internet over TLS on its standard port. */
export const PUBLIC_TARGETS: Targets = { ...PUBLIC_INTERNET, protocol: 'https:' };

/**
 * Why an address cannot be a target, as a sentence; null when it can. The name is resolved for each event and cannot point
 * elsewhere later: see `sendChecked`.
 */
export function refusalOf(address: string, targets: Targets): string | null {
  const url = URL.parse(address);
  if (!url) return 'This is not an address. Give one such as https://example.com/hook.';
  if (url.protocol !== targets.protocol) return 'The address must begin with https://.';
  if (url.username !== '' || url.password !== '') return 'The address must not contain a user name or a password.';
  if (!targets.isAllowedPort(url.port)) return 'The address must not name a port: events are sent to port 443.';
  return isAllowedHost(url, targets) ? null : NOT_PUBLIC;
}

/** The same for a new webhook: names that only a private network can have are refused at once. */
export function refusalOfNew(address: string): string | null {
  const refusal = refusalOf(address, PUBLIC_TARGETS);
  if (refusal !== null) return refusal;
  const host = new URL(address).hostname.replace(/\.$/, '');
  return isIP(host) === 0 && !host.startsWith('[') && LOCAL_NAME.test(host) ? NOT_PUBLIC : null;
}
