import { EMPTY_ISSUE_FORM, type IssueForm } from '../issue/issue-form.ts';
import { EMPTY_POST_FORM, type PostForm } from '../post-form.ts';
import type { StoredPending } from '../saving/stored-post.ts';
import { isDirty } from '../text-form.ts';

const PREFIX = 'tideline:draft:';

/** Unsaved text as stored in the browser. */
type DraftText<Form> = {
  /** Storage key; one per open editor. */
  key: string;
  form: Form;
  /** Form that the text is based on. */
  base: Form;
  /** Version it is based on; 0 for something new. */
  baseVersion: number;
  savedAt: string;
};

/** Unsaved text of a post. */
export type Draft = DraftText<PostForm> & {
  /** The post's address at that time; null: a post that was never saved. */
  postId: string | null;
  /** The permanent key of the post. */
  postKey: string | null;
  /** The pending changes it is based on; null where it is based on the post. */
  pending: StoredPending | null;
};

/** Unsaved text of a newsletter issue. */
export type IssueDraft = DraftText<IssueForm> & {
  /** Null: an issue that was never saved. */
  issueId: string | null;
};

export type AnyDraft = Draft | IssueDraft;

export function isIssueDraft(draft: AnyDraft): draft is IssueDraft {
  return 'issueId' in draft;
}

/** The part of the key-value store that drafts use. */
export type DraftDatabase = {
  read: () => Promise<unknown[]>;
  write: (key: string, draft: AnyDraft) => Promise<void>;
  remove: (key: string) => Promise<void>;
  clear: () => Promise<void>;
};

/** Storage of unsaved text in this browser. */
export type DraftStorage = {
  /** Stores a draft; false when the browser refuses (quota or settings). */
  write: (draft: AnyDraft) => Promise<boolean>;
  /** Stores synchronously, for a closing tab. */
  writeAtOnce: (draft: AnyDraft) => void;
  /** Removes a draft. */
  remove: (key: string) => Promise<void>;
  /** Removes all drafts, including those in use by other tabs, and keeps no further ones until `open`. */
  removeAll: () => Promise<void>;
  /** Keeps drafts again. */
  open: () => void;
  /** All drafts, newest first, without unreadable and unchanged ones. */
  list: () => Promise<AnyDraft[]>;
};

/** Storage key of one open editor. */
export function draftKey(id: string | null, editorId: string): string {
  return `${PREFIX}${encodeURIComponent(id ?? '')}:${editorId}`;
}

/**
 * Drafts are stored in IndexedDB. localStorage only takes what must be
 * written synchronously, or what IndexedDB refuses; the next `list` moves it.
 */
export function createDraftStorage(database: DraftDatabase, plain: () => Storage): DraftStorage {
  let isOpen = true;

  async function write(draft: AnyDraft): Promise<boolean> {
    if (!isOpen) return true;
    try {
      await database.write(draft.key, draft);
      plainStorage()?.removeItem(draft.key);
      return true;
    } catch {
      return writePlain(draft);
    }
  }

  function writePlain(draft: AnyDraft): boolean {
    try {
      plain().setItem(draft.key, JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }

  function plainStorage(): Storage | null {
    try {
      return plain();
    } catch {
      return null; // blocked by browser settings
    }
  }

  return {
    write,
    writeAtOnce(draft) {
      if (isOpen) writePlain(draft);
    },

    async remove(key) {
      plainStorage()?.removeItem(key);
      await database.remove(key).catch(() => undefined);
    },

    open() {
      isOpen = true;
    },

    async removeAll() {
      isOpen = false;
      // IndexedDB first: it queues behind pending writes, and refused writes land in localStorage.
      await database.clear().catch(() => undefined);
      const storage = plainStorage();
      for (const { key } of readPlain(storage)) storage?.removeItem(key);
    },

    async list() {
      const kept = await database.read().catch(() => []);
      const newest = new Map<string, AnyDraft>();
      for (const draft of [...kept, ...readPlain(plainStorage())].map(toDraft)) {
        const known = draft && newest.get(draft.key);
        if (draft && (!known || known.savedAt <= draft.savedAt)) newest.set(draft.key, draft);
      }
      const misplaced = new Set(readPlain(plainStorage()).map(({ key }) => key));
      await Promise.all([...newest.values()].filter(({ key }) => misplaced.has(key)).map(write));
      return [...newest.values()]
        .filter((draft) => isDirty<PostForm | IssueForm>(draft.form, draft.base))
        .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
    },
  };
}

function readPlain(storage: Storage | null): { key: string }[] {
  if (!storage) return [];
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => Object.assign(parse(storage.getItem(key)), { key }));
}

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function toDraft(value: unknown): AnyDraft | null {
  if (typeof value !== 'object' || value === null || !('form' in value) || !('base' in value)) return null;
  const { key, savedAt, baseVersion } = value as Partial<AnyDraft>;
  if (typeof key !== 'string') return null;
  const common = {
    key,
    baseVersion: typeof baseVersion === 'number' ? baseVersion : 0,
    savedAt: typeof savedAt === 'string' ? savedAt : new Date(0).toISOString(),
  };
  if ('issueId' in value) {
    const { issueId } = value;
    const texts = { form: toForm(value.form, EMPTY_ISSUE_FORM), base: toForm(value.base, EMPTY_ISSUE_FORM) };
    return { ...common, ...texts, issueId: typeof issueId === 'string' ? issueId : null };
  }
  const { postId, postKey, pending } = value as Partial<Draft>;
  return {
    ...common,
    postId: typeof postId === 'string' ? postId : null,
    // Posts had no key but their id when older drafts were stored.
    postKey: typeof postKey === 'string' ? postKey : typeof postId === 'string' ? postId : null,
    form: toForm(value.form, EMPTY_POST_FORM),
    base: toForm(value.base, EMPTY_POST_FORM),
    // Missing in drafts of an older version.
    pending: typeof pending?.version === 'string' ? pending : null,
  };
}

/** Reads the known fields: a draft can be older than a field of the form. */
function toForm<Form extends object>(value: unknown, empty: Form): Form {
  const stored = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const fields = Object.keys(empty).filter((field) => typeof stored[field] === 'string');
  return { ...empty, ...Object.fromEntries(fields.map((field) => [field, stored[field]])) };
}
