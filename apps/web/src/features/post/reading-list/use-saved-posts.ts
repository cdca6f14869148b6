import { useSyncExternalStore } from 'react';
import { onSavedPosts, type SavedPost, savedPosts } from './saved-posts.ts';

const NONE: readonly SavedPost[] = [];

/** The reading list; empty on the server and until the page is hydrated. */
export function useSavedPosts(): readonly SavedPost[] {
  return useSyncExternalStore(onSavedPosts, savedPosts, () => NONE);
}
