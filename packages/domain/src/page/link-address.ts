/** Longest address of a link, in characters. */
export const LINK_ADDRESS_MAX = 2000;

const ON_SITE = /^\/(?![/\\])[^\s?#\\]*(\?[^\s#\\]+)?(#[^\s#\\]+)?$/;
const ELSEWHERE = /^(https?:\/\/[^\s/\\]|mailto:[^\s@]+@[^\s@]|tel:\+?[\d(])[^\s\\]*$/i;

/**
 * What is wrong with the address of a link; null when nothing is. It can lead to a path of the site with its query, to another
 * site, to a mail address or to a phone number.
 */
export function linkAddressFault(address: string): string | null {
  if (address.length > LINK_ADDRESS_MAX) return `An address can have at most ${LINK_ADDRESS_MAX} characters.`;
  if (ON_SITE.test(address) || ELSEWHERE.test(address)) return null;
  if (/^\/[^/\\]/.test(address))
    return 'An address on this site has no space and no backslash, and text after each ? or #.';
  return 'An address must begin with /, https://, mailto: or tel:.';
}
