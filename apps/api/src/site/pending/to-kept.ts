import type { PendingFields } from '@tideline/domain/post/pending-changes';
import type { KeepPending } from '@tideline/domain/post/pending-changes.schema';
import { parsePublishDate } from '@tideline/domain/time/publish-date';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import type { Kept } from '../drafts/keep-draft.ts';

/** The changes of a caller, with dates as instants in the agency's time zone. */
export async function toKept(db: Db, { changes, ...kept }: KeepPending): Promise<Kept<PendingFields>> {
  const { timeZone } = await findSettings(db);
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { publishDate } = changes;
  const dated = publishDate && { publishDate: parsePublishDate(publishDate, timeZone) };
  return {
    ...kept,
    change: (fields) => ({ ...fields, ...named, ...dated }),
    isNamed: (name) => Object.hasOwn(named, name),
  };
}
