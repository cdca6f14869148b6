import { numberedAddress } from '@tideline/domain/address/numbered-address';

/**
 * The spelling in which addresses of the other site are compared: the path in small letters, decoded and without slashes too
 * many, and of the query only what names a thing by its number.
 * @example oldAddressKey('/2024/05/Ebb/?utm_source=x') // => '/2024/05/ebb'
 * @example oldAddressKey('/?p=12&lang=en') // => '/?p=12'
 * @returns null for what is no path
 */
export function oldAddressKey(address: string): string | null {
  const url = URL.parse(address, 'https://site.invalid');
  if (!url || !address.startsWith('/')) return null;
  const path = `/${decode(url.pathname).split('/').filter(Boolean).join('/')}`.toLowerCase();
  return (path === '/' ? numberedAddress(url.pathname + url.search) : null) ?? path;
}

/**
 * The path of an address on the other site, with its query and hash; null when it is elsewhere. `www.` and the scheme make no
 * difference.
 * @param siteAddress without a slash at the end
 */
export function pathOnSite(address: string, siteAddress: string): string | null {
  const [url, site] = [URL.parse(address), URL.parse(siteAddress)];
  if (!url || !site || bare(url.host) !== bare(site.host)) return null;
  return url.pathname + url.search + url.hash;
}

function bare(host: string): string {
  return host.replace(/^www\./, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
