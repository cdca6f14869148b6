/** An address as the props of the router's Link: `hash` carries no `#`; an address elsewhere is all in `to`. */
export type LinkParts = { to: string; search?: Record<string, string>; hash?: string };

/** The parts of an address. The last value of a repeated name in its query counts, as everywhere on the site. */
export function linkParts(address: string): LinkParts {
  if (!address.startsWith('/')) return { to: address };
  const [place = '', hash] = address.split('#', 2);
  const [to = '', ...query] = place.split('?');
  const search = Object.fromEntries(new URLSearchParams(query.join('?')));
  return { to, ...(query.length > 0 && { search }), ...(hash !== undefined && { hash }) };
}

/** The address of a link of the built-in copy. */
export function linkAddress({ to, hash }: Pick<LinkParts, 'to' | 'hash'>): string {
  return hash === undefined ? to : `${to}#${hash}`;
}
