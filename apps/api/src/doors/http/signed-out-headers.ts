/**
 * Headers of the sign-out response only: the browser clears everything stored for the site. An expired session keeps unsaved
 * texts in the browser.
 */
export const SIGNED_OUT_HEADERS: Readonly<Record<string, string>> = { 'Clear-Site-Data': '"storage"' };
