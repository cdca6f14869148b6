import { postPath } from '@tideline/domain/site/site-path';
import { csvExport } from '../../../core/exports/csv-export.ts';
import type { Db } from '../../../core/store/schema.ts';

/** Every redirect as CSV. A path without a target is gone. */
export function exportRedirects(db: Db): AsyncGenerator<string> {
  return csvExport(
    ['path', 'target', 'origin', 'createdAt'],
    async ({ limit, cursor = '' }) => {
      const items = await db
        .selectFrom('redirects')
        .select(['path', 'post_id', 'target_path', 'origin', 'created_at'])
        .where('path', '>', cursor)
        .orderBy('path')
        .limit(limit)
        .execute();
      return { items, nextCursor: items.length < limit ? null : (items.at(-1)?.path ?? null) };
    },
    (row) => [
      row.path,
      row.post_id === null ? (row.target_path ?? '') : postPath(row.post_id),
      row.origin,
      row.created_at,
    ],
  );
}
