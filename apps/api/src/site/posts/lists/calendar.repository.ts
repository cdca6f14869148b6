import type { PostSummary } from '@tideline/domain/post/post';
import type { CalendarQuery } from '@tideline/domain/post/calendar.schema';
import { dayAfter, parsePublishDate } from '@tideline/domain/time/publish-date';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Db } from '../../../core/store/schema.ts';

/** A post with a publish date, as shown on the staff calendar. */
type PostOnDay = Pick<PostSummary, 'id' | 'title' | 'status' | 'version'> & { publishDate: string };

/** How many posts a calendar shows. */
const POSTS_MAX = 500;

/** The posts outside the trash with a publish date on these days of the agency's zone, by date. */
export async function listPostsOnDays(db: Db, { from, to }: CalendarQuery): Promise<PostOnDay[]> {
  const { timeZone } = await findSettings(db);
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'title', 'status', 'version', 'sort_date'])
    .where('deleted_at', 'is', null)
    .where('sort_date', '>=', parsePublishDate(from, timeZone) ?? from)
    .where('sort_date', '<', parsePublishDate(dayAfter(to), timeZone) ?? to)
    .orderBy('sort_date')
    .orderBy('id')
    .limit(POSTS_MAX)
    .execute();
  return rows.map(({ sort_date: publishDate, ...post }) => ({ ...post, publishDate }));
}
