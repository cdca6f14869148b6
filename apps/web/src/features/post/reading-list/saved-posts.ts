/** The articles that a visitor has saved to read later. They are in this browser only. */
import { readJson, writeItem } from '../../../lib/session/web-storage.ts';

/** An article as it was when it was saved. */
export type SavedPost = { id: string; title: string; minutes: number };

const STORAGE_KEY = 'readingList';
const SAVED_MAX = 100;

const listeners = new Set<() => void>();
/** Also there when the browser refuses to store it. Null before the first read. */
let saved: readonly SavedPost[] | null = null;

/** The last saved one first. The same array until it changes. */
export function savedPosts(): readonly SavedPost[] {
  saved ??= readStored();
  return saved;
}

/** Saves an article, or takes it from the list; the oldest of more than a hundred is dropped. */
export function togglePost({ id, title, minutes }: SavedPost): void {
  const others = savedPosts().filter((post) => post.id !== id);
  const isNew = others.length === savedPosts().length;
  saved = isNew ? [{ id, title, minutes }, ...others].slice(0, SAVED_MAX) : others;
  writeItem('localStorage', STORAGE_KEY, saved.length > 0 ? JSON.stringify(saved) : null);
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change, also one in another tab; returns the function that unsubscribes it. */
export function onSavedPosts(listener: () => void): () => void {
  function readAgain({ key }: StorageEvent) {
    if (key !== STORAGE_KEY && key !== null) return;
    saved = null;
    listener();
  }
  listeners.add(listener);
  addEventListener('storage', readAgain);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', readAgain);
  };
}

/** Anything else than articles is dropped: visitors can write into their storage. */
function readStored(): SavedPost[] {
  const list = readJson('localStorage', STORAGE_KEY);
  return Array.isArray(list) ? list.filter(isSavedPost) : [];
}

function isSavedPost(entry: unknown): entry is SavedPost {
  const { id, title, minutes } = (entry ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof title === 'string' && typeof minutes === 'number';
}
