/** Longest address of a link, in characters. */
export const LINK_ADDRESS_MAX = 2000;

const ON_SITE = /^\/(?![/\\])[^\s?#\\]*(#[^\s#\\]+)?$/;
const ELSEWHERE = /^(https?:\/\/[^\s/\\]|mailto:[^\s@]+@[^\s@]|tel:\+?[\d(])[^\s\\]*$/i;

/**
 * What is wrong with the address of a link; null when nothing is. It can lead to a path of the site, to another site, to a
 * mail address or to a phone number.
 */
export function linkAddressFault(address: string): string | null {
  if (address.length > LINK_ADDRESS_MAX) return `An address can have at most ${LINK_ADDRESS_MAX} characters.`;
  if (ON_SITE.test(address) || ELSEWHERE.test(address)) return null;
  if (/^\/[^/\\]/.test(address)) return 'An address on this site has no space, no backslash and no question mark.';
  return 'An address must begin with /, https://, mailto: or tel:.';
}

/** The parts of an address as the router takes them: an address elsewhere is one part. */
export function linkParts(address: string): { to: string; hash?: string } {
  const [to = '', hash] = address.startsWith('/') ? address.split('#', 2) : [address];
  return hash === undefined ? { to } : { to, hash };
}

/** The address of a link of the built-in copy. */
export function linkAddress({ to, hash }: { to: string; hash?: string }): string {
  return hash === undefined ? to : `${to}#${hash}`;
}
