import { POST_CATEGORIES } from '@tideline/domain/post/post';
import { trpc } from '../../../lib/calls/trpc.ts';

/** The documented categories, every other one that a post has, and those given; each once. */
export function useCategories(...given: string[]): string[] {
  const used = trpc.posts.categories.useQuery().data ?? [];
  return [...new Set([...POST_CATEGORIES, ...used, ...given])].filter(Boolean);
}
