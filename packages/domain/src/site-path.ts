/** Address of every public page but the posts, as the site map has them. */
export const PUBLIC_PATHS = [
  ...(['/', '/about', '/services', '/blog'] as const),
  ...(['/healthcare', '/professional-services', '/legal-practices', '/marketing-agencies'] as const),
  ...(['/privacy-policy', '/terms-of-service', '/cookie-policy'] as const),
] as const;
export type PublicPath = (typeof PUBLIC_PATHS)[number];

/** Where the public page of a post is. */
export function postPath(id: string): `/blog/${string}` {
  return `/blog/${id}`;
}
