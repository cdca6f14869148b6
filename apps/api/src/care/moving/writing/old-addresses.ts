import { postIdIn } from '@tideline/domain/address/redirect';
import { pathOnSite } from '@tideline/moving/addresses/old-address';
import type { SourceItem } from '@tideline/moving/source/source-item';
import type { RedirectTarget } from '../../../core/addresses/redirects.repository.ts';

/** The redirect to a path of this site. */
export function redirectTo(path: string): NonNullable<RedirectTarget> {
  const postId = postIdIn(path);
  return postId === null ? { path } : { postId };
}

/** The addresses at which the other site showed a thing; of a file, also that of the file itself. */
export function oldAddressesOf(item: SourceItem, siteAddress: string): string[] {
  if (!('addresses' in item)) return [];
  return item.kind === 'file' ? [...item.addresses, ...pictureAddress(item.address, siteAddress)] : item.addresses;
}

/** The path at which the other site had a picture; none if it was elsewhere. Generators publish the folder `static` or `public` as the root. */
export function pictureAddress(address: string, siteAddress: string): string[] {
  if (address.startsWith('archive:/'))
    return [address.slice('archive:'.length).replace(/^\/(?:static|public)(?=\/)/, '')];
  const path = pathOnSite(address, siteAddress);
  return path === null ? [] : [path];
}
