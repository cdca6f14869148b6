import type * as IdbKeyval from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import type { DraftDatabase } from './draft-storage.ts';
import { createDraftStorage } from './draft-storage.ts';

type Library = Pick<typeof IdbKeyval, 'createStore' | 'del' | 'set' | 'values'>;

let opened: Promise<{ library: Library; store: UseStore }> | undefined;

/** Loads the library and opens the database when it is first needed; a failure is not kept. */
async function open(): Promise<{ library: Library; store: UseStore }> {
  opened ??= import('idb-keyval')
    .then((library) => ({ library, store: library.createStore('tideline', 'drafts') }))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

const database: DraftDatabase = {
  async read() {
    const { library, store } = await open();
    return library.values(store);
  },
  async write(key, draft) {
    const { library, store } = await open();
    await library.set(key, draft, store);
  },
  async remove(key) {
    const { library, store } = await open();
    await library.del(key, store);
  },
};

/** The unsaved text of every editor of this browser. */
export const browserDrafts = createDraftStorage(database, () => localStorage);
