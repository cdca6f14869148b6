/** What a link to the site as it will be shows: it with the draft of a page or of the brand, with a release, or as of a moment. */
export const PREVIEW_KINDS = ['page', 'brand', 'release', 'moment'] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** What is in the list of links that work: those to the site, and those to posts. */
export const OPEN_PREVIEW_KINDS = [...PREVIEW_KINDS, 'post'] as const;

/** A link that was just made. */
export type SitePreviewLink = { path: string; expiresAt: string };

/** A link that still works. The link itself cannot be shown again: only the hash of its key is stored. */
export type OpenPreview = {
  id: string;
  kind: (typeof OPEN_PREVIEW_KINDS)[number];
  /** What it shows: the name of the page, release or post; null for the brand and a moment, and when it was deleted. */
  name: string | null;
  /** The moment that it shows; null for the other kinds. */
  at: string | null;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
};

/** Most links in the list. */
export const OPEN_PREVIEWS_LISTED = 200;

/** Path prefix of every page in a preview. */
export const PREVIEW_PREFIX = '/preview/site/';

/** The path under which a preview has a page of the site. */
export function previewPath(token: string, path: string): string {
  return `${PREVIEW_PREFIX}${token}${path}`;
}
