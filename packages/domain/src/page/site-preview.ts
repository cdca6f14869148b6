/** What a link to the site as it will be shows: it with the draft of a page or of the brand, with a release, or as of a moment. */
export const PREVIEW_KINDS = ['page', 'brand', 'release', 'moment'] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** A link that was just made. */
export type SitePreviewLink = { path: string; expiresAt: string };

/** Path prefix of every page in a preview. */
export const PREVIEW_PREFIX = '/preview/site/';

/** The path under which a preview has a page of the site. */
export function previewPath(token: string, path: string): string {
  return `${PREVIEW_PREFIX}${token}${path}`;
}
