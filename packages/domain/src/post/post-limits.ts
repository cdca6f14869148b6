/** Longest accepted values, in characters. */
export const POST_LIMITS = {
  title: 300,
  excerpt: 1_000,
  content: 200_000,
  author: 100,
  category: 100,
  series: 100,
  featuredImageUrl: 2_000,
  metaTitle: 300,
  metaDescription: 1_000,
  socialImageUrl: 2_000,
} as const;
