import { EMPTY_POST_FORM, isDirty, POST_FORM_FIELDS } from './post-form.ts';
import type { PostForm } from './post-form.ts';

const PREFIX = 'tideline:draft:';

/** Text that the server does not have yet, as this browser keeps it. */
export type Draft = {
  /** Where it is stored; one for each editor that is open. */
  key: string;
  /** Null: a post that was never saved. */
  postId: string | null;
  form: PostForm;
  /** What the writing started from. */
  base: PostForm;
  /** The version of the post it started from; 0 for a new post. */
  baseVersion: number;
  savedAt: string;
};

/** The name under which one open editor keeps its text. */
export function draftKey(postId: string | null, editorId: string): string {
  return `${PREFIX}${encodeURIComponent(postId ?? '')}:${editorId}`;
}

/** Keeps a draft; false when the browser refuses, for want of room or by its settings. */
export function writeDraft(storage: Storage, draft: Draft): boolean {
  try {
    storage.setItem(draft.key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft. */
export function removeDraft(storage: Storage, key: string): void {
  storage.removeItem(key);
}

/** The drafts of every post, the newest first. What cannot be read, or holds nothing of its own, is left out. */
export function listDrafts(storage: Storage): Draft[] {
  const drafts: Draft[] = [];
  for (let at = 0; at < storage.length; at += 1) {
    const key = storage.key(at);
    const draft = key?.startsWith(PREFIX) ? parseDraft(storage.getItem(key), key) : null;
    if (draft && isDirty(draft.form, draft.base)) drafts.push(draft);
  }
  return drafts.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

function parseDraft(text: string | null, key: string): Draft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('form' in value) || !('base' in value)) return null;
    const { savedAt, postId, baseVersion } = value as Partial<Draft>;
    return {
      key,
      postId: typeof postId === 'string' ? postId : null,
      form: toForm(value.form),
      base: toForm(value.base),
      baseVersion: typeof baseVersion === 'number' ? baseVersion : 0,
      savedAt: typeof savedAt === 'string' ? savedAt : new Date(0).toISOString(),
    };
  } catch {
    return null;
  }
}

/** Takes over the fields that are there: a draft may be older than a field of the form. */
function toForm(value: unknown): PostForm {
  const stored = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const fields = POST_FORM_FIELDS.filter((field) => typeof stored[field] === 'string');
  return { ...EMPTY_POST_FORM, ...Object.fromEntries(fields.map((field) => [field, stored[field]])) };
}
