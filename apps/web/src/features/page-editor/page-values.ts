import { applyChanges, withoutRemoved } from '@tideline/copy/editing/copy-values';
import { mergeDraft } from '@tideline/domain/entity/draft';
import {
  type CopyChanges,
  type CopyValue,
  type CopyValues,
  type PageDocument,
} from '@tideline/domain/page/page-document';

/** What the server has of a page. */
export type StoredPage = {
  /** The texts of its draft, or those that visitors see without one. */
  base: CopyValues;
  /** What visitors see, and its version. */
  live: CopyValues;
  liveVersion: number;
  draft: { version: string; baseVersion: number; goesLiveAt: string | null; isHeld: boolean } | null;
};

export function toStored({ values, version, draft }: PageDocument): StoredPage {
  return { base: draft?.fields ?? values, live: values, liveVersion: version, draft };
}

/** The texts to edit: a draft from before the last publication is merged with it, and wins. */
export function toEdited({ values, version, draft }: PageDocument): CopyValues {
  if (!draft || draft.baseVersion === version) return draft?.fields ?? values;
  return applyChanges(values, mergeDraft(draft, values).changes);
}

/** The address of a page in the frame. An added page may not be public yet: its frame shows the template, then the texts. */
export function frameAddress({ id, path, added }: Pick<PageDocument, 'id' | 'path' | 'added'>): string {
  return added ? `/${id}` : (path ?? '/');
}

/** Values as they are saved: without empty lines, and without the texts of removed items, which Undo still needs. */
export function savedValues(sections: Record<string, unknown>, values: CopyValues): CopyValues {
  return Object.fromEntries(
    Object.entries(withoutRemoved(sections, values)).map(([path, value]) => [
      path,
      Array.isArray(value) ? value.filter((line) => line.trim() !== '') : value,
    ]),
  );
}

/** The changes that turn `before` into `after`; null sets a field back to its built-in text. */
export function changesBetween(before: CopyValues, after: CopyValues): CopyChanges {
  const paths = Object.keys({ ...before, ...after });
  return Object.fromEntries(
    paths.filter((path) => !isSame(before[path], after[path])).map((path) => [path, after[path] ?? null]),
  );
}

/** A change of one field; its built-in text is no change. */
export function changeOf(path: string, value: CopyValue | null, builtIn: CopyValue): CopyChanges {
  return { [path]: isSame(value, builtIn) ? null : value };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
