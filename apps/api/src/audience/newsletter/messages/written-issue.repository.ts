import type { Issue } from '@tideline/domain/newsletter/issue';
import type { Db } from '../../../core/store/schema.ts';

/** What a mail needs of an issue. */
export type IssueToSend = Pick<
  Issue,
  'id' | 'slug' | 'subject' | 'previewText' | 'content' | 'senderName' | 'replyTo' | 'layout'
>;

/** The issue as its mail is written, or null when there is none. */
export async function findIssueToSend(db: Db, id: string): Promise<IssueToSend | null> {
  const row = await db
    .selectFrom('issues')
    .select(['id', 'slug', 'subject', 'content', 'layout'])
    .select(['preview_text as previewText', 'sender_name as senderName', 'reply_to as replyTo'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
