/** Address of a placeholder picture of this size. */
export function placeholderUrl(widthPx: number, heightPx: number): string {
  return `/api/placeholder/${widthPx}/${heightPx}`;
}

/**
 * The address from which an editor's image is shown: nothing (or the text `null`) gives `placeholder`, an address
 * starting with `http` or `/` is used as it is, anything else gets a slash in front.
 * @example resolveImageUrl('media/cover.webp', '/p') // => '/media/cover.webp'
 */
export function resolveImageUrl(raw: string | null | undefined, placeholder: string): string {
  const address = raw?.trim() ?? '';
  if (address === '' || address === 'null') return placeholder;
  return address.startsWith('http') || address.startsWith('/') ? address : `/${address}`;
}

/**
 * Whether an image address may be stored: empty, http(s), or a path on this site. Other schemes (`javascript:`, `data:`),
 * protocol-relative addresses and control characters are refused.
 */
export function isAcceptableImageUrl(raw: string): boolean {
  const address = raw.trim();
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  if (/^https?:\/\/[^/?#]+/i.test(address)) return true;
  return !address.startsWith('//') && !/^[a-z][a-z0-9+.-]*:/i.test(address);
}
