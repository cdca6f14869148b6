/**
 * Header of the sign-out response only: the browser clears everything that it stores for the site. A session
 * that ends otherwise leaves its owner's unsaved texts where they are.
 */
export const SIGNED_OUT_HEADERS: Readonly<Record<string, string>> = { 'Clear-Site-Data': '"storage"' };
