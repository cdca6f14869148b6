/**
 * What a browser is told with the answer to a sign-out, and only then: to empty all that it keeps for the site. A session
 * that ends otherwise leaves its owner's unsaved texts where they are.
 */
export const SIGNED_OUT_HEADERS: Readonly<Record<string, string>> = { 'Clear-Site-Data': '"storage"' };
