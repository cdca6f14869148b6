import { clear, createStore, del, set, values } from 'idb-keyval';
import type { DraftDatabase } from './draft-storage.ts';
import { createDraftStorage } from './draft-storage.ts';

/** Opens the database on first use. */
const store = createStore('tideline', 'drafts');

const database: DraftDatabase = {
  read: () => values(store),
  write: (key, draft) => set(key, draft, store),
  remove: (key) => del(key, store),
  clear: () => clear(store),
};

/** Unsaved text of all editors in this browser. */
export const browserDrafts = createDraftStorage(database, () => localStorage);
