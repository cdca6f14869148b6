import type { SiteDocumentId } from '@tideline/copy/editing/site-documents';
import { copyFiller } from '@tideline/copy/parts/fill-copy';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { type ChangedCopy, copyReader, type SectionsOf } from './copy-reader.ts';

/** What a page sends along as JSON, if anything on the site is changed. */
type SentCopy = { changed: readonly string[]; shown: ChangedCopy };

/** The calls of the API that the store makes. */
type PagesApi = {
  pages: {
    changed: { query: () => Promise<readonly string[]> };
    copy: { query: (input: { ids: SiteDocumentId[] }) => Promise<ChangedCopy> };
  };
};

/** The changed copy of a visit. */
export type CopyStore = ReturnType<typeof copyStore>;

/** Fetches changed copy page by page. An untouched site fetches and sends nothing. */
export function copyStore(loadApi: () => Promise<PagesApi>) {
  /** The documents that are changed, asked for once per visit. */
  let asked: Promise<readonly string[]> | null = null;
  let changed: readonly string[] = [];
  let shown: ChangedCopy = {};
  let fill = copyFiller({});
  let reader = copyReader(shown, fill);
  const listeners = new Set<() => void>();

  function show(copy: ChangedCopy): void {
    shown = { ...shown, ...copy };
    reader = copyReader(shown, fill);
    for (const listener of listeners) listener();
  }

  return {
    /** Fetches the changed parts of documents that a page shows. */
    async load(...ids: SiteDocumentId[]): Promise<void> {
      const api = await loadApi();
      asked ??= api.pages.changed.query();
      changed = await asked;
      const missing = ids.filter((id) => changed.includes(id) && shown[id] === undefined);
      if (missing.length > 0) show(await api.pages.copy.query({ ids: missing }));
    },
    /** Changes with the copy. */
    reader: () => reader,
    /** A part as visitors see it. `builtIn`: its built-in copy. */
    read: <Id extends SiteDocumentId, Name extends keyof SectionsOf<Id> & string>(
      id: Id,
      name: Name,
      builtIn: SectionsOf<Id>[Name],
    ): SectionsOf<Id>[Name] => reader(id, name, builtIn),
    /** Whether staff have taken the page of a document off the site. */
    isHidden: (id: SiteDocumentId) =>
      (shown[id]?.['visibility'] as { isShown: boolean } | undefined)?.isShown === false,
    show,
    /** Fills placeholders with the values of the site from now on. */
    fillFor(site: SiteSettings) {
      fill = copyFiller(site);
      show({});
    },
    /** Whether the layout shows changes: not before React has hydrated it. */
    isWatched: () => listeners.size > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** For the browser; empty when nothing is changed, so that such a page stays as it is, byte for byte. */
    toSend(): { copy?: string } {
      return changed.length > 0 ? { copy: JSON.stringify({ changed, shown } satisfies SentCopy) } : {};
    },
    receive(sent: string | undefined) {
      const copy = sent === undefined ? { changed: [], shown: {} } : (JSON.parse(sent) as SentCopy);
      changed = copy.changed;
      asked = Promise.resolve(changed);
      show(copy.shown);
    },
  };
}
